import { type Control, controlsOf } from './check-field.ts'

const summaryOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-summary]')

/** The wrong fields of a form, in the order in which they stand on the page. */
export const wrongOf = (form: HTMLFormElement): readonly Control[] =>
  controlsOf(form).filter((control) => control.getAttribute('aria-invalid') === 'true')

function linkTo(control: Control): HTMLLIElement {
  const link = document.createElement('a')
  link.href = `#${control.id}`
  link.textContent = document.getElementById(`${control.id}-message`)?.textContent ?? ''
  const item = document.createElement('li')
  item.append(link)
  return item
}

/** Lists all that is wrong, with a link to each field (R200). */
export function showSummary(form: HTMLFormElement): void {
  const summary = summaryOf(form)
  const wrong = wrongOf(form)
  summary?.querySelector('ul')?.replaceChildren(...wrong.map(linkTo))
  if (summary) summary.hidden = wrong.length === 0
}

/**
 * The summary follows its fields while they are put right. What is right again only goes, so that a screen
 * reader does not hear the rest of it anew.
 */
export function updateSummary(form: HTMLFormElement): void {
  const summary = summaryOf(form)
  if (!summary || summary.hidden) return
  const left = new Set(wrongOf(form).map((control) => `#${control.id}`))
  for (const link of summary.querySelectorAll('a')) if (!left.has(link.hash)) link.closest('li')?.remove()
  const listed = [...summary.querySelectorAll('a')]
  const isSame = wrongOf(form).every((control, at) => {
    const text = document.getElementById(`${control.id}-message`)?.textContent
    return listed[at]?.hash === `#${control.id}` && listed[at]?.textContent === text
  })
  if (!isSame) showSummary(form)
  summary.hidden = left.size === 0
}

/** Brings a field before the eyes with its label, and puts the focus into it. */
export function focusField(control: Control): void {
  // A list that can be searched is hidden behind the field that searches it.
  const field = control.hidden ? (control.parentElement?.querySelector('input') ?? control) : control
  field.focus({ preventScroll: true })
  const label = field.labels?.[0] ?? field
  label.scrollIntoView({ block: 'nearest' })
  field.scrollIntoView({ block: 'nearest' })
}
