import { EditorView } from '@codemirror/view'
import { act, fireEvent } from '@testing-library/react'

/** One thing that can be done in a form, found again after the form is drawn anew. */
export interface Control {
  /** What a report calls it: `text at name`. */
  readonly name: string
  readonly press: () => void
}

/** What may be typed over a raw value: of every kind, and half of an object. */
const rawTexts = ['{"edited": [1]}', '"edited"', '7', 'null', '[]']
const OPTIONS = 4
const ROUNDS = 3
const OPENED = 12

const ownerOf = (element: Element): Element | null => element.closest('[data-field]')
const isInApart = (element: Element): boolean => {
  const field = element.closest('[data-setter]')
  return field !== null && !field.hasAttribute('data-field')
}
const typed = (input: HTMLInputElement | HTMLTextAreaElement): string => {
  if (input.type === 'number') return String(Number(input.value) + 1)
  return input.type === 'date' ? '2026-02-03' : `${input.value}x`
}

function change(input: HTMLInputElement | HTMLTextAreaElement): void {
  if (input.type === 'checkbox' || input.type === 'radio') return void fireEvent.click(input)
  fireEvent.change(input, { target: { value: typed(input) } })
  fireEvent.blur(input)
}

const isTyped = (input: HTMLInputElement): boolean => !['radio', 'checkbox', 'file', 'hidden'].includes(input.type)
const isEnabled = (element: Element): boolean => !(element as HTMLInputElement).disabled

/** Fills in what is kept apart until it is complete, as far as one letter does it, and leaves it. */
function fillApart(form: Element): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
    (input) => isInApart(input) && isTyped(input),
  )
  for (const input of inputs) if (input.isConnected && isInApart(input)) change(input)
  for (const input of inputs) if (input.isConnected) fireEvent.focusOut(input, { relatedTarget: null })
}

/** Opens what is drawn on demand, a few levels deep. */
export function openAll(form: Element): void {
  for (let round = 0; round < ROUNDS; round++) {
    const closed = [...form.querySelectorAll('button[aria-expanded=false]:not([aria-haspopup])')]
    for (const button of closed.slice(0, OPENED)) fireEvent.click(button)
  }
}

/** What a field draws under its head: the head has only what clears it. */
const hasControl = (field: Element): boolean =>
  [...field.querySelectorAll('input, select, textarea, button, [contenteditable]')].some(
    (control) => !field.firstElementChild?.contains(control),
  )
export const fieldsIn = (form: Element): readonly Element[] => [...form.querySelectorAll('[data-field]')]
export const withoutControl = (form: Element): readonly Element[] =>
  fieldsIn(form).filter((field) => !hasControl(field))

/** Everything that can be done in a form: each input typed in, each choice taken, each button pressed. */
export function controlsIn(form: Element): readonly Control[] {
  const found: Control[] = []
  const all = <E extends Element>(selector: string, keep: (element: E) => boolean = () => true): readonly E[] =>
    [...form.querySelectorAll<E>(selector)].filter((element) => isEnabled(element) && keep(element))
  const each = <E extends Element>(
    kind: string,
    selector: string,
    press: (element: E) => void,
    keep: (element: E) => boolean = () => true,
  ) => {
    for (const [at, element] of all(selector, keep).entries()) {
      const path = ownerOf(element)?.getAttribute('data-field') ?? ''
      const label = element.getAttribute('aria-label') ?? ''
      found.push({
        name: `${kind}${label && ` “${label}”`} at ${path || 'the form'}`,
        press() {
          const now = all(selector, keep)[at]
          if (now) press(now)
          fillApart(form)
        },
      })
    }
  }
  const isNewName = (input: HTMLInputElement) => input.parentElement?.querySelector(':scope > button') !== null
  each<HTMLInputElement>('typing', 'input, textarea', change, (input) => isTyped(input) && !isNewName(input))
  each<HTMLInputElement>('ticking', 'input[type=checkbox]', (box) => fireEvent.click(box))
  each<HTMLInputElement>(
    'choosing',
    'input[type=radio]',
    (radio) => fireEvent.click(radio),
    (radio) => !radio.checked,
  )
  for (let option = 0; option < OPTIONS; option++)
    each<HTMLSelectElement>(
      `choice ${option + 1}`,
      'select',
      (select) => fireEvent.change(select, { target: { value: select.options[option]?.value } }),
      (select) => {
        const other = select.options[option]
        return other !== undefined && other.value !== '-1' && option !== select.selectedIndex
      },
    )
  for (const text of rawTexts)
    each<HTMLElement>(`raw ${text}`, '.cm-editor', (editor) => {
      const view = EditorView.findFromDOM(editor)
      act(() => view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }))
    })
  each<HTMLInputElement>(
    'adding an entry',
    'input',
    (input) => {
      fireEvent.change(input, { target: { value: 'entry' } })
      const button = input.parentElement?.querySelector(':scope > button')
      if (button) fireEvent.click(button)
    },
    (input) => isTyped(input) && isNewName(input),
  )
  each<HTMLButtonElement>(
    'pressing',
    'button:not([aria-expanded], [aria-haspopup])',
    (button) => fireEvent.click(button),
    (button) => button.parentElement?.querySelector(':scope > input') === null,
  )
  return found
}
