/** Hides what stands for something else while that can be seen: `data-while-unseen` is a selector of it. */
export function watchUnseen(part: ParentNode): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-while-unseen]')) {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        element.hidden = seen.size > 0
      },
      // A button of which an edge can be seen is not there yet, and one below the header no longer.
      { rootMargin: '-104px 0px -40px' },
    )
    for (const other of document.querySelectorAll(element.dataset.whileUnseen ?? '')) observer.observe(other)
  }
}
