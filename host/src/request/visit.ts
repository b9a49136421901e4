import type { ShownCredentials } from '@vitrine/api'
import type { StageList } from '@vitrine/renderer'
import { type ChosenLanguage, chooseLanguage, type Links, linkBuilder } from '@vitrine/renderer/internal'
import type { Answer, infoByDomain } from '@vitrine/schemas'
import { MAX_SELECTION_TEXT } from '@vitrine/schemas/selection'
import { addedPageAt, type KnownAddress, type ReadAddress } from '../routing/address.ts'
import type { HostReading } from '../routing/hosts.ts'
import { type Params, type Route, type RouteKey, routes } from '../routing/routes.ts'

export type SiteInfo = Answer<typeof infoByDomain>

/**
 * One visit: what was asked for, and what the guards found out about it. It is made anew for each
 * request and handed on, never kept (R77, T8).
 */
export interface Visit {
  readonly host: HostReading
  readonly scheme: 'http' | 'https'
  /** Path and query as they stand in the request. */
  readonly fullPath: string
  /** The same as it should be written, when it was written otherwise. */
  readonly canonical?: string
  readonly query: URLSearchParams
  /** The path without clientId: `/product/lamp`. */
  readonly path: string
  /** The clientId as it stands in the address. */
  readonly clientId?: string
  /** What the address leads to; nothing for one that the route table does not know. */
  readonly key?: RouteKey
  readonly route?: Route
  readonly params: Params
  /** The site, once it is known whose it is. */
  readonly site?: SiteInfo
  /** The draft that this visitor may see and asked for; without it the release is shown. */
  readonly draftsId?: string
  /** The language of the page (R222–R224): of the site where there is one, else of the interface. */
  readonly language: string
  readonly defaultLanguage: string
  /** What the address says of the language. */
  readonly languageParameter: ChosenLanguage['asked']
  /** Writes addresses as this visit needs them: they keep its site, its draft and its language. */
  readonly links: Links
  /** The inquiry list, on its page. */
  readonly list?: StageList | undefined
  /** What the visitor's cookies hold; it decides about drafts and owners' pages, never about a public page. */
  readonly shown?: ShownCredentials
  /** Whether the browser asks by Global Privacy Control that nobody is followed (R313). */
  readonly signalsPrivacy?: boolean
  /** Path and query of the page of this host that the visitor was on. Pages that are kept know nothing of it. */
  readonly before?: string
}

/** What is found out about a visit after its address was read. */
export type VisitContext = Pick<Visit, 'site' | 'draftsId'>

interface Request {
  readonly shown?: ShownCredentials | undefined
  readonly signalsPrivacy?: boolean | undefined
  readonly before?: string | undefined
  readonly host: HostReading
  readonly scheme: 'http' | 'https'
  /** The site that the host itself belongs to. */
  readonly site: SiteInfo | undefined
  readonly target: string
}

/** The visit at its beginning: what can be told from the request alone. */
export function visitOf(request: Request, reading: ReadAddress): Visit {
  const { host, scheme, site, target, shown, signalsPrivacy = false, before } = request
  const question = target.indexOf('?')
  return withLanguage({
    host,
    scheme,
    fullPath: target,
    query: new URLSearchParams(question < 0 ? '' : target.slice(question)),
    ...known(isOfOther(request, reading) ? readWhole(reading, target) : withoutOwn(request, reading)),
    ...(site && { site }),
    ...(shown && { shown }),
    ...(signalsPrivacy && { signalsPrivacy }),
    ...(before !== undefined && { before }),
  })
}

/** The visit with what a guard found out about it: another site or draft may speak other languages. */
export const withLearned = (visit: Visit, learned: VisitContext = {}): Visit => withLanguage({ ...visit, ...learned })

function withLanguage(visit: Omit<Visit, 'language' | 'defaultLanguage' | 'languageParameter' | 'links'>): Visit {
  const { query, site, clientId, draftsId } = visit
  const { language, defaultLanguage, asked } = chooseLanguage(
    query.get('language'),
    site?.languages,
    site?.defaultLanguage,
  )
  const links = linkBuilder({ clientId, draftsId, language, defaultLanguage })
  return { ...visit, language, defaultLanguage, languageParameter: asked, links }
}

/**
 * On the domain of a site only the owner's own clientId is one: any other first segment is a part of
 * an address that nobody knows, or that the owner moved (T4, R70).
 */
const isOfOther = ({ host, site }: Request, { clientId }: ReadAddress): boolean =>
  host.kind === 'custom' && clientId !== undefined && clientId !== site?.clientId

