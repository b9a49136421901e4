const TABBABLE = 'a[href], button, input, select, textarea, iframe, [contenteditable="true"], [tabindex]'

/** Whether Tab stops here: of radio buttons, at the chosen one. */
const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, input[type="radio"]:not(:checked)') &&
  !element.closest('[inert]') &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true)

/**
 * Links and fields of the page do nothing on the canvas, so Tab does not go through all of them: it
 * leads on to the settings, and Shift+Tab back to the panels.
 */
export function passByTab(frame: HTMLIFrameElement, event: KeyboardEvent): void {
  const isEdited = (event.target as Element).closest?.('[contenteditable]') != null
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || isEdited) return
  const stops = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element === frame || isStop(element),
  )
  const next = stops[stops.indexOf(frame) + (event.shiftKey ? -1 : 1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
