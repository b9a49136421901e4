import { builtInTheme, type ThemeFont, themeFonts } from '@vitrine/schemas'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import './base.css'
import { applyTheme } from './theme/theme-style.ts'

const root = document.documentElement

/** Languages with faces of their own, and one that only these have. */
const faces = [
  ['ja', 'Noto Sans CJK JP'],
  ['zh', 'Noto Sans CJK SC'],
  ['zh-TW', 'Noto Sans CJK TC'],
  ['zh-Hant', 'Noto Sans CJK TC'],
  ['ko', 'Noto Sans CJK KR'],
  ['ur', 'Noto Nastaliq Urdu'],
] as const
/** The same in a font with serifs. */
const withSerifs: Readonly<Record<string, string>> = {
  ja: 'Noto Serif CJK JP',
  zh: 'Noto Serif CJK SC',
  'zh-TW': 'Noto Serif CJK TC',
  'zh-Hant': 'Noto Serif CJK TC',
  ko: 'Noto Serif CJK KR',
}
const firstOf = {
  system: 'system-ui',
  sans: 'Inter',
  serif: 'Source Serif 4',
  rounded: 'Nunito',
  grotesk: 'Hanken Grotesk',
} as const satisfies Record<ThemeFont, string>

/** Urdu is set in its own face throughout: the space between its words is that of Nastaliq. */
const firstIn = (language: string, font: ThemeFont) => (language === 'ur' ? 'Noto Nastaliq Urdu' : firstOf[font])

/** The faces that an element asks for, in order. */
const facesOf = (element: Element) =>
  getComputedStyle(element)
    .fontFamily.split(',')
    .map((face) => face.trim().replaceAll('"', ''))

/** A page in a language, drawn with fonts for its titles and its text. */
function show(language: string, html: string, fonts: { title: ThemeFont; text: ThemeFont }) {
  root.lang = language
  applyTheme(document, { ...builtInTheme, fonts })
  document.body.innerHTML = html
  return (selector: string) => document.body.querySelector(selector) as HTMLElement
}

beforeEach(() => show('en', '', { title: 'sans', text: 'sans' }))
afterEach(() => {
  document.body.innerHTML = ''
  root.removeAttribute('lang')
})

describe.each(themeFonts)('a theme with %s', (font) => {
  const other: ThemeFont = font === 'serif' ? 'sans' : 'serif'

  test.each(faces)('draws a page in %s with faces of that language', (language, face) => {
    show(language, '', { title: other, text: font })
    const expected = font === 'serif' ? (withSerifs[language] ?? face) : face
    expect(facesOf(document.body)).toEqual(expect.arrayContaining([firstOf[font], expected]))
    expect(facesOf(document.body)[0]).toBe(firstIn(language, font))
  })

  test.each(faces)('draws a text in %s on a page in another language alike', (language, face) => {
    const html = `<p lang="${language}">a</p><h2 lang="${language}">a</h2><h3><a lang="${language}">a</a></h3>`
    const find = show(language, html, { title: other, text: font })
    const there = ['p', 'h2', 'a'].map((selector) => facesOf(find(selector)))
    for (const page of ['de', 'ar', 'ja', 'zh', 'ur']) {
      const found = show(page, html, { title: other, text: font })
      expect(['p', 'h2', 'a'].map((selector) => facesOf(found(selector)))).toEqual(there)
    }
    const expected = font === 'serif' ? (withSerifs[language] ?? face) : face
    expect(there[0]?.[0]).toBe(firstIn(language, font))
    expect(there[0]).toContain(expected)
    expect(there[1]?.[0]).toBe(firstIn(language, other))
    expect(there[2]).toEqual(there[1])
  })
})

test('no text asks for the faces of two languages of Han characters', () => {
  for (const [language] of faces) {
    const find = show('ja', `<p lang="${language}">a</p>`, { title: 'sans', text: 'sans' })
    const ofHan = facesOf(find('p')).filter((face) => face.includes('CJK'))
    expect(ofHan, language).toHaveLength(1)
  }
})

test('a paragraph in another language has the room between lines of its language', () => {
  const leading = (page: string, language: string) => {
    const find = show(page, `<p lang="${language}">a</p>`, { title: 'sans', text: 'sans' })
    const { lineHeight, fontSize } = getComputedStyle(find('p'))
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
  }
  for (const language of ['ur', 'ar', 'ja', 'hi']) expect(leading('de', language)).toBe(leading(language, language))
  expect(leading('de', 'ur'), 'lines of Nastaliq do not touch').toBeGreaterThanOrEqual(2.2)
  const find = show('ar', '<h2 lang="de">a</h2>', { title: 'sans', text: 'sans' })
  expect(Number.parseFloat(getComputedStyle(find('h2')).letterSpacing)).toBeLessThan(0)
})

test('what a section says of its own text comes first', () => {
  const find = show('de', '<p lang="ja" style="font-family: monospace">a</p>', { title: 'sans', text: 'sans' })
  expect(facesOf(find('p'))).toEqual(['monospace'])
})
