import type { CachedPage, PostedForm, ShownCredentials } from '@vitrine/api'
import type { Visit } from '../request/visit.ts'
import type { RouteKey } from '../routing/routes.ts'

/** A request for a page, with no more of it than pages may know. */
export interface PageRequest {
  readonly host: string | undefined
  readonly scheme: 'http' | 'https'
  /** Path and query as they were sent. */
  readonly target: string
  readonly requestId: string
  /** What the cookies of the request hold. */
  readonly shown?: ShownCredentials | undefined
  /** The form that was sent to the address. */
  readonly post?: PostedForm | undefined
  /** Where it was sent from: the address and the browser. */
  readonly peer?: string | undefined
  readonly device?: string | undefined
  readonly log: (level: 'info' | 'warn' | 'error', facts: object, message: string) => void
}

/** What stands around the body of an answer. */
export interface PageMeta {
  readonly status: number
  readonly key: RouteKey | undefined
  readonly tenantId: string | undefined
  readonly noindex: boolean
  /** Whether it is a page of an editor, which may do more than others. */
  readonly isEditor?: boolean | undefined
  readonly cacheControl: string
  /** HTML when it is left out. */
  readonly contentType?: string | undefined
  /** When asking again makes sense, in seconds. */
  readonly retryAfter?: number | undefined
}

interface RedirectReply {
  readonly kind: 'redirect'
  readonly status: number
  readonly target: string
  readonly noindex: boolean
  readonly cacheControl: string
}

export type PageReply = ({ readonly kind: 'page'; readonly page: CachedPage<PageMeta> } | RedirectReply) & {
  readonly cookies?: readonly string[]
}

export const NO_STORE = 'no-store'
const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** Long enough to spare a visitor the detour, short enough to change one's mind. */
const MOVED = 'public, max-age=3600'

/** Whether caches may keep what a visit is shown: its route says so, and a draft is for those who may see it (R17). */
export const mayBeKept = ({ route, draftsId }: Visit): boolean => route?.cache !== 'never' && draftsId === undefined

/** The same of an answer: `public` is what its screen says. */
export const cacheControlOf = (visit: Visit, cache: 'public' | 'never'): string =>
  cache === 'public' && mayBeKept(visit) ? PUBLIC : NO_STORE

export const redirected = (status: number, target: string, noindex = false): RedirectReply => ({
  kind: 'redirect',
  status,
  target,
  noindex,
  cacheControl: status === 301 || status === 308 ? MOVED : NO_STORE,
})
