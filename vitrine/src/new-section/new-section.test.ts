import { afterAll, expect, it } from 'vitest'
import { makeApp, quoteList, quoteV1 } from '../testing/app.ts'
import { addToList } from './add-to-list.ts'

const app = makeApp({ 'src/sections/index.ts': quoteList, 'src/sections/quote.tsx': quoteV1 })
afterAll(app.remove)

it('makes a section in an app, names it in the list, and runs its test', async () => {
  app.write('vitest.config.ts', 'export default { test: { server: { deps: { inline: [/vitrine/] } } } }\n')
  app.write('tests/other.test.ts', "throw new Error('only the test of the section is run')\n")
  app.write('labels/en.json', { known: 'Known' })
  app.write('labels/de.json', { known: 'Bekannt' })
  const made = await app.process('new-section', 'price-table', '--labels', 'labels')
  expect(made.stderr).toBe('')
  expect(made).toMatchObject({ code: 0 })
  expect(made.stdout).toContain('Written: src/sections/price-table.tsx')
  expect(made.stdout).toMatch(/3 passed/)
  expect(app.read('src/sections/index.ts')).toContain("import { priceTable } from './price-table.tsx'")
  expect(app.read('src/sections/index.ts')).toContain('[quote, priceTable]')
  expect(app.json('labels/en.json')).toMatchObject({ known: 'Known', 'my-price-table': 'Price table' })
  expect(made.stdout).toContain('Translate my-price-table')
  expect(await app.vitrine('check', '--labels', 'labels/en.json', '--label-prefix', 'my-price')).toMatchObject({
    code: 0,
    stderr: '',
  })

  const again = await app.vitrine('new-section', 'price-table')
  expect(again).toMatchObject({ code: 3 })
  expect(again.stderr).toContain('is there already')
})

it('writes a section that Node runs as it stands, where the app has no JSX', async () => {
  const plain = makeApp({
    'package.json': { name: 'plain', type: 'module' },
    'src/sections/index.ts': "import { quote } from './quote.ts'\n\nexport const sections = [\n  quote,\n]\n",
  })
  try {
    expect(await plain.vitrine('new-section', 'note', '--prefix', 'acme', '--no-test')).toMatchObject({ code: 0 })
    expect(plain.read('src/sections/note.ts')).toContain("type: 'acme-note'")
    expect(plain.read('src/sections/note.ts')).not.toContain('<section')
    expect(plain.read('src/sections/note.test.ts')).toContain("from 'node:test'")
    expect(plain.read('src/sections/index.ts')).toBe(
      "import { quote } from './quote.ts'\nimport { note } from './note.ts'\n\nexport const sections = [\n  quote,\n  note,\n]\n",
    )
  } finally {
    plain.remove()
  }
})

it('refuses names that no section may have, and makes nothing', async () => {
  for (const name of ['Quote', 'a_b', '../up', 'x'.repeat(41)])
    expect(await app.vitrine('new-section', name)).toMatchObject({ code: 3 })
  expect(app.read('src/sections/index.ts')).not.toContain('Quote')
})

it('adds to lists of every shape', () => {
  expect(addToList("import { a } from 'a'\nexport const list = [a]\n", "import { b } from 'b'", 'b')).toBe(
    "import { a } from 'a'\nimport { b } from 'b'\nexport const list = [a, b]\n",
  )
  expect(addToList('export const list = []\n', "import { b } from 'b'", 'b')).toBe(
    "import { b } from 'b'\nexport const list = [b]\n",
  )
})
