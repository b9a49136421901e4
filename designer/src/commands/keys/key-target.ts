/** Inputs into which nothing is typed. */
const withoutText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

const elementOf = (target: EventTarget | null): Element | undefined =>
  target !== null && 'closest' in target ? (target as Element) : undefined

/** Whether somebody is typing: what is pressed belongs to the text. */
export function isTyping(target: EventTarget | null): boolean {
  const element = elementOf(target)
  if (!element) return false
  if (element.closest('[contenteditable]:not([contenteditable="false"])')) return true
  if (element.matches('textarea, [role="textbox"], [role="combobox"], [role="searchbox"]')) return true
  return element.matches('input') && !withoutText.includes(element.getAttribute('type') ?? 'text')
}

/** Whether something stands over the designer that has keys of its own. */
export const isInDialog = (target: EventTarget | null): boolean =>
  elementOf(target)?.closest('[role="dialog"], [role="alertdialog"], dialog, [role="menu"]') != null

/** Rows of layers and the like: what is pressed there is meant for the component. */
const COMPONENT_KEYS = '[data-component-keys]'

/** Whether keys for a component count here: on the canvas, on rows that stand for components, or nowhere. */
export function isOnComponent(target: EventTarget | null, isCanvas: boolean): boolean {
  const element = elementOf(target)
  return isCanvas || !element || element.matches('body, html') || element.closest(COMPONENT_KEYS) !== null
}
