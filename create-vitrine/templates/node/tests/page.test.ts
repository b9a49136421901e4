import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawPage } from '../src/draw-page.ts'
import { start } from '../src/site.ts'

for (const [language, title, direction] of [
  ['en', 'Bolts that hold', 'ltr'],
  ['ar', 'براغٍ تثبت', 'rtl'],
] as const)
  test(`the page is drawn in ${language}`, () => {
    const html = drawPage(start, language)
    assert.ok(html.includes(title))
    assert.ok(html.includes(`dir="${direction}"`))
  })
