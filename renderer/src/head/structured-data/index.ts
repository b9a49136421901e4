import { scriptJson } from '../../island/island.tsx'
import { article } from './article.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import type { PageFacts, Thing } from './facts.ts'
import { itemList } from './item-list.ts'
import { product } from './product.ts'
import { organization, webSite } from './site.ts'

/** What a page is, in the words of schema.org (R310). */
function thingsOf(facts: PageFacts): readonly Thing[] {
  const { about, list } = facts
  if (about === 'home') return [organization(facts), webSite(facts)]
  return [
    ...(about === 'product' ? [product(facts)] : []),
    ...(about === 'article' ? [article(facts)] : []),
    ...(list && list.entries.length > 0 ? [itemList(facts, list)] : []),
    breadcrumbs(facts),
  ]
}

/** The same as JSON-LD, one script for each thing, escaped for it; what is not known is left out. */
export const structuredData = (facts: PageFacts): readonly string[] =>
  thingsOf(facts).map((thing) => scriptJson({ '@context': 'https://schema.org', ...thing }))
