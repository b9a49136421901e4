import { MAX_PRELOADS } from '@vitrine/schemas/page-life'
import { ownPage } from '../own-page.ts'
import { connection } from './connection.ts'

/** A page as the server answers it at `_payload.json`, or where it is now. */
export interface Payload {
  readonly html?: string
  readonly redirect?: string
}

/** In milliseconds: how long a page may be on its way, and how long it is remembered. */
const PATIENCE = 8000
const FRESH = 300_000
/** For a server that is asked for too much and does not say how long. */
const PAUSE = 30_000

/** Pages that were asked for, by path and query; nothing for one that needs a document of its own. */
const asked = new Map<string, Promise<Payload | undefined>>()
const waiting: (() => Promise<unknown>)[] = []
let active = 0
let pauses = 0

/** Where a page is asked for as a payload, by its path with its query. */
export function addressOf(path: string): URL {
  const url = new URL(path, location.href)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/_payload.json`
  return url
}

/** Asks for nothing in advance for some time, in milliseconds, and goes on by itself. */
function rest(time: number): void {
  pauses++
  setTimeout(() => {
    pauses--
    next()
  }, time)
}

async function load(path: string): Promise<Payload | undefined> {
  const url = addressOf(path)
  for (const name of ['build', 'site', 'release', 'version']) url.searchParams.set(name, ownPage()[name] ?? '')
  url.searchParams.set('lang', document.documentElement.lang)
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) })
  if (answer.status === 404) return undefined
  if (answer.ok) return answer.json()
  if (answer.status === 429 || answer.status === 503) rest(Number(answer.headers.get('retry-after')) * 1000 || PAUSE)
  throw answer.status
}

/**
 * Asks for a page, once in five minutes.
 *
 * @param path with its query.
 * @throws what went wrong on the way; that is forgotten, so that it can be asked for again.
 */
export function payload(path: string): Promise<Payload | undefined> {
  const known = asked.get(path)
  if (known) return known
  const loading = load(path)
  asked.set(path, loading)
  const forget = () => asked.delete(path)
  setTimeout(forget, FRESH)
  loading.catch((error) => {
    forget()
    // What is not there in advance is asked for when somebody goes there.
    console.warn('page not loaded:', path, error)
  })
  return loading
}

function done(): void {
  active--
  next()
}

function next(): void {
  while (active < MAX_PRELOADS && !pauses) {
    const ask = waiting.shift()
    if (!ask) return
    active++
    ask().then(done, done)
  }
}

/** Whether somebody pays for each byte, or waits for it (R106). */
function spares(): boolean | undefined {
  const { saveData, effectiveType = '' } = connection() ?? {}
  return saveData || /2g/.test(effectiveType)
}

/**
 * Asks for a page in advance: at most four at once, the others wait in order (R105).
 *
 * @param isNear whether somebody is about to go there: it comes before the others.
 */
export function prefetch(ask: () => Promise<unknown>, isNear = false): void {
  if (spares()) return
  waiting[isNear ? 'unshift' : 'push'](ask)
  next()
}
