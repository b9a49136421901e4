import { flushSync } from 'react-dom'

/** What takes the focus in a field. */
const FOCUSABLE =
  'input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable=true], button:not(:disabled)'
/** What is opened until a field is there: lists in lists. */
const STEPS = 20

const isAt = (path: string, place: string): boolean =>
  path === place || place === '' || path.startsWith(`${place}.`) || path.startsWith(`${place}[`)

const pathOf = (field: Element): string =>
  field.getAttribute('data-field') ?? field.getAttribute('data-new-field') ?? ''

/** The innermost field of one of the paths; a choice and its only value have the same. */
export function fieldAt(root: ParentNode, paths: readonly string[]): HTMLElement | undefined {
  const fields = [...root.querySelectorAll<HTMLElement>('[data-field], [data-new-field]')]
  return fields.findLast((field) => paths.includes(pathOf(field)))
}

/** The field of one of the paths, or of what is nearest around it. */
export function fieldAround(root: ParentNode, paths: readonly string[]): HTMLElement | undefined {
  const around = [...root.querySelectorAll<HTMLElement>('[data-field], [data-new-field]')].filter((field) =>
    paths.some((path) => pathOf(field) !== '' && isAt(path, pathOf(field))),
  )
  return around.reduce<HTMLElement | undefined>(
    (best, field) => (best === undefined || pathOf(field).length >= pathOf(best).length ? field : best),
    undefined,
  )
}

/** Opens the next thing that hides a field: an item that holds it, or a closed group. */
function openNext(root: ParentNode, paths: readonly string[]): boolean {
  const closed = [...root.querySelectorAll<HTMLElement>('[data-opens][aria-expanded=false]')]
  const holds = closed.find((one) => paths.some((path) => isAt(path, one.dataset.opens ?? '')))
  const next = holds ?? root.querySelector<HTMLElement>('[data-opens-group][aria-expanded=false]')
  if (!next) return false
  flushSync(() => next.click())
  return true
}

/** Puts the focus into the field of one of the paths, and opens what hides it; into what is around, where there is none. */
export function leadToField(root: HTMLElement, paths: readonly string[]): void {
  for (let step = 0; step < STEPS && !fieldAt(root, paths); step++) if (!openNext(root, paths)) break
  const field = fieldAt(root, paths) ?? fieldAround(root, paths) ?? root
  // Behind the label and its buttons stands the control.
  const control = field === root ? root : (field.children[1] ?? field)
  const target =
    control.querySelector<HTMLElement>('input[type=radio]:checked') ?? control.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus()
  target?.scrollIntoView?.({ block: 'center' })
}
