import { forgetCookie, knownDeviceLife, type PostedFile, sessionLife, setCookie, setSiteCookie } from '@vitrine/api'
import {
  type Answer,
  type Call,
  type ContentKind,
  contentCalls,
  type Question,
  type Settings,
  showUnsavedContent,
} from '@vitrine/schemas'
import type { SiteService } from './sites.ts'
import type { Visit } from './visit.ts'

/** Asks the API for the site of a visit, in one language. */
export type Query = <C extends Call>(call: C, question: Question<C>) => Promise<Answer<C>>
/** The same in a language that is named. */
export type QueryIn = (language: string) => Query

/** A cookie that counts on the whole host. */
type HostCookie = Parameters<typeof setCookie>[0]

/** The service, as one visitor asks it. */
export interface VisitClient {
  readonly queryIn: QueryIn
  /** The same for another site than that of the address. */
  readonly queryOf: (tenantId: string) => Query
  /** Changes something, which may give or take a session. */
  readonly mutate: <C extends Call>(call: C, question: Question<C>, files?: readonly PostedFile[]) => Promise<Answer<C>>
  /** Gives the visitor a cookie, for so many seconds; without a value it is taken away. */
  readonly setCookie: (name: HostCookie, value: string | undefined, seconds?: number) => void
  /** The same of a cookie that counts on this site alone, though others may be on its host. */
  readonly setSiteCookie: (name: 'consent' | 'consentId', value: string, seconds: number) => void
  /** Takes away cookies that scripts set. */
  readonly forgetCookies: (names: readonly string[]) => void
  /** The headers of the answer that set cookies. */
  readonly cookies: readonly string[]
}

/** Who asks, as the request says. */
interface RequestFacts {
  readonly requestId: string
  readonly peer?: string | undefined
  readonly device?: string | undefined
  /** Of a draft alone: what is published is drawn as it is published. */
  readonly unsaved?: UnsavedContent | undefined
}

async function* sent(files: readonly PostedFile[]) {
  for (const { field, name, content } of files) yield { field, name, source: once(content) }
}

async function* once(content: Buffer) {
  yield content
}

/** A content as somebody types it: what is drawn in the place of what is saved. */
export interface UnsavedContent {
  readonly kind: ContentKind
  readonly id: string
  readonly slug: string
  readonly settings: Settings
}

/**
 * Asks for the site of a visit, as its visitor; a question that was asked before is not asked again.
 * What the visitor's page asks for does not count for limits, what it changes does.
 */
export function createVisitClient(
  visit: Visit,
  { send, sendForSession }: Pick<SiteService, 'send' | 'sendForSession'>,
  { requestId, peer, device, unsaved }: RequestFacts,
): VisitClient {
  const { site, scheme, language, host, clientId } = visit
  const asked = new Map<string, Promise<unknown>>()
  const cookies: string[] = []
  let shown = visit.shown

  const queryOf =
    (tenantId: string | undefined, spoken: string): Query =>
    <C extends Call>(call: C, question: Question<C>) => {
      const key = `${tenantId} ${spoken} ${call.path} ${JSON.stringify(question)}`
      const context = { tenantId, language: spoken, shown, requestId }
      const known =
        asked.get(key) ??
        (isUnsaved(call, question as object) ? shownUnsaved(spoken, context) : send(call, question, context))
      asked.set(key, known)
      return known as Promise<Answer<C>>
    }
  const isUnsaved = (call: Call, question: object): boolean => {
    if (!unsaved || visit.draftsId === undefined || call.path !== contentCalls[unsaved.kind].detail.path) return false
    const { id, slug } = question as { readonly id?: string; readonly slug?: string }
    return [id, slug].some((name) => name !== undefined && (name === unsaved.id || name === unsaved.slug))
  }
  const shownUnsaved = (spoken: string, context: Parameters<typeof send>[2]) =>
    send(showUnsavedContent, { ...(unsaved as UnsavedContent), language: spoken }, context)
  const addCookie: VisitClient['setCookie'] = (name, value, seconds) => {
    // The inquiry list is one of the site; everything else is of the host.
    const path = name === 'list' && clientId !== undefined ? `/${clientId}` : undefined
    cookies.push(setCookie(name, value, scheme === 'https', seconds, path))
  }

  return {
    cookies,
    setCookie: addCookie,
    setSiteCookie(name, value, maxAge) {
      const path = clientId === undefined ? '/' : `/${clientId}`
      cookies.push(setSiteCookie(name, value, { isSecure: scheme === 'https', path, maxAge }))
    },
    forgetCookies: (names) => cookies.push(...names.flatMap((name) => forgetCookie(name, host.name))),
    queryIn: (spoken) => queryOf(site?.tenantId, spoken),
    queryOf: (tenantId) => queryOf(tenantId, language),
    async mutate(call, question, files) {
      const who = { tenantId: site?.tenantId, language, shown, requestId, peer, device }
      const context = { ...who, ...(files && { files: sent(files) }) }
      const { data, session, knownDevice } = await sendForSession(call, question, context)
      if (session !== undefined) {
        shown = { ...shown, session: session ?? undefined }
        asked.clear()
        addCookie('session', session ?? undefined, sessionLife.absolute / 1000)
      }
      if (knownDevice !== undefined) addCookie('knownDevice', knownDevice, knownDeviceLife / 1000)
      return data
    },
  }
}
