import { type RefObject, useEffect } from 'react'

/**
 * A row of links or tabs that may be wider than its place, as on phones: that of what is open is scrolled into view, and
 * `data-more` says on which sides there are more of them (`before`, `after`), so that `scroll-row.module.css` lets them
 * fade there.
 *
 * @param open what is open; its link is `aria-current`, its tab `aria-selected`.
 */
export function useScrollRow(row: RefObject<HTMLElement | null>, open: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is open then
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current], [aria-selected="true"]')
    current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [open])
  useEffect(() => {
    const place = row.current
    if (!place) return
    const look = () => {
      const room = place.scrollWidth - place.clientWidth
      const before = Math.abs(place.scrollLeft)
      const more = [before > 1 && 'before', room - before > 1 && 'after'].filter(Boolean).join(' ')
      if (more === '') delete place.dataset.more
      else place.dataset.more = more
    }
    look()
    place.addEventListener('scroll', look, { passive: true })
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look)
    for (const one of [place, ...place.children]) sizes?.observe(one)
    return () => {
      place.removeEventListener('scroll', look)
      sizes?.disconnect()
    }
  }, [row])
}