/** Read again, with all of it as the path: what stood where a clientId would is the first word of a plugin's page, or of none. */
function readWhole({ clientId, path }: ReadAddress, target: string): ReadAddress {
  const whole = path === '/' ? `/${clientId}` : `/${clientId}${path}`
  const found = addedPageAt(whole)
  if (!found) return { status: 404, path: whole }
  const [written = '', query] = target.split(/\?(.*)/s)
  return written === whole ? found : { ...found, canonical: query === undefined ? whole : `${whole}?${query}` }
}

/**
 * The owner's own clientId before a page of a plugin's kind is a spelling of its address: only where there is such a page
 * does it lead to the one without.
 */
function withoutOwn({ host, target }: Request, reading: ReadAddress): ReadAddress {
  if (host.kind !== 'custom' || reading.clientId === undefined || reading.status !== 200) return reading
  const { clientId, ...rest } = reading
  if (!routeOf(reading).takesAnyWord) return reading
  return { ...rest, canonical: target.slice(target.indexOf(clientId) + clientId.length) }
}

const known = (reading: ReadAddress) => ({
  path: reading.path,
  params: reading.status === 200 ? reading.params : {},
  ...(reading.clientId !== undefined && { clientId: reading.clientId }),
  ...(reading.status === 200 && { key: reading.key, route: routeOf(reading) }),
  ...(reading.status === 200 && reading.canonical !== undefined && { canonical: reading.canonical }),
})

const routeOf = ({ key }: KnownAddress): Route => routes[key]

/** The parameters of an address that can change what a page shows; the cache keeps to them too. */
export const pageParameters = ['page', 'category', 'q', 'sort', 'filter', 'product', 'quantity'] as const

/** What a buyer chose of a product (R123), and where it would go. */
const selectionParameters = ['s', 'at', 'to', 'list'] as const

/** What the selection form sends besides, which is in the address only until it is read, or where it cannot be. */
const isOfSelectionForm = (name: string): boolean => /^(?:do|c|kinds|q\.[\w.-]{1,60}|k\.\w{1,40})$/.test(name)

const LONGEST_VALUE = 200
const MOST_FIELDS = 300

type Queried = Pick<Visit, 'query'>

/** Whether somebody's own selection stands in the address: such a page is kept for nobody else, and for no search engine. */
export const hasSelection = ({ query }: Queried): boolean =>
  query.has('do') || selectionParameters.some((name) => query.has(name))

/** So many groups may be filtered by, and so many values of each. */
const MOST_FILTERS = 12
const MOST_VALUES = 50
const LONGEST_FILTER = 120

/** The values by which a list is filtered (`f.thread=m8&f.thread=m10`): a line each, in one order for all who choose them. */
function filtersIn(query: URLSearchParams): readonly (readonly [name: string, values: string])[] {
  const names = [...new Set(query.keys())].filter((name) => /^f\..{1,120}$/su.test(name)).sort()
  return names.slice(0, MOST_FILTERS).flatMap((name) => {
    const values = query.getAll(name).flatMap((value) => value.split('\n'))
    const known = new Set(values.map((value) => value.trim().slice(0, LONGEST_FILTER)).filter((value) => value !== ''))
    return known.size === 0 ? [] : [[name, [...known].sort().slice(0, MOST_VALUES).join('\n')] as const]
  })
}

/** The parameters that make a page another one, once each; of filters a line for each value. */
export const pageQuery = ({ query }: Queried): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...pageParameters.flatMap((name) => {
      const value = query.get(name)
      return value ? [[name, value.slice(0, LONGEST_VALUE)] as const] : []
    }),
    ...filtersIn(query),
  ])

/** What a section may know of the query: the same, and what was chosen. */
export function sectionQuery(visit: Queried): Readonly<Record<string, string>> {
  const { query } = visit
  if (!hasSelection(visit)) return pageQuery(visit)
  const chosen = selectionParameters.flatMap((name) => {
    const value = query.get(name)
    return value ? [[name, value.slice(0, name === 's' ? MAX_SELECTION_TEXT : LONGEST_VALUE)] as const] : []
  })
  const typed = query.has('do') ? [...query].filter(([name]) => isOfSelectionForm(name)).slice(0, MOST_FIELDS) : []
  return {
    ...pageQuery(visit),
    ...Object.fromEntries(typed.map(([name, value]) => [name, value.slice(0, LONGEST_VALUE)])),
    ...Object.fromEntries(chosen),
  }
}

/** The origin that this visit came to. Its name is known: the system domain or one of the map (reliability 1), and so is its port. */
export const originOf = ({ scheme, host }: Pick<Visit, 'scheme' | 'host'>): string =>
  `${scheme}://${host.name}${host.port}`
