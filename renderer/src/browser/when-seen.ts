/** Calls something for each element of a part that a selector finds, once, when the element is seen. */
export function whenSeen<E extends Element>(part: ParentNode, selector: string, then: (element: E) => void): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        seen.unobserve(target)
        then(target as E)
      }
  })
  for (const element of part.querySelectorAll(selector)) seen.observe(element)
}
