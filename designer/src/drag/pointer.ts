import { isElement } from '@vitrine/editor-core'
/** A press that moves so far is a drag, in pixels. */
export const DISTANCE = 5

/** Does something when a press has become a drag. */
export function whenMoved({ target, pointerId, clientX, clientY }: PointerEvent, drag: () => void): void {
  const page = isElement(target) ? target.ownerDocument : null
  const stop = new AbortController()
  const options = { capture: true, passive: true, signal: stop.signal }
  const isMine = (event: PointerEvent) => event.pointerId === pointerId
  const end = (event: PointerEvent) => {
    if (isMine(event)) stop.abort()
  }
  const move = (event: PointerEvent) => {
    if (!isMine(event) || Math.hypot(event.clientX - clientX, event.clientY - clientY) < DISTANCE) return
    stop.abort()
    drag()
  }
  page?.addEventListener('pointermove', move, options)
  page?.addEventListener('pointerup', end, options)
  page?.addEventListener('pointercancel', end, options)
}

/** How near to the edge of the canvas it begins to scroll, and how fast at most, in pixels. */
const EDGE = 48
const SPEED = 18

interface FollowPointerOptions {
  readonly frame: HTMLIFrameElement
  /** The document in which the drag began: it gets the events of the pointer until the end. */
  readonly startedIn: Document
  /** In pixels of the canvas' document, or nothing outside of it; and where the pointer is in ours. */
  readonly onMove: (
    x: number | undefined,
    y: number | undefined,
    inParent: { readonly x: number; readonly y: number },
  ) => void
}

/** Follows the pointer through a drag, over both documents, and scrolls the canvas at its edges. */
export function followPointer({ frame, startedIn, onMove }: FollowPointerOptions): () => void {
  const page = frame.contentDocument
  const isFromPage = startedIn === page
  // Else the canvas would take the moves away from the document that waits for them.
  if (!isFromPage) frame.style.pointerEvents = 'none'
  let at: { readonly x: number; readonly y: number } | undefined
  let hasMoved = false
  let asked = 0

  function look() {
    asked = requestAnimationFrame(look)
    if (!at || !page) return
    const view = page.defaultView
    const rect = frame.getBoundingClientRect()
    const scale = rect.width / frame.offsetWidth || 1
    const [x, y] = isFromPage ? [at.x, at.y] : [(at.x - rect.left) / scale, (at.y - rect.top) / scale]
    const isInside = x >= 0 && y >= 0 && x <= frame.offsetWidth && y <= frame.offsetHeight
    const by = isInside ? scrollBy(y, frame.offsetHeight) : 0
    if (by !== 0) view?.scrollBy(0, by)
    if (!hasMoved && by === 0) return
    hasMoved = false
    const inParent = isFromPage ? { x: rect.left + x * scale, y: rect.top + y * scale } : at
    onMove(isInside ? x : undefined, isInside ? y : undefined, inParent)
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    at = { x: clientX, y: clientY }
    hasMoved = true
  }
  // Escape ends the drag; it is no command besides.
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault()
  }
  startedIn.addEventListener('pointermove', move, { capture: true, passive: true })
  startedIn.addEventListener('keydown', press, { capture: true })
  asked = requestAnimationFrame(look)
  return () => {
    cancelAnimationFrame(asked)
    startedIn.removeEventListener('pointermove', move, { capture: true })
    startedIn.removeEventListener('keydown', press, { capture: true })
    frame.style.pointerEvents = ''
  }
}

function scrollBy(y: number, height: number): number {
  if (y < EDGE) return -Math.ceil(((EDGE - y) / EDGE) * SPEED)
  if (y > height - EDGE) return Math.ceil(((y - height + EDGE) / EDGE) * SPEED)
  return 0
}

/**
 * While something is dragged, all keys belong to the drag: Escape ends it, and lets go of no selection.
 * Commands leave alone what somebody else has used.
 *
 * @returns what lets the keys go.
 */
export function holdKeys(): () => void {
  const use = (event: KeyboardEvent) => event.preventDefault()
  document.addEventListener('keydown', use, { capture: true })
  return () => document.removeEventListener('keydown', use, { capture: true })
}
