import { baseLanguage } from '@vitrine/model'
import type { Facets } from '@vitrine/schemas'
import type { SiteContext } from '../../http/endpoint/context.ts'
import { CATEGORY } from './search/index/indexed-record.ts'
import type { CountedFacet, NamedFacet } from './search/query/count-facets.ts'

/** So many values may be chosen at once; of more than that nobody reads the list. */
const MOST_CHOSEN = 100

/** `thread=m8&thread=m10` → the values that are chosen of each group. */
export function filtersIn(text: string | undefined): Readonly<Record<string, readonly string[]>> {
  const chosen = new Map<string, string[]>()
  for (const [facet, value] of [...new URLSearchParams(text ?? '')].slice(0, MOST_CHOSEN))
    if (facet !== CATEGORY && value !== '') chosen.set(facet, [...(chosen.get(facet) ?? []), value])
  return Object.fromEntries(chosen)
}

/** A name, and its language where it is another than was asked for. */
function nameIn({ name, language: own }: NamedFacet, { language, tenant }: SiteContext) {
  const from = own || baseLanguage(tenant)
  return { name, ...(from !== language && { language: from }) }
}

/** What a list can be filtered by, in the language of the page. */
export function shownFacets(
  facets: readonly CountedFacet[],
  context: SiteContext,
): { readonly facets: Facets; readonly categoryCounts: Readonly<Record<string, number>> } {
  const categories = facets.find(({ facet }) => facet === CATEGORY)?.values ?? []
  return {
    facets: facets
      .filter(({ facet }) => facet !== CATEGORY)
      .map((group) => ({
        kind: group.facet,
        ...nameIn(group, context),
        values: group.values.map((one) => ({ value: one.value, ...nameIn(one, context), count: one.count })),
      })),
    categoryCounts: Object.fromEntries(categories.map(({ value, count }) => [value, count])),
  }
}
