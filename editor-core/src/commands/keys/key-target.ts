import { closestTo, isElement } from '../../controls/event-target.ts'

/** Inputs into which nothing is typed. */
const withoutText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

/** Whether somebody is typing: what is pressed belongs to the text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!isElement(target)) return false
  if (target.closest('[contenteditable]:not([contenteditable="false"])')) return true
  if (target.matches('textarea, [role="textbox"], [role="combobox"], [role="searchbox"]')) return true
  return target.matches('input') && !withoutText.includes(target.getAttribute('type') ?? 'text')
}

/** Whether something stands over the designer that has keys of its own. */
export const isInDialog = (target: EventTarget | null): boolean =>
  closestTo(target, '[role="dialog"], [role="alertdialog"], dialog, [role="menu"]') !== undefined

/** Rows of layers and the like: what is pressed there is meant for the component. */
const COMPONENT_KEYS = '[data-component-keys]'

/** Whether keys for a component count here: on the canvas, on rows that stand for components, or nowhere. */
export function isOnComponent(target: EventTarget | null, isCanvas: boolean): boolean {
  return (
    isCanvas || !isElement(target) || target.matches('body, html') || closestTo(target, COMPONENT_KEYS) !== undefined
  )
}
