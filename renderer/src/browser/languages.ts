import { languageStorage } from '../head/language-storage.ts'
import { loadChunk } from './builds/load-chunk.ts'

const YEAR = 366 * 24 * 3600 * 1000

/** The language that somebody chose, or stayed with, in the last year. */
function chosenLanguage(): string | undefined {
  try {
    const [code, since] = (localStorage.getItem(languageStorage) ?? '').split(' ')
    return Number(since) > Date.now() - YEAR ? code : undefined
  } catch {
    return undefined
  }
}

function choose(code: string): void {
  try {
    localStorage.setItem(languageStorage, `${code} ${Date.now()}`)
  } catch {
    // Where nothing may be stored, it is suggested again.
  }
}

const baseOf = (code: string): string => code.replace(/-.*/, '')

/** The first of some languages that is offered, itself or another kind of it. */
const firstOffered = (wanted: readonly string[], offered: readonly string[]): string | undefined => {
  for (const code of wanted) {
    const found = offered.find((one) => one === code) ?? offered.find((one) => baseOf(one) === baseOf(code))
    if (found) return found
  }
  return undefined
}

/**
 * Suggests the language that a visitor chose before, or that the browser asks for, where the page is in another one
 * (R222). Nobody is led there, and who stays is not asked again.
 */
export function watchLanguages(): void {
  const suggestions = [...document.querySelectorAll<HTMLElement>('[data-read-in]')]
  const here = document.documentElement.lang
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
    if (link) choose(link.hreflang)
  })
  const chosen = chosenLanguage()
  const offered = [here, ...suggestions.map(({ lang }) => lang)]
  const wanted = firstOffered(chosen ? [chosen] : navigator.languages, offered)
  const suggestion = suggestions.find(({ lang }) => lang === wanted)
  if (!suggestion) return
  loadChunk(() => import('./suggest-language.ts')).then(
    ({ suggestLanguage }) => suggestLanguage(suggestion, () => choose(here)),
    // All languages stand in the header too.
    () => undefined,
  )
}
