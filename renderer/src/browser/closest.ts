/** The element of an event that fits a selector, around its target or the target itself. */
export const closest = <E extends HTMLElement = HTMLElement>(target: EventTarget | null, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null
