import { afterLoad } from './after-load.ts'
import { idle } from './idle.ts'

/** How long one piece of work may take, in milliseconds: a key or a touch meanwhile waits no longer. */
const SLICE = 8
/** Within this time the next piece comes, in milliseconds, whatever else is being done. */
const SOON = 200

/**
 * Lays out what waits below the first screen (decision 045): piece by piece while nothing else is to be done, and the
 * rest as soon as somebody scrolls, so that nothing moves on the way down.
 */
export function watchDeferred(part: ParentNode): void {
  const waiting = [...part.querySelectorAll<HTMLElement>('[data-deferred]')]
  if (!waiting[0]) return
  const layOut = () => waiting.shift()?.removeAttribute('data-deferred')
  const soon = () => idle(next, { timeout: SOON })
  const next = () => {
    const since = performance.now()
    while (waiting[0] && performance.now() - since < SLICE) {
      layOut()
      // Measured now, so that the time it takes counts.
      void document.body.offsetHeight
    }
    if (waiting[0]) soon()
  }
  const all = () => {
    while (waiting[0]) layOut()
  }
  const watch = () => {
    for (const type of ['scroll', 'wheel', 'touchstart', 'keydown'] as const)
      addEventListener(type, all, { capture: true, once: true, passive: true })
  }
  // A page that was exchanged for another one is scrolled by us at first.
  if (part === document) watch()
  else setTimeout(watch, SOON)
  afterLoad(soon)
}
