import { closestTo, isHtmlElement, isInDialog } from '@vitrine/editor-core'

const TABBABLE = 'a[href], button, input, select, textarea, iframe, [contenteditable="true"], [tabindex]'

/** Whether Tab stops here: of radio buttons, at the chosen one. */
const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, input[type="radio"]:not(:checked)') &&
  !element.closest('[inert]') &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true)

const isTab = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' && !altKey && !ctrlKey && !metaKey

/** Where Tab leads from an element around the canvas, or from the canvas itself. */
function nextStop(frame: HTMLIFrameElement, from: Element | null, step: 1 | -1): HTMLElement | undefined {
  const stops: readonly Element[] = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element === frame || isStop(element),
  )
  const at = from ? stops.indexOf(from) : -1
  const next = at < 0 ? undefined : stops[at + step]
  return next && isHtmlElement(next) ? next : undefined
}

/**
 * Links and fields of the page do nothing on the canvas, so Tab does not go through all of them: it
 * leads on to the settings, and Shift+Tab back to the panels.
 */
export function passByTab(frame: HTMLIFrameElement, event: KeyboardEvent): void {
  const isEdited = closestTo(event.target, '[contenteditable]') !== undefined
  if (!isTab(event) || isEdited) return
  const next = nextStop(frame, frame, event.shiftKey ? -1 : 1)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/**
 * Tab stops at the canvas as a whole, from both sides: a browser would go to the first or the last
 * link of the page.
 */
export function enterByTab(frame: HTMLIFrameElement, event: KeyboardEvent): void {
  if (!isTab(event) || event.defaultPrevented || isInDialog(event.target)) return
  if (nextStop(frame, document.activeElement, event.shiftKey ? -1 : 1) !== frame) return
  event.preventDefault()
  // Otherwise the link that had it last has it again.
  const last = frame.contentDocument?.activeElement ?? null
  if (isHtmlElement(last)) last.blur()
  frame.focus()
  // No browser shows the focus of a frame; the stylesheet does, until it goes.
  frame.dataset.entered = ''
  frame.contentWindow?.addEventListener('blur', () => delete frame.dataset.entered, { once: true })
}
