/** Finds pages: those that were prepared because somebody came near their link, and all others. */
import { isHalfFilled } from '../builds/half-filled.ts'
import { ownPage } from '../own-page.ts'
import { payload, prefetch } from './payloads.ts'
import { isSoft, pathOf } from './soft-target.ts'
import { loadStyles, readView, type View } from './view.ts'

const MOST_REDIRECTS = 5
/** In milliseconds: a page that nobody went to is read again. */
const FRESH = 30_000

/** Pages that were read before somebody went there. */
const prepared = new Map<string, Promise<View | undefined>>()

const viewOf = (html: string): View => readView(new DOMParser().parseFromString(html, 'text/html'))

async function read(path: string): Promise<View | undefined> {
  const html = (await payload(path))?.html
  return html === undefined ? undefined : viewOf(html)
}

async function prepare(path: string): Promise<void> {
  const reading = prepared.get(path) ?? read(path)
  prepared.set(path, reading)
  const forget = () => prepared.delete(path)
  setTimeout(forget, FRESH)
  const view = await reading.catch(forget)
  if (typeof view === 'object') await loadStyles(view)
}

/** Reads the page that somebody is about to go to, and loads its stylesheets. */
export const preparePage = (url: URL): void => prefetch(() => prepare(pathOf(url)), true)

/** What was prepared, once: its elements go into the document. */
async function takePrepared(path: string): Promise<View | undefined> {
  const found = prepared.get(path)
  prepared.delete(path)
  return found
}

interface Found {
  readonly url: URL
  /** Nothing for a page that needs a document of its own. */
  readonly view?: View | undefined
}

/** Asks for a page, and follows it where it was moved to. */
async function find(url: URL): Promise<Found> {
  let to = url
  for (let hops = 0; hops <= MOST_REDIRECTS && isSoft(to); hops++) {
    const ready = await takePrepared(pathOf(to))
    if (ready) return { url: to, view: ready }
    const answer = await payload(pathOf(to))
    if (answer?.redirect === undefined)
      return { url: to, view: answer?.html === undefined ? undefined : viewOf(answer.html) }
    const moved = new URL(answer.redirect, to)
    if (moved.hash === '') moved.hash = to.hash
    to = moved
  }
  return { url: to }
}

/** Whether a page can be shown in this document: of another build only where loading it would lose what is typed (R96). */
function fits({ loader, tags, attributes }: View, now: View): boolean {
  const isKnown = loader.release !== undefined && loader.site === now.loader.site
  const isOurs = attributes.get('lang') === now.attributes.get('lang') && tags === now.tags
  return isKnown && isOurs && (loader.build === ownPage().build || isHalfFilled())
}

/**
 * The page that an address leads to, ready to be shown.
 *
 * @param left the page itself, where it was kept when it was left.
 * @throws what went wrong on the way.
 */
export async function findPage(url: URL, left?: View): Promise<Found> {
  const found = left ? { url, view: left } : await find(url)
  if (!found.view || !fits(found.view, readView(document))) return { url: found.url }
  await loadStyles(found.view)
  return found
}
