import { VitrinePage } from '@vitrine/renderer'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sections } from '../src/sections/index.ts'
import { start } from '../src/site.ts'

// All sections are checked when they are registered, which takes a moment once.
test.each([
  ['en', 'Bolts that hold', 'ltr'],
  ['ar', 'براغٍ تثبت', 'rtl'],
])('the page is drawn in %s', { timeout: 30_000 }, (language, title, direction) => {
  const html = renderToString(<VitrinePage sections={sections} document={start} address={`/?language=${language}`} />)
  expect(html).toContain(title)
  expect(html).toContain(`dir="${direction}"`)
})
