import { type CachedPage, cachePage } from '@vitrine/api'
import { escapeHtml } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import { type Carried, carriedFrom, carriedIn, carriedQuery } from '../request/campaign.ts'
import { sectionQuery } from '../request/visit.ts'
import { type HostKind, readAddress } from '../routing/address.ts'
import { type RouteKey, routes } from '../routing/routes.ts'
import { NO_STORE, OWN, type PageMeta, type PageReply } from './page-reply.ts'

/** So many copies of a page are kept: search engines say no more of theirs than their origin, so few are made. */
const MOST_COPIES = 16
const LONGEST = 500

/** The page of another site that a request says it comes from, without its query; nothing where it says none. */
export function foreignReferrer(referer: string | undefined, host: string): string | undefined {
  const url = referer === undefined ? null : URL.parse(referer)
  if (!url || !/^https?:$/.test(url.protocol) || url.host === host) return undefined
  const page = `${url.origin}${url.pathname}`
  return page.length > LONGEST ? undefined : page
}

/** What is asked for, and by whom. */
export interface Arrival {
  readonly hostKind: HostKind
  /** Path and query, as they were sent. */
  readonly target: string
  /** The page of another site that led here. */
  readonly referrer: string | undefined
  /** Whether a form was sent: nobody arrives by one. */
  readonly isPosted: boolean
}

const copies = new WeakMap<CachedPage<PageMeta>, LRUCache<string, CachedPage<PageMeta>>>()

/**
 * A page for a visitor who was led to it by a campaign or another site, and whose browser may run no script (R125,
 * decision 044). The first page leads on by itself, where no script runs, to an address that says so; each page at such
 * an address carries it on in its links and forms. Where script runs nothing is different.
 */
export async function carrying(reply: PageReply, arrival: Arrival): Promise<PageReply> {
  if (reply.kind !== 'page' || !isOfVisitors(reply.page.meta.key)) return reply
  const { target } = arrival
  const query = new URLSearchParams(target.split(/\?(.*)/s)[1])
  const carried = carriedIn(query)
  if (isSomething(carried))
    return copied(reply, `carrying ${target}`, (html) => withCarriedLinks(html, carried, arrival))

  const { status, cacheControl } = reply.page.meta
  const { campaign, referrer } = carriedFrom(query, arrival.referrer)
  if (status !== 200 || cacheControl === NO_STORE || arrival.isPosted || query.has('draftsId')) return reply
  if (!isSomething({ campaign, referrer })) return reply
  const next = nextAddress(target, query, { campaign, referrer })
  const made = await copied(reply, `leading on, ${referrer} ${next}`, (html) => leadingOn(html, next, referrer))
  // Who comes from elsewhere is told by no address, so it is for nobody else.
  return referrer === '' || made.kind !== 'page'
    ? made
    : { ...made, page: { ...made.page, meta: { ...made.page.meta, cacheControl: OWN } } }
}

/** Whether a page is one of a site: they lead to each other, and to where somebody asks. */
const isOfVisitors = (key: RouteKey | undefined): boolean =>
  key !== undefined && (routes[key].layout === 'landing' || key === 'chat')

const isSomething = ({ campaign, referrer }: Carried): boolean => campaign !== '' || referrer !== ''

/** A copy of a page, which is kept with it: what is kept for all others stays as it is. */
async function copied(
  reply: Extract<PageReply, { kind: 'page' }>,
  under: string,
  change: (html: string) => string,
): Promise<PageReply> {
  const { page, cached: _, ...rest } = reply
  const made = copies.get(page) ?? new LRUCache({ max: MOST_COPIES })
  copies.set(page, made)
  const copy = made.get(under) ?? cachePage(change(String(await page.body('identity'))), page.meta)
  made.set(under, copy)
  return { ...rest, page: copy }
}

/** What begins the forms that lead to an inquiry: itself, the selection of a product, what puts one on the list. */
const asking = /<input type="hidden" name="(?:form" value="inquiry"|product" value="[^"]*")/g

/** The same page, at an address that carries on what led here, of which no number of a click is left. */
function nextAddress(target: string, query: URLSearchParams, carried: Carried): string {
  const known = new Set(['language', ...Object.keys(sectionQuery({ query }))])
  const kept = [...query].filter(([name]) => known.has(name))
  return `${target.split('?')[0]}?${new URLSearchParams([...kept, ...Object.entries(carriedQuery(carried))])}`
}

/**
 * The first page: without script it is left at once for the same one, whose links carry on what led here. Where a browser
 * leaves no page by itself, its forms say at least which site it was.
 */
function leadingOn(html: string, next: string, referrer: string): string {
  const field = `<noscript><input type="hidden" name="referrer" value="${escapeHtml(referrer)}"/></noscript>`
  const named = referrer === '' ? html : html.replaceAll(asking, (input) => `${field}${input}`)
  // Two slashes would begin the name of a host.
  if (!/^\/(?![/\\])/.test(next)) return named
  const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(next)}"/></noscript>`
  return named.replace('</head>', () => `${refresh}</head>`)
}

const openingTags = /<(a|form|button|input)\b([^>]*)>/g
const addresses = /\s(href|action|formaction)="([^"]*)"/i

/** The page with links and forms that carry on what led here, wherever they lead to pages of the same site. */
function withCarriedLinks(html: string, carried: Carried, { hostKind, target }: Arrival): string {
  const { clientId } = readAddress(hostKind, target)
  const query = carriedQuery(carried)
  const added = escapeHtml(`${new URLSearchParams(query)}`)
  const fields = Object.entries(query)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}"/>`)
    .join('')

  const isOwnPage = (address: string): boolean => {
    if (!address.startsWith('/') || address.startsWith('//')) return false
    const reading = readAddress(hostKind, address.split(/[?#]/)[0] ?? '')
    return reading.status === 200 && reading.clientId === clientId && isOfVisitors(reading.key)
  }
  const carryingAddress = (address: string): string => {
    const [rest = '', hash] = address.split(/#(.*)/s)
    return `${rest}${rest.includes('?') ? '&amp;' : '?'}${added}${hash === undefined ? '' : `#${hash}`}`
  }

  return html.replaceAll(openingTags, (tag, name: string, attributes: string) => {
    const [attribute, of, address] = addresses.exec(attributes) ?? []
    const leadsWithin = address !== undefined && isOwnPage(address)
    // A form that is sent by GET replaces the query of its address.
    if (name === 'form' && !/\bmethod="(?:post|dialog)"/i.test(attributes))
      return address === undefined || leadsWithin ? `${tag}${fields}` : tag
    if (attribute === undefined || !leadsWithin) return tag
    return tag.replace(attribute, () => ` ${of}="${carryingAddress(address)}"`)
  })
}
