import { scriptJson } from '../../island/island.tsx'
import { article } from './article.ts'
import { breadcrumbsData } from './breadcrumbs.ts'
import type { StructuredDataFacts, Thing } from './facts.ts'
import { itemList } from './item-list.ts'
import { productData } from './product.ts'
import { organization, webSite } from './site.ts'

/** What a page is, in the words of schema.org (R310). */
function thingsOf(facts: StructuredDataFacts): readonly Thing[] {
  const { about, list } = facts
  if (about === 'home') return [organization(facts), webSite(facts)]
  return [
    ...(about === 'product' ? [productData(facts)] : []),
    ...(about === 'article' ? [article(facts)] : []),
    ...(list && list.entries.length > 0 ? [itemList(facts, list)] : []),
    breadcrumbsData(facts),
  ]
}

/** The same as JSON-LD, one script for each thing, escaped for it; what is not known is left out. */
export const structuredData = (facts: StructuredDataFacts): readonly string[] =>
  thingsOf(facts).map((thing) => scriptJson({ '@context': 'https://schema.org', ...thing }))
