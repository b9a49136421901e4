import { fireEvent } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { documentHtml } from '../head/document.ts'
import { watchLanguages } from './languages.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.body.replaceChildren()
  document.documentElement.removeAttribute('lang')
})

const offered = [
  { language: 'de', href: '/?language=de', text: 'Diese Seite auf Deutsch lesen', close: 'Bei dieser Sprache bleiben' },
  { language: 'pt-BR', href: '/?language=pt-BR', text: 'Ler esta página em português', close: 'Continuar' },
]

/** A page in English, as the server writes it, in a browser that asks for these languages. */
async function visit(languages: readonly string[], language = 'en') {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const html = documentHtml({
    language,
    title: 'Bolts',
    stylesheets: [],
    skip: 'Skip',
    body: '<a href="/?language=de" hreflang="de">Deutsch</a>',
    readIn: offered.filter((one) => one.language !== language),
  })
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  document.documentElement.lang = language
  document.body.replaceChildren(...parsed.body.childNodes)
  watchLanguages()
  // What shows a suggestion is loaded where there is one.
  await import('./suggest-language.ts')
  await new Promise((resolve) => setTimeout(resolve))
  return [...document.querySelectorAll<HTMLElement>('[data-read-in]:not([hidden])')]
}

it.each([
  ['the language of the page', ['en-GB', 'de'], []],
  ['a language that the site speaks', ['de-AT', 'en'], ['de']],
  ['another kind of a language that the site speaks', ['pt-PT'], ['pt-BR']],
  ['a language that the site does not speak, and then that of the page', ['fi', 'en-US', 'de'], []],
  ['languages that the site does not speak', ['fi', 'sv'], []],
])('to a browser that asks for %s', async (_what, languages, suggested) => {
  expect((await visit(languages)).map(({ lang }) => lang)).toEqual(suggested)
})

it('is in words and the direction of its language, with the way there', async () => {
  const [suggestion] = await visit(['de'])
  expect([suggestion?.getAttribute('aria-label'), suggestion?.dir]).toEqual(['Diese Seite auf Deutsch lesen', 'ltr'])
  expect(suggestion?.querySelector('a')?.getAttribute('href')).toBe('/?language=de')
})

it('is not made again to who stays', async () => {
  const [suggestion] = await visit(['de'])
  fireEvent.click(suggestion?.querySelector('button') as HTMLElement)
  expect(suggestion?.hidden).toBe(true)
  expect(await visit(['de'])).toEqual([])
})

it('is that of the language chosen before, for a year', async () => {
  await visit(['en'])
  fireEvent.click(document.querySelector('a[hreflang=de]') as HTMLElement)
  expect((await visit(['en'])).map(({ lang }) => lang)).toEqual(['de'])
  expect(await visit(['en'], 'de')).toEqual([])
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 400 * 24 * 3600 * 1000)
  expect(await visit(['en'])).toEqual([])
})

it('is still made where nothing may be stored', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect((await visit(['de'])).map(({ lang }) => lang)).toEqual(['de'])
})

it('goes when a field is written in, and does not come back in the way of a press on the button below', async () => {
  const [suggestion] = await visit(['de'])
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  expect(suggestion?.hidden).toBe(true)
  field.blur()
  expect(suggestion?.hidden).toBe(true)
})
