import { reloadForChunk } from '../builds/reload-for-chunk.ts'
import { announce } from './focus.ts'
import { leave } from './places.ts'
import { readView, showView, type View } from './view.ts'

/** In milliseconds: a window that nobody sees paints nothing. */
const LONGEST = 100

/** Waits until what has changed so far was painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST)
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Both pages are seen for so long; what is pressed meanwhile is pressed on the new one. */
const transition =
  '::view-transition{pointer-events:none}::view-transition-old(root),::view-transition-new(root){animation-duration:.12s}'

/** Lets pages pass into each other quickly. */
export function styleTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(transition)
  document.adoptedStyleSheets.push(sheet)
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

let running: ViewTransition | undefined

/** In milliseconds: a page that needs longer to be painted would come late with a transition, which paints two pages. */
const QUICK_PAGE = 50

/** In milliseconds: so long the last page took to be painted. The first one tells how quick the machine is. */
let lastPainted = Number.POSITIVE_INFINITY

/** Exchanges the page and waits until it is painted; with a short transition for whoever likes motion, on a quick machine. */
async function exchange(swap: () => void): Promise<void> {
  running?.skipTransition()
  let since = performance.now()
  const timed = () => {
    since = performance.now()
    swap()
  }
  if (document.startViewTransition && !isCalm() && !document.hidden && lastPainted < QUICK_PAGE) {
    running = document.startViewTransition(timed)
    // It is skipped where the window changes its size meanwhile.
    running.ready.catch(() => undefined)
    running.finished.catch(() => undefined)
    await running.updateCallbackDone
  } else timed()
  await painted()
  lastPainted = performance.now() - since
}

/** So many root components of a page may be seen at once when it opens (`page-view.tsx`). */
const FIRST_SCREEN = 2
/** What is laid out when it comes near (`deferred.ts`). */
const DEFERRED = '[data-deferred]'

/**
 * Takes away what stands below the first screen of a page that is not shown yet, and answers what puts it back: the
 * first screen is laid out and painted before the rest. Within a section that is what waits until it comes near.
 */
function withoutRest(main: HTMLElement): () => Promise<void> {
  const roots = [...main.children]
  const below = roots.filter((_, at) => roots.slice(0, at).filter(isSection).length >= FIRST_SCREEN)
  const within = roots.filter((root) => !below.includes(root)).flatMap((root) => [...root.querySelectorAll(DEFERRED)])
  const places = [...below, ...within].map((element) => {
    const place = new Comment()
    element.replaceWith(place)
    return () => place.replaceWith(element)
  })
  if (places.length === 0) return async () => undefined
  // What stands below `main` stays below the window.
  main.style.minBlockSize = '100vh'
  return async () => {
    for (const putBack of places) {
      putBack()
      // Laid out one by one, so that a key or a touch meanwhile waits for one of them and not for all.
      void main.offsetHeight
      // Timers of a window that nobody sees come once a second.
      if (!document.hidden) await new Promise((resolve) => setTimeout(resolve))
    }
    main.style.minBlockSize = ''
  }
}

const isSection = ({ localName }: Element): boolean => localName !== 'script'

interface Showing {
  readonly view: View
  /** Whether nobody has gone elsewhere meanwhile. */
  readonly isWanted: () => boolean
  /** Notes the entry of the history, once the page that is left was kept. */
  readonly enter: () => void
  /** Moves the window, once the page is there. */
  readonly scroll: () => void
  /** Whether the window is at the beginning of the page then. */
  readonly isAtTop: boolean
  /** Moves the focus, once the page is seen. */
  readonly focus: (before: Element | null) => void
  /** Starts what belongs to a new part of the page. */
  readonly startPart: (part: ParentNode) => void
}

/** Shows a page in the place of the one that is shown. Where that goes wrong, the page is loaded as a document. */
export async function showPage({ view, isWanted, enter, scroll, isAtTop, focus, startPart }: Showing): Promise<void> {
  try {
    const focused = document.activeElement
    // Whoever pressed something sees that first.
    await painted()
    const { main } = view
    let putBack = async () => {}
    await exchange(() => {
      if (!isWanted()) return
      const now = readView(document)
      leave(now, document.activeElement)
      enter()
      if (isAtTop) putBack = withoutRest(main)
      const added = showView(view, now)
      for (const part of added) if (part !== main) startPart(part)
      scroll()
    })
    await putBack()
    startPart(main)
    if (!isWanted()) return
    dispatchEvent(new Event('vitrine:visit'))
    focus(focused)
    announce(view.title)
  } catch (error) {
    console.error('page not shown:', error)
    reloadForChunk()
  }
}
