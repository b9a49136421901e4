/**
 * Hides what stands for something else while that can be seen: `data-while-unseen` is a selector of what is
 * looked for outside of the element itself.
 */
export function watchUnseen(part: ParentNode): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-while-unseen]')) {
    const seen = new Set<Element>()
    // A button of which an edge can be seen is not there yet.
    const threshold = 0.9
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { intersectionRatio, target } of entries)
          if (intersectionRatio < threshold) seen.delete(target)
          else seen.add(target)
        element.hidden = seen.size > 0
      },
      { threshold },
    )
    for (const other of document.querySelectorAll(element.dataset.whileUnseen ?? ''))
      if (!element.contains(other)) observer.observe(other)
  }
}
