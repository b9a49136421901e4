import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import type { CountedDimension, CountedEvent, Visitor } from '../counted-event.ts'
import { countryOf } from './country.ts'
import { deviceOf } from './device.ts'
import type { RequestFacts } from './request-facts.ts'
import { searchText } from './search-text.ts'
import { sourceOf } from './source.ts'
import { cutAddress } from './visitor.ts'

/** A page of a site that is counted when somebody sees it. Plain data: it is kept with the page. */
export interface CountedPage {
  /** Its path in the site: `/product/lamp`. */
  readonly page: string
  readonly language: string
  /** The id of the product that it is about. */
  readonly product?: string | undefined
  /** What was searched for on it without a result, as it was typed. */
  readonly emptySearch?: string | undefined
}

/** Somebody saw a page. */
export interface CountedVisit {
  readonly tenantId: string
  readonly page: CountedPage
  readonly at: number
  readonly request: RequestFacts
}

const agents = new LRUCache<string, { readonly isBot: boolean }>({ max: 5000 })

/** Whether a program asks; who does not say what it is, is one. */
export function isProgram(agent: string): boolean {
  const known = agents.get(agent)
  if (known) return known.isBot
  const isBot = agent === '' || isbot(agent)
  agents.set(agent, { isBot })
  return isBot
}

/** What of a visit counts; nothing for one of a program. */
export function eventsOfVisit({ tenantId, page, at, request }: CountedVisit): readonly CountedEvent[] {
  if (isProgram(request.agent)) return []
  const source = sourceOf(request)
  const values: readonly (readonly [CountedDimension, string])[] = [
    ['all', ''],
    ['page', page.page],
    ['language', page.language],
    ['country', countryOf(request.country, request.acceptLanguage)],
    ['device', deviceOf(request.agent)],
    ...(source === undefined ? [] : [['source', source] as const]),
  ]
  const visitor: Visitor | undefined = request.isPrivate
    ? undefined
    : { network: cutAddress(request.address), agent: request.agent }
  const search = page.emptySearch === undefined ? undefined : searchText(page.emptySearch)
  const of = { tenantId, at, visitor }
  return [
    { ...of, measure: 'view', values },
    ...(page.product === undefined
      ? []
      : [{ ...of, measure: 'product', values: [['all', ''] as const, ['product', page.product] as const] } as const]),
    ...(search === undefined
      ? []
      : [{ ...of, measure: 'search', values: [['all', ''] as const, ['search', search] as const] } as const]),
  ]
}
