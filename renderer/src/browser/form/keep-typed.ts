import type { Control } from './check-field.ts'
import { hiddenField, setHiddenField, startFields } from './form-start.ts'
import { draftKeyOf, inStorage } from './typed-text.ts'

type Typed = Readonly<Record<string, string>>

/** What is typed or chosen: never files, passwords, or what only programs fill in. */
const kept = (form: HTMLFormElement): readonly Control[] =>
  [...form.elements].filter(
    (each): each is Control =>
      (each instanceof HTMLTextAreaElement ||
        each instanceof HTMLSelectElement ||
        (each instanceof HTMLInputElement && /^(?:text|email|tel|checkbox)$/.test(each.type))) &&
      each.name !== '' &&
      each.name !== 'keptImages' &&
      // Those of an inquiry list: what is typed into them is on the list.
      !each.name.includes(':') &&
      each.tabIndex >= 0,
  )

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

const typedIn = (control: Control): string => (isBox(control) ? (control.checked ? 'on' : '') : control.value)

/** As the page was drawn: a choice is the option that is selected in it, or the first. */
function drawnIn(control: Control): string {
  if (isBox(control)) return control.defaultChecked ? 'on' : ''
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

function write(control: Control, value: string): void {
  if (isBox(control)) control.checked = value !== ''
  // A choice that this page does not offer would be none.
  else if (!(control instanceof HTMLSelectElement)) control.value = value
  else if ([...control.options].some((option) => option.value === value)) {
    control.value = value
    // What stands in its place, or tells of it, shows it too.
    control.dispatchEvent(new Event('change'))
  }
}

/** What a form is about: what was typed about one product is not filled in for another one. */
const keyOf = (form: HTMLFormElement): string => {
  const product = form.elements.namedItem('productId')
  return draftKeyOf(form.dataset.form ?? '', product instanceof HTMLInputElement ? product.value : '')
}

/** A name in the fields of this page: languages ask for one, or for first and last (R170). */
function namesFor(typed: Typed, controls: readonly Control[]): Typed {
  const { name = '', firstName = '', lastName = '' } = typed
  const asksOne = controls.some((control) => control.name === 'name')
  if (asksOne && name === '') return { ...typed, name: `${firstName} ${lastName}`.trim() }
  if (asksOne || firstName !== '' || lastName !== '') return typed
  const at = name.lastIndexOf(' ')
  return { ...typed, firstName: at < 0 ? name : name.slice(0, at), lastName: at < 0 ? '' : name.slice(at + 1) }
}

function read(form: HTMLFormElement): Typed {
  try {
    const typed: unknown = JSON.parse(inStorage((storage) => storage.getItem(keyOf(form))) ?? '{}')
    return Object.fromEntries(
      Object.entries(typed ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** Whether it shows what the page was drawn with, or the country that stands for the region of the browser. */
const isUntouched = (control: Control): boolean =>
  typedIn(control) === drawnIn(control) ||
  (control instanceof HTMLSelectElement && control.value === control.dataset.region)

/** Fills in what was typed before, where nobody has typed since; what the server sent back is newer. */
function restore(form: HTMLFormElement): void {
  const controls = kept(form)
  const stored = read(form)
  // A page that is loaded again goes on with what was begun.
  for (const name of startFields)
    if (stored[name] && !hiddenField(form, name)?.value) setHiddenField(form, name, stored[name])
  const typed = namesFor(stored, controls)
  for (const control of controls) {
    const value = typed[control.name]
    if (value && isUntouched(control) && !(control instanceof HTMLInputElement && control.readOnly))
      write(control, value)
  }
}

/** A choice shows something from the start, which nobody chose. */
const isUntouchedChoice = (control: Control): boolean => control instanceof HTMLSelectElement && isUntouched(control)

function save(form: HTMLFormElement): void {
  const typed = Object.fromEntries(
    kept(form)
      .filter((control) => typedIn(control) !== '' && !isUntouchedChoice(control))
      .map((control) => [control.name, typedIn(control)]),
  )
  const start = Object.fromEntries(startFields.map((name) => [name, hiddenField(form, name)?.value ?? '']))
  const key = keyOf(form)
  inStorage((storage) => {
    if (Object.keys(typed).length > 0) storage.setItem(key, JSON.stringify({ ...typed, ...start }))
    else storage.removeItem(key)
  })
}

/**
 * Keeps what is typed into a form while the tab lives, and fills in what was typed into it before.
 *
 * @returns what keeps it as it is now.
 */
export function keepTyped(form: HTMLFormElement): () => void {
  restore(form)
  // What was typed while this was on its way.
  save(form)
  for (const type of ['input', 'change'] as const) form.addEventListener(type, () => save(form))
  return () => save(form)
}
