/**
 * Lays out what waits below the first screen (decision 045): piece by piece while nothing else is to be done, and the
 * rest as soon as somebody scrolls, so that nothing moves on the way down.
 */
export function watchDeferred(): void {
  const waiting = [...document.querySelectorAll('[data-deferred]')]
  if (waiting.length === 0) return
  const idle = globalThis.requestIdleCallback ?? setTimeout
  const layOut = () => waiting.shift()?.removeAttribute('data-deferred')
  const next = () => {
    layOut()
    if (waiting.length > 0) idle(next)
  }
  const all = () => {
    while (waiting.length > 0) layOut()
  }
  for (const type of ['scroll', 'wheel', 'touchstart', 'keydown'] as const)
    addEventListener(type, all, { capture: true, once: true, passive: true })
  if (document.readyState === 'complete') idle(next)
  else addEventListener('load', () => idle(next), { once: true })
}
