import type { AnswerHead, CachedPage, CountedPage } from '@vitrine/api'
import { agreedTo, consentOf } from '../request/consent.ts'
import { hasSelection, type SiteInfo, type Visit } from '../request/visit.ts'
import type { RouteKey } from '../routing/routes.ts'
import type { PageVersion } from './page-version.ts'

/** What stands around the body of an answer, and what is known of it. */
export interface PageMeta extends AnswerHead {
  readonly key: RouteKey | undefined
  readonly tenantId: string | undefined
  /** Whether it is a page of an editor, which may do more than others. */
  readonly isEditor?: boolean | undefined
  /** What of the tags of the site a visitor agreed to: the policy of the page opens for it. */
  readonly agreed?: ReturnType<typeof agreedTo>
  /** The version of a page that may be exchanged for another one without loading a document. */
  readonly version?: PageVersion | undefined
  /** What is counted when somebody sees it; nothing for what is no page of a site. */
  readonly counted?: CountedPage | undefined
}

interface RedirectReply {
  readonly kind: 'redirect'
  readonly status: number
  readonly target: string
  readonly noindex: boolean
  readonly cacheControl: string
}

interface Page {
  readonly kind: 'page'
  readonly page: CachedPage<PageMeta>
  /** Under which key a page is cached, and the site as it was when it was drawn. */
  readonly cached?: { readonly key: string; readonly site: SiteInfo | undefined } | undefined
}

export type PageReply = (Page | RedirectReply) & {
  readonly cookies?: readonly string[]
}

export const NO_STORE = 'no-store'
export const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** Long enough to spare a visitor the detour, short enough to change one's mind. */
const MOVED = 'public, max-age=3600'

/** A page that shows what one visitor chose, or loads what one visitor agreed to. */
export const OWN = 'private, no-cache'

/** Whether caches may keep what a visit is shown: its route says so, and a draft is for those who may see it (R17). */
export const mayBeKept = (visit: Visit): boolean => isPublic(visit) && !hasSelection(visit)

const isPublic = ({ route, draftsId }: Visit): boolean => route?.cache !== 'never' && draftsId === undefined

/** The same of an answer: `public` is what its screen says. */
export const cacheControlOf = (visit: Visit, cache: 'public' | 'never'): string =>
  cache !== 'public' || !isPublic(visit) || visit.query.has('do') ? NO_STORE : isOwn(visit) ? OWN : PUBLIC

const isOwn = (visit: Visit): boolean => hasSelection(visit) || agreedIn(visit) !== undefined

/** What was agreed to on a visit, if anything was. */
function agreedIn(visit: Visit): PageMeta['agreed'] {
  const consent = consentOf(visit)
  return consent && agreedTo(consent)
}

/** What a page with tags depends on beside its address; nothing on all others. */
export const consentHead = (visit: Visit): Pick<PageMeta, 'agreed' | 'vary'> =>
  consentOf(visit) ? { agreed: agreedIn(visit), vary: 'Cookie, Sec-GPC' } : {}

export const redirected = (status: number, target: string, noindex = false): RedirectReply => ({
  kind: 'redirect',
  status,
  target,
  noindex,
  cacheControl: status === 301 || status === 308 ? MOVED : NO_STORE,
})
