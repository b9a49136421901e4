import { expect, it } from 'vitest'
import { withSoftHyphens } from './soft-hyphens.ts'

/** Where a break may be, written so that a person can see it. */
const seen = (html: string, language = 'de') => withSoftHyphens(html, language).replaceAll('\u00ad', '|')

it('marks where long German words of titles may break, never close to their ends', () => {
  expect(seen('<h1>Sechskantschrauben für Befestigungstechnik</h1>')).toBe(
    '<h1>Sechs|kant|schrauben für Befes|ti|gungs|technik</h1>',
  )
})

it('leaves short words, tags, entities and codes as they are', () => {
  const html = '<h2 class="Sechskantschraubenkopf" id="befestigungstechnik">Muttern &amp; Bolzen EN&nbsp;14399-4</h2>'
  expect(seen(html)).toBe(html)
})

it('leaves running text, other languages and titles in other languages as they are', () => {
  expect(seen('<p>Befestigungstechnik</p>')).not.toContain('|')
  expect(seen('<h1>Befestigungstechnik</h1>', 'en')).not.toContain('|')
  expect(seen('<h1 lang="en">Internationalisation</h1>')).not.toContain('|')
  expect(seen('<h1><span lang="en">Internationalisation</span></h1>')).not.toContain('|')
  expect(seen('<h1><span lang="de-AT">Qualitätsmanagement</span></h1>')).toContain('|')
})
