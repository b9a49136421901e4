import { pageAddress } from '@vitrine/model'
import { MOST_SUGGESTED, siteSuggest } from '@vitrine/schemas'
import { type Endpoint, endpoint } from '../../http/endpoint/endpoint.ts'
import { folded } from '../../platform/language/folded.ts'
import { orderOf } from '../contents/contents.routes.ts'
import { shownContent } from '../contents/shown-content.ts'
import { urlOf } from './shown-pages.ts'

/** Whether each word that was typed begins a word of a name. */
function isCalled(name: string, q: string): boolean {
  const words = folded(name).split(/[^\p{L}\p{N}]+/u)
  return folded(q)
    .split(/[^\p{L}\p{N}]+/u)
    .every((typed) => words.some((word) => word.startsWith(typed)))
}

/** What is suggested while somebody types into the search of a site. */
export const suggestRoutes: readonly Endpoint[] = [
  endpoint(siteSuggest, async ({ q }, context) => {
    const { tenant, language, stores } = context
    if (!/[\p{L}\p{N}]/u.test(q)) return { products: [], pages: [] }
    const list = { page: 1, pageSize: MOST_SUGGESTED, q, sort: 'relevance' } as const
    const [found, released] = await Promise.all([
      stores.contents.list(tenant.id, 'product', list),
      stores.pages.released(tenant, language),
    ])
    const products = found.items.map((record) => {
      const { props, languages } = shownContent('product', record, orderOf(context))
      return {
        name: props.name,
        url: pageAddress('product', record.slug),
        ...(languages?.name !== undefined && { language: languages.name }),
      }
    })
    const pages = (released?.pages ?? [])
      .filter((page) => page.pageType === 'pages' || page.pageType === 'contact-us')
      .filter(({ name }) => isCalled(name, q))
      .slice(0, MOST_SUGGESTED)
      .map((page) => ({ name: page.name, url: urlOf(page) }))
    return { products, pages, ...(found.instead !== undefined && { instead: found.instead }) }
  }),
]
