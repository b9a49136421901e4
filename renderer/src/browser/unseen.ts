/** A button that the edge of the window cuts is not there yet; edges fall between pixels. */
const WHOLE = 0.98

/**
 * Hides what stands for something else while that can be seen: `data-while-unseen` is a selector of what is
 * looked for outside of the element itself.
 */
export function watchUnseen(part: ParentNode): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-while-unseen]')) {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { intersectionRatio, target } of entries) seen[intersectionRatio < WHOLE ? 'delete' : 'add'](target)
        element.hidden = seen.size > 0
      },
      // What the header lies over is not seen.
      { rootMargin: '-80px 0px 0px', threshold: WHOLE },
    )
    for (const other of document.querySelectorAll(element.dataset.whileUnseen ?? ''))
      if (!element.contains(other)) observer.observe(other)
  }
}
