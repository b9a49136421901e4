/** Puts a product on the inquiry list; loaded when the first button for it is pressed. */
import { type AddedProduct, addToList, type InquiryList, isCountryCode } from '@vitrine/schemas/inquiry-list'
import { readSelectionForm } from '@vitrine/schemas/selection'
import { now, storedList, storeList } from './stored-list.ts'

/** Says beside a button what became of it: for ears alone that it is done, for everybody that it cannot be. */
function say(button: HTMLButtonElement, text: string, isSeen: boolean): void {
  const known = button.parentElement?.querySelector<HTMLElement>('[data-list-said]')
  const said = known ?? document.createElement('p')
  if (!known) {
    said.setAttribute('role', 'status')
    said.dataset.listSaid = ''
    button.after(said)
  }
  said.className = isSeen ? '' : 'visually-hidden'
  // An element is heard of when it changes, not when it appears.
  requestAnimationFrame(() => {
    said.textContent = text
  })
}

/** What of a form is text. */
const textsOf = (form: HTMLFormElement, button: HTMLButtonElement): readonly (readonly [string, string])[] =>
  [...new FormData(form, button)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')

/** The country that was chosen: not one that stands for the region of the browser. */
function countryIn(form: HTMLFormElement): string | undefined {
  const select = form.elements.namedItem('to')
  if (!(select instanceof HTMLSelectElement) || select.value === select.dataset.region) return undefined
  return isCountryCode(select.value) ? select.value : undefined
}

/** What the form of a button says; nothing where something in it cannot be read. */
function addedBy(form: HTMLFormElement, button: HTMLButtonElement): AddedProduct | undefined {
  const fields = textsOf(form, button)
  const selection = readSelectionForm(fields)
  if (selection && (Object.keys(selection.wrong).length > 0 || selection.missing.length > 0)) return undefined
  return {
    productId: button.dataset.listAdd ?? '',
    selection: selection?.text ?? '',
    country: countryIn(form),
    isWhole: fields.some(([name, value]) => name === 'list' && value === 'edit'),
  }
}

/** Whether the browser stored it: one that is full does not. */
function isStored(list: InquiryList): boolean {
  try {
    storeList(list)
    return true
  } catch {
    return false
  }
}

/** Adds what the form of a button says. What is on the list already leads to it. */
export function add(button: HTMLButtonElement): void {
  const { form } = button
  if (!form) return
  const added = addedBy(form, button)
  const list = storedList()
  const next = added && addToList(list, added, now())
  // The server says what is wrong with what was typed, and keeps a list in a cookie where the browser does not.
  if (!added || (next && !isStored(next))) form.requestSubmit(button)
  else if (!next) say(button, button.dataset.full ?? '', true)
  else if (next === list || added.isWhole) location.assign(button.formAction)
  else say(button, button.dataset.added ?? '', false)
}
