import { address, type RouteKey, routes } from '../routes.ts'
import type { Facts, Thing } from './facts.ts'

/** The list that a page stands below, and the word for it. */
const above: Readonly<Partial<Record<RouteKey, { readonly path: string; readonly word: string }>>> = {
  product: { path: address(routes.products), word: 'products.title' },
  collection: { path: address(routes.products), word: 'products.title' },
  case: { path: address(routes.cases), word: 'cases.title' },
  infoDetail: { path: address(routes.info), word: 'info.title' },
}

/** The way from the home page to this one. */
export function breadcrumbs({ key, siteName, title, canonical, at, say }: Facts): Thing {
  const list = above[key]
  const steps = [
    { name: siteName, item: at('/') },
    ...(list ? [{ name: say(list.word), item: at(list.path) }] : []),
    { name: title, item: canonical },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
