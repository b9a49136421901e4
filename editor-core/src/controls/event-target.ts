/** An element of any document: those of a frame are no instances of this window's classes. */
export const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target

export const isHtmlElement = (target: EventTarget | null): target is HTMLElement =>
  isElement(target) && 'blur' in target

/** The element that an event is about, or the nearest around it that a selector names. */
export const closestTo = (target: EventTarget | null, selector: string): HTMLElement | undefined =>
  (isElement(target) && target.closest<HTMLElement>(selector)) || undefined
