import { baseOf, choose, storedLanguage } from './chosen-language.ts'

const YEAR = 366 * 24 * 3600 * 1000

/** The language that somebody chose, or stayed with, in the last year. */
function chosenLanguage(): string | undefined {
  const [code, since] = storedLanguage().split(' ')
  return Number(since) > Date.now() - YEAR ? code : undefined
}

/** The first of some languages that is offered, itself or another kind of it. */
const firstOffered = (wanted: readonly string[], offered: readonly string[]): string | undefined => {
  for (const code of wanted) {
    const found = offered.find((one) => one === code) ?? offered.find((one) => baseOf(one) === baseOf(code))
    if (found !== undefined) return found
  }
  return undefined
}

/** Shows the suggestion to read a page in the language that fits best, until it is taken or closed. */
export function suggestLanguage(): void {
  const suggestions = [...document.querySelectorAll<HTMLElement>('[data-read-in]')]
  const here = document.documentElement.lang
  const chosen = chosenLanguage()
  const offered = [here, ...suggestions.map(({ lang }) => lang)]
  const wanted = firstOffered(chosen === undefined ? navigator.languages : [chosen], offered)
  const suggestion = suggestions.find(({ lang }) => lang === wanted)
  if (!suggestion) return
  suggestion.hidden = false
  suggestion.querySelector('button')?.addEventListener('click', () => {
    choose(here)
    suggestion.hidden = true
  })
  // Who writes in a field reads the page. It does not come back when the field is left: the press that leaves the
  // field would land on it instead of on the button below.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('input, select, textarea')) suggestion.hidden = true
  })
}
