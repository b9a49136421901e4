import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawPage } from '../src/draw-page.ts'
import { start } from '../src/site.ts'

for (const [language, title, direction] of [
  ['en', 'Bolts that hold', 'ltr'],
  ['ar', 'براغٍ تثبت', 'rtl'],
] as const)
  test(`the page is drawn in ${language}`, () => {
    const { status, html } = drawPage(start, `/?language=${language}`)
    assert.equal(status, 200)
    assert.ok(html.includes(title))
    assert.ok(html.includes(`dir="${direction}"`))
  })

test('where there is no page, that is said', () => {
  const { status, html } = drawPage(start, '/nowhere?language=ar')
  assert.equal(status, 404)
  assert.ok(html.includes('الصفحة غير موجودة'))
})
