import { ownPage } from '../own-page.ts'

/** A page as the server answers it at `_payload.json`, or where it is now. */
export interface Payload {
  readonly html?: string
  readonly redirect?: string
}

/** So many pages may be on their way because somebody might go there (R105). */
const MOST = 4
/** So many pages are remembered. */
const MOST_KNOWN = 50
/** In milliseconds. */
const PATIENCE = 8000
const FRESH = 300_000
const PAUSE = 30_000

/** Pages that were asked for, by path and query; nothing for one that needs a document of its own. */
const asked = new Map<string, Promise<Payload | undefined>>()
const waiting: (() => Promise<unknown>)[] = []
let active = 0
let pausedUntil = 0

/** Where a page is asked for as a payload, by its path with its query. */
function addressOf(path: string): URL {
  const url = new URL(path, location.href)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/_payload.json`
  return url
}

/** Tells that somebody sees a page, which was asked for before anybody went there. Whatever comes of it, nobody waits. */
export function noteSeen(path: string): void {
  const url = addressOf(path)
  url.searchParams.set('seen', '')
  fetch(url, { method: 'HEAD', keepalive: true }).catch(() => undefined)
}

async function load(path: string): Promise<Payload | undefined> {
  const { build = '', site = '', release = '', version = '' } = ownPage()
  const url = addressOf(path)
  for (const [name, value] of Object.entries({ build, site, release, version, lang: document.documentElement.lang }))
    url.searchParams.set(name, value)
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) })
  if (answer.status === 404) return undefined
  if (answer.ok) return answer.json()
  if (answer.status === 429 || answer.status === 503) pausedUntil = Date.now() + PAUSE
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
  for (const [oldest] of asked) if (asked.size > MOST_KNOWN) asked.delete(oldest)
  const forget = () => asked.delete(path)
  setTimeout(forget, FRESH)
  loading.catch((error) => {
    forget()
    // What is not there in advance is asked for when somebody goes there.
    console.warn('page not loaded:', path, error)
  })
  return loading
}

function next(): void {
  while (active < MOST && Date.now() > pausedUntil) {
    const ask = waiting.shift()
    if (!ask) return
    active++
    ask()
      .catch(() => undefined)
      .finally(() => {
        active--
        next()
      })
  }
}

/** Whether somebody pays for each byte, or waits for it (R106). */
function spares(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return !!connection?.saveData || /2g/.test(connection?.effectiveType ?? '')
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
