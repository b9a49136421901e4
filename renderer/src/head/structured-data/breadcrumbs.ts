import type { StructuredDataFacts, Thing } from './facts.ts'

/** The way from the home page to this one. */
export function breadcrumbsData({ parent, siteName, title, canonical, at }: StructuredDataFacts): Thing {
  const steps = [
    { name: siteName, item: at('/') },
    ...(parent ? [{ name: parent.name, item: at(parent.path) }] : []),
    { name: title, item: canonical },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
