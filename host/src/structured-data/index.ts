import { scriptJson } from '@vitrine/renderer'
import { article } from './article.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import type { Facts, Thing } from './facts.ts'
import { itemList } from './item-list.ts'
import { product } from './product.ts'
import { organization, webSite } from './site.ts'

/** What a page is, in the words of schema.org (R310). */
function thingsOf(facts: Facts): readonly Thing[] {
  const { key, list } = facts
  if (key === 'home') return [organization(facts), webSite(facts)]
  return [
    ...(key === 'product' ? [product(facts)] : []),
    ...(key === 'case' || key === 'infoDetail' ? [article(facts)] : []),
    ...(list && list.entries.length > 0 ? [itemList(facts, list)] : []),
    breadcrumbs(facts),
  ]
}

/** The same as JSON-LD, one script for each thing, escaped for it; what is not known is left out. */
export const structuredData = (facts: Facts): readonly string[] =>
  thingsOf(facts).map((thing) => scriptJson({ '@context': 'https://schema.org', ...thing }))

export type { Facts, Listed } from './facts.ts'
