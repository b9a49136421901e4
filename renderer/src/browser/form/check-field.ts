export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Control characters, and marks that turn the direction of what follows. */
const unseen = /[^\P{Cc}\s]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A text as the service measures it (R168): without what nobody sees, and without room around it. */
function cleaned(control: Control): string {
  const text = control.value.replaceAll(unseen, '').normalize('NFC').trim()
  return control instanceof HTMLTextAreaElement ? text : text.replaceAll(/\s+/g, ' ')
}

/** The controls of a form that messages are written on. */
export const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  [...form.elements].filter(
    (each): each is Control =>
      each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement || each instanceof HTMLSelectElement,
  )

/**
 * What is wrong with a field, in the words that it holds (R171–R188); nothing when it may be sent. The rules
 * are those of the HTML (`required`, `type`, `pattern`) and its limit; the service has the last word.
 */
export function problemOf(control: Control): string | undefined {
  const { missing, invalid, tooLong, limit } = control.dataset
  if (control instanceof HTMLInputElement && control.type === 'file') return control.dataset.problem
  const text = cleaned(control)
  if (text === '') return control.required ? missing : undefined
  if (limit !== undefined && [...text].length > Number(limit)) return tooLong
  const { patternMismatch, typeMismatch, badInput } = control.validity
  return patternMismatch || typeMismatch || badInput ? invalid : undefined
}

/** Writes beside a field what is wrong with it, or that nothing is. */
export function showProblem(control: Control, problem: string | undefined): void {
  if (problem === undefined) control.removeAttribute('aria-invalid')
  else control.setAttribute('aria-invalid', 'true')
  const message = document.getElementById(`${control.id}-message`)
  if (message && message.textContent !== (problem ?? '')) message.textContent = problem ?? ''
}
