import { type Cookies, knownDeviceLife, sessionLife, setCookie } from '@vitrine/api'
import type { Answer, Call, Question } from '@vitrine/schemas'
import type { PostedFile } from './form-submission.ts'
import type { SiteService } from './sites.ts'
import type { Visit } from './visit.ts'

/** Asks the API for the site of a visit, in one language. */
export type Query = <C extends Call>(call: C, question: Question<C>) => Promise<Answer<C>>
/** The same in a language that is named. */
export type QueryIn = (language: string) => Query

/** What one visit asks and tells the service. */
export interface VisitClient {
  readonly queryIn: QueryIn
  /** Asks for another site than that of the address. */
  readonly queryOf: (tenantId: string) => Query
  /** Tells something once, which may give or take a session. */
  readonly mutate: <C extends Call>(call: C, question: Question<C>, files?: readonly PostedFile[]) => Promise<Answer<C>>
  /** Lets the visitor keep something, for so many seconds; without a value it is taken away. */
  readonly setCookie: (name: keyof Cookies, value: string | undefined, seconds?: number) => void
  /** The headers of the answer that set cookies. */
  readonly cookies: readonly string[]
}

/** Who asks, as the request says. */
interface Asker {
  readonly requestId: string
  readonly peer?: string | undefined
  readonly device?: string | undefined
}

async function* sent(files: readonly PostedFile[]) {
  for (const { field, name, content } of files) yield { field, name, source: once(content) }
}

async function* once(content: Buffer) {
  yield content
}

/**
 * Asks for the site of a visit, as its visitor; a question that was asked before is not asked again.
 * What the visitor's page asks for does not count for limits, what it tells does.
 */
export function createVisitClient(
  visit: Visit,
  { send, ask }: Pick<SiteService, 'send' | 'ask'>,
  asker: Asker,
): VisitClient {
  const { site, scheme } = visit
  const { requestId, peer, device } = asker
  const asked = new Map<string, Promise<unknown>>()
  const cookies: string[] = []
  let shown = visit.shown

  const askWith = (tenantId: string | undefined, language: string): Query =>
    ((call, question) => {
      const key = `${tenantId} ${language} ${call.path} ${JSON.stringify(question)}`
      const known = asked.get(key) ?? send(call, question as object, { tenantId, language, shown, requestId })
      asked.set(key, known)
      return known
    }) as Query
  const keepCookie: VisitClient['setCookie'] = (name, value, seconds) => {
    cookies.push(setCookie(name, value, scheme === 'https', seconds))
  }
  const { language } = visit

  return {
    cookies,
    setCookie: keepCookie,
    queryIn: (spoken) => askWith(site?.tenantId, spoken),
    queryOf: (tenantId) => askWith(tenantId, language),
    async mutate(call, question, files) {
      const who = { tenantId: site?.tenantId, language, shown, requestId, peer, device }
      const context = { ...who, ...(files && { files: sent(files) }) }
      const { data, session, knownDevice } = await ask(call, question as object, context)
      if (session !== undefined) {
        shown = { ...shown, session: session ?? undefined }
        asked.clear()
        keepCookie('session', session ?? undefined, sessionLife.absolute / 1000)
      }
      if (knownDevice !== undefined) keepCookie('knownDevice', knownDevice, knownDeviceLife / 1000)
      return data as Answer<typeof call>
    },
  }
}
