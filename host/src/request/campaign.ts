import { formLimits } from '@vitrine/schemas'
import { readAddress } from '../routing/address.ts'
import type { Visit } from './visit.ts'

type Query = Readonly<Record<string, string>>

const NOTHING: Query = {}

/** What a campaign is told by. Numbers of a click (`gclid`) name one person, so nobody's inquiry holds them. */
const isOfCampaign = (name: string): boolean => /^utm_\w{1,40}$/.test(name)

/** The parameters of a campaign, as many as an inquiry may hold. */
function campaignIn(query: URLSearchParams): Query {
  const found = new URLSearchParams()
  for (const [name, value] of query) {
    if (!isOfCampaign(name) || value === '' || found.has(name)) continue
    found.set(name, value)
    if (`${found}`.length > formLimits.referrer) {
      found.delete(name)
      break
    }
  }
  return Object.fromEntries(found)
}

/** The query of the page that the visitor was on, where it is one of this site. */
function queryBefore({ before, host, clientId }: Visit): URLSearchParams | undefined {
  if (before === undefined || readAddress(host.kind, before).clientId !== clientId) return undefined
  return new URLSearchParams(before.split(/\?(.*)/s)[1])
}

/** What the links of pages carry on whose visitor runs no script (R125, decision 044); both empty on all others. */
export interface Carried {
  /** `utm_source=fair&utm_medium=card` */
  readonly campaign: string
  /** The page of another site, without its query. */
  readonly referrer: string
}

/** What an address carries on. */
export const carriedIn = (query: URLSearchParams): Carried => ({
  campaign: `${new URLSearchParams(campaignIn(new URLSearchParams(query.get('campaign') ?? '')))}`,
  referrer: pageOf(query.get('referrer')),
})

/** What the links of a page are to carry on, of what led to it: its address, and the page of another site. */
export const carriedFrom = (query: URLSearchParams, referrer: string | undefined): Carried => ({
  campaign: `${new URLSearchParams(campaignIn(query))}`,
  referrer: pageOf(referrer),
})

/** The same as parameters of an address. */
export const carriedQuery = ({ campaign, referrer }: Carried): Query => ({
  ...(campaign && { campaign }),
  ...(referrer && { referrer }),
})

/**
 * What led a visitor here whose browser runs no script (R125, decision 044): the parameters of a campaign in the
 * address, else in that of the page that the request was made on. For answers to one visitor alone: pages are kept,
 * and shown to many.
 */
function campaignOf(visit: Visit): Query {
  for (const query of [visit.query, queryBefore(visit)]) {
    const own = query ? campaignIn(query) : NOTHING
    if (Object.keys(own).length > 0) return own
    const carried = query ? carriedIn(query).campaign : ''
    if (carried) return Object.fromEntries(new URLSearchParams(carried))
  }
  return NOTHING
}

/** The same as an inquiry holds it, `utm_source=fair&utm_medium=card`: what its form said already comes first. */
export const campaignText = (visit: Visit, said: string | null | undefined): string =>
  said?.trim() || `${new URLSearchParams(campaignOf(visit))}`

/** The address of a page without its query, of which nothing is kept; empty for what is none. */
function pageOf(text: string | null | undefined): string {
  const url = text ? URL.parse(text) : null
  const address = url && /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname}` : ''
  return address.length > formLimits.referrer ? '' : address
}

/**
 * The page of another site that led a visitor here whose browser runs no script (R125): what a form says that was drawn
 * for them (`pages/carried-page.ts`), else the address, else that of the page that the request was made on.
 */
export const referrerOf = (visit: Visit, said?: string | null): string =>
  pageOf(said) || carriedIn(visit.query).referrer || carriedIn(queryBefore(visit) ?? new URLSearchParams()).referrer

/** All that led a visitor here, as an address of one visitor's own page carries it on. */
export function cameFrom(visit: Visit, said?: string | null): Query {
  const referrer = referrerOf(visit, said)
  const campaign = campaignOf(visit)
  const isCarried = [visit.query, queryBefore(visit)].some((query) => query && carriedIn(query).campaign !== '')
  // Links carry it in one parameter; where script runs they carry nothing, and the address names it as campaigns do.
  return isCarried
    ? carriedQuery({ campaign: `${new URLSearchParams(campaign)}`, referrer })
    : { ...campaign, ...(referrer && { referrer }) }
}
