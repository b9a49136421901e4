import Combobox from '@github/combobox-nav'
import { fitOf, folded, foreignNamesOf, namesOfCountry } from './names-of-country.ts'

interface Choice {
  readonly item: HTMLLIElement
  readonly names: readonly string[]
  readonly option: HTMLOptionElement
}

const choiceOf = (option: HTMLOptionElement): Choice => {
  const item = document.createElement('li')
  item.role = 'option'
  item.textContent = option.text
  item.dataset.value = option.value
  return { item, names: namesOfCountry(option.value, option.text), option }
}

/** The field that stands in the place of a list: it has its label and what describes it. */
function fieldFor(select: HTMLSelectElement): HTMLInputElement {
  const input = document.createElement('input')
  input.id = `${select.id}-search`
  input.type = 'text'
  input.className = select.className
  input.autocomplete = 'off'
  input.spellcheck = false
  input.placeholder = select.querySelector<HTMLOptionElement>('option[value=""]')?.text ?? ''
  const describedBy = select.getAttribute('aria-describedby')
  if (describedBy) input.setAttribute('aria-describedby', describedBy)
  for (const label of select.labels) label.htmlFor = input.id
  return input
}

/** Whether somebody has opened the list; where a browser does not tell, whoever is in it may have. */
const isOpen = (select: HTMLSelectElement): boolean => !CSS.supports('selector(:open)') || select.matches(':open')

/**
 * Puts a field that searches in the place of a list of countries: by their names on the page, in English and
 * in their own language, and where none of these fits, in all of ours. The list stays in the form, hidden, and holds what is chosen. Called once for each.
 */
export function makeSearchable(select: HTMLSelectElement): void {
  const isThere = document.activeElement === select
  // What somebody has opened is not taken away under their fingers.
  if (isThere && isOpen(select)) {
    select.addEventListener('blur', () => makeSearchable(select), { once: true })
    return
  }
  if (select.hidden) return
  const input = fieldFor(select)
  const list = document.createElement('ul')
  list.role = 'listbox'
  list.id = `${select.id}-list`
  list.hidden = true
  for (const label of select.labels) list.setAttribute('aria-label', label.textContent.trim())
  const none = document.createElement('p')
  none.setAttribute('role', 'status')
  const choices = [...select.options].filter(({ value }) => value !== '').map(choiceOf)
  select.after(input, list, none)
  if (isThere) input.focus({ preventScroll: true })
  select.hidden = true

  const combobox = new Combobox(input, list, { firstOptionSelectionMode: 'active', tabInsertsSuggestions: false })
  const showChosen = () => {
    input.value = select.value === '' ? '' : (select.selectedOptions[0]?.text ?? '')
  }
  const close = () => {
    combobox.stop()
    list.hidden = true
    none.textContent = ''
  }
  const matching = (typed: string, namesOf: (choice: Choice) => readonly string[]) =>
    choices
      .map((choice) => ({ choice, fit: typed === '' ? 0 : fitOf(namesOf(choice), typed) }))
      .filter((one): one is { choice: Choice; fit: number } => one.fit !== undefined)
      .toSorted((a, b) => a.fit - b.fit)
  const open = (typed: string) => {
    const own = matching(typed, ({ names }) => names)
    const found = own.length > 0 ? own : matching(typed, ({ option }) => foreignNamesOf(option.value))
    list.replaceChildren(...found.map(({ choice }) => choice.item))
    none.textContent = found.length === 0 ? (select.dataset.search ?? '') : ''
    list.hidden = found.length === 0
    combobox.stop()
    combobox.start()
    if (found.length === 0) input.setAttribute('aria-expanded', 'false')
    list.scrollTop = 0
  }
  const choose = (value: string) => {
    const isChanged = select.value !== value
    select.value = value
    showChosen()
    close()
    if (isChanged) for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
  }

  input.addEventListener('input', (event) => {
    // What is typed here is no value of the form.
    event.stopPropagation()
    open(folded(input.value))
  })
  // The whole list shows; what is typed next replaces the name.
  input.addEventListener('focus', () => input.select())
  input.addEventListener('click', () => {
    if (list.hidden) open('')
  })
  input.addEventListener('keydown', (event) => {
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && list.hidden) {
      event.preventDefault()
      open('')
    } else if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault()
      showChosen()
      close()
    }
  })
  input.addEventListener('blur', () => {
    const typed = folded(input.value)
    const exact = choices.find(({ names }) => names.includes(typed))
    if (typed === '') choose('')
    else if (exact && !list.hidden) choose(exact.option.value)
    else showChosen()
    close()
  })
  // The field keeps the focus, so that the list does not close before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('combobox-commit', ({ target }) => {
    if (target instanceof HTMLElement) choose(target.dataset.value ?? '')
  })
  // A browser that fills in a form, or brings back what was typed, writes into the list.
  select.addEventListener('change', showChosen)
  select.form?.addEventListener('reset', () => setTimeout(showChosen))
  addEventListener('pageshow', showChosen)
  showChosen()
}
