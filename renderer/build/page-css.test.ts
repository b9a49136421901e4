import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageCss } from './page-css.ts'

const base = readFileSync(new URL('../src/base.css', import.meta.url), 'utf8')

const within = ':where([data-vitrine], [data-vitrine] *)'

test.each([
  [':root { --a: 1 }', '[data-vitrine] { --a: 1 }'],
  ['body { display: flex }', '[data-vitrine] { display: flex }'],
  ['h1, h2 { margin: 0 }', `h1${within},h2${within} { margin: 0 }`],
  ['::before { margin: 0 }', `${within}::before { margin: 0 }`],
  ['[lang]:lang(ur) { --a: 1 }', `[lang]:lang(ur)${within} { --a: 1 }`],
  [':where([lang]:not(:root)) { --a: 1 }', `:where([lang]:not([data-vitrine]))${within} { --a: 1 }`],
  ['html:not(:has(:target)) [data-x] { --a: 1 }', '[data-vitrine]:not(:has(:target)) [data-x] { --a: 1 }'],
  ['.rich-text :is(p, li) { --a: 1 }', `.rich-text :is(p, li)${within} { --a: 1 }`],
  ['.body, .x-html { --a: 1 }', `.body${within},.x-html${within} { --a: 1 }`],
  ['@media print { p { a: b } }', `@media print { p${within} { a: b } }`],
  ['p { a: b; @media print { a: c; } & b { a: d } }', `p${within} { a: b; @media print { a: c; } & b { a: d } }`],
])('%s', (css, scoped) => {
  expect(pageCss(css)).toContain(scoped)
})

test('every rule of the base holds in a page alone, and none is lost', () => {
  const css = pageCss(base)
  const rules = (text: string) =>
    [...text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=^|[{};])\s*([^@{};\s][^{};]*)\{/g)].map(
      ([, selector = '']) => selector,
    )
  // And one for pages that are a piece of another.
  expect(rules(css).length).toBe(rules(base).length + 1)
  for (const selector of rules(css)) {
    expect(selector).toContain('[data-vitrine]')
    expect(selector).not.toMatch(/:root|(?<![\w.#-])(?:html|body)(?![\w-])/)
  }
})
