/**
 * Shows the suggestion to read a page in another language, until it is taken or closed.
 *
 * @param stay called where somebody stays with the language of the page.
 */
export function suggestLanguage(suggestion: HTMLElement, stay: () => void): void {
  suggestion.hidden = false
  suggestion.querySelector('button')?.addEventListener('click', () => {
    stay()
    suggestion.hidden = true
  })
  // Who writes in a field reads the page. It does not come back when the field is left: the press that leaves the
  // field would land on it instead of on the button below.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('input, select, textarea')) suggestion.hidden = true
  })
}
