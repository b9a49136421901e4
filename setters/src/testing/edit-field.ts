import { EditorView } from '@codemirror/view'
import { act, fireEvent } from '@testing-library/react'

const type = (input: HTMLInputElement | HTMLTextAreaElement): void => {
  const value = input.type === 'number' ? String(Number(input.value) + 1) : `${input.value}x`
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}

const own = <E extends Element>(field: Element, selector: string): E | undefined =>
  [...field.querySelectorAll<E>(selector)].find((found) => found.closest('[data-field]') === field)

/**
 * Edits one field as a person would at first sight: types a letter, takes the next choice, adds an
 * item. Answers whether there was anything to do.
 */
export function editField(field: Element): boolean {
  const editor = field.querySelector<HTMLElement>('.cm-editor')
  if (editor && editor.closest('[data-field]') === field) {
    const view = EditorView.findFromDOM(editor)
    act(() => view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: '{"edited": [1]}' } }))
    return true
  }
  const add = own<HTMLButtonElement>(field, 'fieldset > button:last-of-type:enabled')
  if (field.getAttribute('data-setter') === 'list' && add) {
    fireEvent.click(add)
    return true
  }
  const radio = own<HTMLInputElement>(field, 'input[type=radio]:not(:checked)')
  const box = own<HTMLInputElement>(field, 'input[type=checkbox]')
  const select = own<HTMLSelectElement>(field, 'select')
  const input = own<HTMLInputElement>(field, 'input:not([type=radio], [type=checkbox], [type=file]), textarea')
  if (radio ?? box) fireEvent.click((radio ?? box) as Element)
  else if (select) {
    const other = [...select.options].find((option) => !option.selected && option.value !== '-1')
    if (!other) return false
    fireEvent.change(select, { target: { value: other.value } })
  } else if (input) type(input)
  else return false
  return true
}
