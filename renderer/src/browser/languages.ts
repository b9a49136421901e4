import { loadChunk } from './builds/load-chunk.ts'
import { baseOf, choose, storedLanguage } from './chosen-language.ts'
import { closest } from './closest.ts'

/**
 * Suggests the language that a visitor chose before, or that the browser asks for, where the page is in another one
 * (R222). Nobody is led there, and who stays is not asked again.
 */
export function watchLanguages(): void {
  document.addEventListener('click', ({ target }) => {
    const link = closest<HTMLAnchorElement>(target, 'a[hreflang]')
    if (link) choose(link.hreflang)
  })
  const wanted = baseOf(storedLanguage() || navigator.languages[0] || '')
  const others = [...document.querySelectorAll<HTMLElement>('[data-read-in]')].map(({ lang }) => baseOf(lang))
  // Most read the page in their language: nothing is loaded for them.
  if (others.length === 0 || (wanted === baseOf(document.documentElement.lang) && !others.includes(wanted))) return
  loadChunk(() => import('./suggest-language.ts')).then(
    ({ suggestLanguage }) => suggestLanguage(),
    // All languages stand in the header too.
    () => undefined,
  )
}
