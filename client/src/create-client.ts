import { type ClientError, failureOf, invalidAnswer, noAnswer } from './client-error.ts'
import { type Calls, callLines } from './generated-calls.ts'
import type { AskOptions, ClientEvent, Result } from './method.ts'
import { type ClientCall, readLine } from './read-line.ts'
import { follow, pause } from './wire/follow.ts'
import { type ApiClientOptions, type Fetch, platformFetch, requestOf } from './wire/request.ts'

/** Which service is called, as whom, and how often again. */
export interface ClientOptions {
  /** Where the service is: `https://vitrine.example`. Domains of sites answer what visitors may ask. */
  readonly url: string
  /**
   * An API key. A function is asked anew with each request. Without one, calls are asked as a visitor; in a page of the
   * service's own origin, as whoever is signed in.
   */
  readonly key?: string | (() => string | undefined) | undefined
  /** Sends requests; `fetch` of the platform, when left out. */
  readonly fetch?: Fetch | undefined
  /** The language of answers and messages; the default one of the site, when left out. */
  readonly language?: string | undefined
  /** The site that calls are about, by its clientId or tenant id; the one that the key is for, when left out. */
  readonly site?: string | undefined
  /** How long one try may take, in milliseconds: 30,000. Of files it is ten times as long. */
  readonly timeout?: number | undefined
  /** How often a call is tried again: 2. */
  readonly retries?: number | undefined
}

/** The calls of a service, by group and method: `client.pages.list({ draftsId: '7' })`. */
export type Client = Calls

/** Whoever is told to wait longer, in seconds, decides themselves whether they do. */
const LONGEST_WAIT = 30
const FIRST_WAIT = 500

/** Statuses at which nothing was done, or nobody knows whether it was. */
const passing = new Set([502, 503, 504])

/**
 * The calls of a service of Vitrine. Nothing that the service or the network answers is thrown: `{ data }` or `{ error }`.
 *
 * What was refused because it came too often is sent again when `Retry-After` is over. Where no answer came, or 502, 503
 * or 504, a call is sent again if it has the same effect however often it comes: all but POSTs that do not say so.
 *
 * `const { data, error } = await createClient({ url, key }).drafts.list()`
 */
export function createClient(options: ClientOptions): Client {
  const groups = Object.entries(callLines).map(([group, lines]) => [
    group,
    Object.fromEntries(
      Object.entries(lines).map(([method, line]) => [method, methodOf(readLine(line), options)] as const),
    ),
  ])
  return Object.fromEntries(groups) as Client
}

interface Asked extends AskOptions {
  readonly site?: string
  readonly files?: readonly File[]
  readonly bytes?: Blob
}

const methodOf = (call: ClientCall, client: ClientOptions) =>
  call.answer === 'events'
    ? (question: Asked = {}, options: AskOptions = {}) => events(call, client, question, options)
    : (question: Asked = {}, options: AskOptions = {}) => ask(call, client, question, options)

/** A request of a call, sent once. */
function sendOnce(
  call: ClientCall,
  client: ClientOptions,
  { site = client.site, ...question }: Asked,
  options: AskOptions,
  { signal, headers }: { readonly signal: AbortSignal; readonly headers?: Readonly<Record<string, string>> },
): Promise<Response> {
  const { key, fetch = platformFetch } = client
  const isUpload = call.body === 'files' || call.body === 'bytes'
  const { files, bytes, ...rest } = isUpload ? question : { ...question, files: undefined, bytes: undefined }
  const asked = isUpload ? rest : question
  const by: ApiClientOptions = {
    origin: client.url,
    clientId: site,
    locale: client.language,
    token: () => (typeof key === 'function' ? key() : key),
  }
  const { language } = options
  return fetch(requestOf(call, asked, by, { signal, headers, language, files, bytes }))
}

async function ask(
  call: ClientCall,
  client: ClientOptions,
  question: Asked,
  options: AskOptions,
): Promise<Result<unknown>> {
  const { retries = client.retries ?? 2, signal } = options
  const isOfFiles = call.answer === 'file' || call.body === 'files' || call.body === 'bytes'
  const time = options.timeout ?? (client.timeout ?? 30_000) * (isOfFiles ? 10 : 1)
  for (let tries = 1; ; tries++) {
    if (signal?.aborted) return { error: { ...noAnswer(undefined, signal, undefined), tries: tries - 1 } }
    const timeout = AbortSignal.timeout(time)
    const both = signal ? AbortSignal.any([signal, timeout]) : timeout
    const outcome = await answerOf(call, () => sendOnce(call, client, question, options, { signal: both })).catch(
      (thrown: unknown) => ({ error: noAnswer(thrown, signal, timeout) }),
    )
    if (!('error' in outcome)) return outcome
    const wait = tries > retries ? undefined : waitAfter(outcome.error, call, tries)
    if (wait === undefined) return { error: { ...outcome.error, tries } }
    await pause(wait, signal)
  }
}

type Failure = Omit<ClientError, 'tries'>

/** What a response answers. @throws what goes wrong on the way */
async function answerOf(
  { answer }: ClientCall,
  send: () => Promise<Response>,
): Promise<{ data: unknown } | { error: Failure }> {
  const response = await send()
  if (!response.ok) return { error: await failureOf(response) }
  if (response.status === 204) return { data: {} }
  if (answer === 'file') return { data: await response.blob() }
  const read = (await response.json()) as { readonly data?: unknown } | null
  return read?.data === undefined ? { error: invalidAnswer(response.status) } : { data: read.data }
}

/** How long to wait before the same is asked again, in milliseconds; nothing, where it is not. */
function waitAfter(
  { code, status, retryAfter = 0 }: Failure,
  { isRepeatable }: ClientCall,
  tries: number,
): number | undefined {
  const isPassing =
    status === 429 || (isRepeatable && (passing.has(status) || code === 'offline' || code === 'timeout'))
  if (!isPassing || retryAfter > LONGEST_WAIT) return undefined
  // `pause` takes up to a quarter off.
  return Math.max(FIRST_WAIT * 2 ** (tries - 1), (retryAfter * 1000) / 0.75)
}

class Failed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.code)
    this.failure = failure
  }
}

async function* events(
  call: ClientCall,
  client: ClientOptions,
  { after, ...question }: Asked & { readonly after?: unknown },
  options: AskOptions,
): AsyncGenerator<ClientEvent, void, undefined> {
  const { signal = new AbortController().signal } = options
  const open = async (last: string | undefined, ofLine: AbortSignal) => {
    const headers = { accept: 'text/event-stream', ...(last !== undefined && { 'last-event-id': last }) }
    // Where to begin is in the question at first, later it is the last event that came.
    const where = last === undefined && after !== undefined ? { ...question, after } : question
    const response = await sendOnce(call, client, where, options, { signal: ofLine, headers })
    if (!response.ok) throw new Failed(await failureOf(response))
    return response
  }
  const isFinal = (error: unknown) =>
    error instanceof Failed &&
    error.failure.status < 500 &&
    error.failure.status !== 429 &&
    error.failure.status !== 408
  try {
    yield* follow({ open, signal, isFinal })
  } catch (error) {
    if (error instanceof Failed) yield { type: 'failed', error: { ...error.failure, tries: 1 } }
  }
}
