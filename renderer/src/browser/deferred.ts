/** How long one piece of work may take, in milliseconds: a key or a touch meanwhile waits no longer. */
const SLICE = 8
/** Within this time the next piece comes, in milliseconds, whatever else is being done. */
const SOON = 200

/**
 * Lays out what waits below the first screen (decision 045): piece by piece while nothing else is to be done, and the
 * rest as soon as somebody scrolls, so that nothing moves on the way down.
 */
export function watchDeferred(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-deferred]')]
  if (waiting.length === 0) return
  const layOut = () => waiting.shift()?.removeAttribute('data-deferred')
  const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then))
  const soon = () => idle(next, { timeout: SOON })
  const next = () => {
    const since = performance.now()
    while (waiting.length > 0 && performance.now() - since < SLICE) {
      layOut()
      // Measured now, so that the time it takes counts.
      void document.body.offsetHeight
    }
    if (waiting.length > 0) soon()
  }
  const all = () => {
    while (waiting.length > 0) layOut()
  }
  for (const type of ['scroll', 'wheel', 'touchstart', 'keydown'] as const)
    addEventListener(type, all, { capture: true, once: true, passive: true })
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
