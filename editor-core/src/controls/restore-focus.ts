/** What is over the designer for a moment: it gives the focus back when it goes. */
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]'
const FOCUSABLE =
  'a[href], button, input, select, textarea, iframe, [contenteditable="true"], [tabindex]:not([tabindex="-1"])'

/** Where an element stood: beside what, in what, from the inside out. */
type Place = readonly { readonly parent: Element; readonly next: Element | null; readonly previous: Element | null }[]

function placeOf(element: Element): Place {
  const place = []
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement)
    place.push({ parent: at.parentElement, next: at.nextElementSibling, previous: at.previousElementSibling })
  return place
}

/** Asked at every change of the page, so it looks at no layout. */
const isOff = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || element.closest('[inert], [hidden]') !== null

const canTake = (element: Element): element is HTMLElement =>
  !isOff(element) && (element.checkVisibility?.({ visibilityProperty: true }) ?? true)

function focusablesIn(element: Element | null): readonly HTMLElement[] {
  if (!element?.isConnected) return []
  return [...(element.matches(FOCUSABLE) ? [element] : []), ...element.querySelectorAll(FOCUSABLE)].filter(canTake)
}

/** What comes closest to a place: what stood behind it, before it, around it. */
function nearest(place: Place): HTMLElement | undefined {
  for (const { parent, next, previous } of place) {
    if (!parent.isConnected) continue
    const found = focusablesIn(next)[0] ?? focusablesIn(previous).at(-1) ?? focusablesIn(parent)[0]
    if (found) return found
  }
  return undefined
}

/**
 * Never leaves somebody who works with the keyboard nowhere: when what has the focus goes away, as the
 * row that was deleted or the dialog that another dialog opened, its neighbour takes it.
 *
 * @returns what ends it.
 */
export function restoreFocus(page: Document): () => void {
  let last: Element | undefined
  let home: { readonly element: HTMLElement; readonly place: Place } | undefined
  let asked = 0

  const isNowhere = () => page.activeElement === page.body || page.activeElement === last
  // A button that cannot be pressed for a moment loses the focus a little later, and for good.
  const isGoing = () => last !== undefined && isOff(last) && isNowhere()
  const later = (run: () => void) => {
    cancelAnimationFrame(asked)
    asked = requestAnimationFrame(run)
  }
  function bringBack() {
    const isThere = page.activeElement !== page.body && last !== undefined && canTake(last)
    if (isThere || !isNowhere() || !home || !page.hasFocus()) return
    const next = canTake(home.element) ? home.element : nearest(home.place)
    next?.focus()
  }
  function onFocus({ target }: Pick<FocusEvent, 'target'>) {
    if (!(target instanceof HTMLElement)) return
    last = target
    if (!target.closest(OVERLAY)) home = { element: target, place: placeOf(target) }
  }
  // Of a press in a frame its document hears, and this one only that the window has lost the focus.
  const onBlur = () => {
    if (page.activeElement instanceof HTMLIFrameElement) onFocus({ target: page.activeElement })
  }
  // What closes gives the focus back by itself a frame later, where it still can.
  const observer = new MutationObserver(() => isGoing() && later(() => later(bringBack)))
  observer.observe(page.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert'],
  })
  page.addEventListener('focusin', onFocus)
  page.defaultView?.addEventListener('blur', onBlur)
  return () => {
    cancelAnimationFrame(asked)
    observer.disconnect()
    page.removeEventListener('focusin', onFocus)
    page.defaultView?.removeEventListener('blur', onBlur)
  }
}
