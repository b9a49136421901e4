import type { RedirectRule } from '@vitrine/schemas'
import type { SiteInfo, Visit, VisitContext } from '../request/visit.ts'
import type { BuildRedirectStatus, Redirects } from '../routing/redirects.ts'

/** A word of the interface with the values for its placeholders: it is said in the page's language. */
export interface Message {
  readonly key: string
  readonly values?: Readonly<Record<string, string>>
}

export type GuardAnswer =
  | { readonly kind: 'pass'; readonly learned?: VisitContext }
  | { readonly kind: 'stop'; readonly status: number; readonly message: Message; readonly learned?: VisitContext }
  | RedirectAnswer

export interface RedirectAnswer {
  readonly kind: 'redirect'
  readonly status: BuildRedirectStatus | 303
  readonly target: string
  readonly noindex?: boolean
}

/** What guards may ask. */
export interface GuardTools {
  readonly siteByClient: (clientId: string) => Promise<SiteInfo | undefined>
  /** The site that addresses without clientId mean on the system domain, if there is one. */
  readonly defaultClientId?: string
  readonly redirects: Redirects
  /** Where the owner of a site has moved a path of it (R70). */
  readonly moved: (site: SiteInfo, path: string) => Promise<RedirectRule | undefined>
  /** The clientIds of the sites of whoever is signed in; nothing for who is not. */
  readonly sitesOf: (visit: Visit) => Promise<readonly string[] | undefined>
  /** Whether this visitor may see a draft: an editor's session, or a preview link for exactly that draft. */
  readonly maySeeDraft: (visit: Visit, draftsId: string) => boolean | Promise<boolean>
  /** The languages that a draft speaks, which may be others than those of the release. */
  readonly languagesOf: (
    visit: Visit,
    draftsId: string,
  ) => Promise<Partial<Pick<SiteInfo, 'defaultLanguage' | 'languages'>>>
}

/** One check of a visit. It answers; it changes nothing. */
export type Guard = (visit: Visit, tools: GuardTools) => GuardAnswer | Promise<GuardAnswer>

export const pass: GuardAnswer = { kind: 'pass' }
export const passWith = (learned: VisitContext): GuardAnswer => ({ kind: 'pass', learned })
export const stop = (status: number, key: string, values?: Message['values']): GuardAnswer => ({
  kind: 'stop',
  status,
  message: values ? { key, values } : { key },
})
export const redirect = (status: RedirectAnswer['status'], target: string): RedirectAnswer => ({
  kind: 'redirect',
  status,
  target,
})

/** What is shown of an address in a message: 200 characters are enough to know it by (R55). */
const shown = (fullPath: string) => (fullPath.length > 200 ? `${fullPath.slice(0, 199)}…` : fullPath)

/** Stops at an address, with a message that may name it. */
export const refuseAddress = ({ fullPath }: Pick<Visit, 'fullPath'>, status: number, key: string): GuardAnswer =>
  stop(status, key, { path: shown(fullPath) })
/** 'Page Not Found: …': a route was found, and its validation failed (T9). */
export const notValid = (visit: Visit): GuardAnswer => refuseAddress(visit, 404, 'error.notValid')
/** 'Page not found: …': there is no such route, or nothing behind it (T9). */
export const notFound = (visit: Pick<Visit, 'fullPath'>): GuardAnswer & { kind: 'stop' } => ({
  kind: 'stop',
  status: 404,
  message: { key: 'error.unknown', values: { path: shown(visit.fullPath) } },
})
