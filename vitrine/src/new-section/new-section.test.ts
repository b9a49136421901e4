import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type LanguageCode, languageCodes } from '@vitrine/schemas'
import { afterAll, expect, it } from 'vitest'
import { makeApp, quoteList, quoteV1 } from '../testing/app.ts'
import { addToList } from './add-to-list.ts'
import { KnownLabels } from './known-labels.ts'
import { starterLabels } from './starter-labels.ts'

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
  expect(app.json('labels/de.json')).toMatchObject({ known: 'Bekannt', 'my-price-table.title': 'Titel' })
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

it('makes a section in a plugin: a folder, its place in both lists, its labels in 18 languages, and a test', async () => {
  const template = fileURLToPath(new URL('../../../create-vitrine/templates/plugin', import.meta.url))
  const plugin = makeApp()
  try {
    for (const part of ['src', 'tests', 'labels', 'vite.config.ts'])
      cpSync(join(template, part), join(plugin.folder, part), { recursive: true })
    // As its how-to has it: what is called otherwise by nobody is called so in English.
    plugin.write('names.json', { de: 'Preisliste' })
    const made = await plugin.process('new-section', 'price-table', '--names', 'names.json')
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(made.stdout).toMatch(/3 passed/)
    expect(readdirSync(join(plugin.folder, 'src/price-table')).toSorted()).toEqual([
      'price-table.module.css',
      'price-table.tsx',
      'spec.ts',
    ])
    expect(plugin.read('src/price-table/spec.ts')).toContain("type: 'acme-price-table'")
    expect(plugin.read('src/sections.ts')).toContain('[rating, note, priceTable]')
    expect(plugin.read('src/specs.ts')).toContain('[ratingSpec, noteSpec, priceTableSpec]')
    for (const language of languageCodes)
      expect(Object.keys(plugin.json<object>(`labels/${language}.json`))).toEqual(
        expect.arrayContaining(['acme-price-table.title', 'acme-price-table.text', 'acme-price-table.presets.default']),
      )
    expect(plugin.json('labels/de.json')).toMatchObject({
      'acme-rating': 'Bewertung',
      'acme-price-table': 'Preisliste',
    })
    expect(plugin.json('labels/fr.json')).toEqual({
      'acme-price-table.presets.default': 'Simple',
      'acme-price-table.title': 'Titre',
      'acme-price-table.text': 'Texte',
    })
    expect(made.stdout).toMatch(/Translate acme-price-table in labels: zh, .*fr.*vi\./)
    expect(made.stdout).not.toMatch(/Translate .*\bde\b/)
    const checked = await plugin.vitrine('check', '--labels', 'labels', '--label-prefix', 'acme-price')
    expect(checked).toMatchObject({ code: 0, stderr: '' })
    expect(checked.stdout).toContain("To translate: acme-price-table: fr.json has no label 'acme-price-table'.")
    expect(await plugin.vitrine('check', '--labels', 'labels', '--complete')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("acme-rating: fr.json has no label 'acme-rating.stars'."),
    })
  } finally {
    plugin.remove()
  }
})

it('makes a section in a site, with the prefix of its plugin', async () => {
  const template = fileURLToPath(new URL('../../../create-vitrine/templates/site', import.meta.url))
  const site = makeApp()
  try {
    for (const part of ['plugin', 'tests', 'vitest.config.ts'])
      cpSync(join(template, part), join(site.folder, part), { recursive: true })
    const plugin = site.read('plugin/plugin.ts')
    site.write('plugin/plugin.ts', plugin.replace("prefix: 'my'", "prefix: 'bolts'"))
    const made = await site.process('new-section', 'price-table', '--label', 'Prices')
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(made.stdout).toMatch(/3 passed/)
    expect(site.read('plugin/sections/price-table/spec.ts')).toContain("type: 'bolts-price-table'")
    expect(site.read('plugin/sections/index.ts')).toContain('[quote, priceTable]')
    expect(site.json('plugin/labels/en.json')).toMatchObject({ 'bolts-price-table': 'Prices' })
    expect(site.has('plugin/labels/ta.json')).toBe(true)
  } finally {
    site.remove()
  }
})

it('says in the words of Vitrine’s own sections what a new section begins with', () => {
  const known = new KnownLabels(fileURLToPath(new URL('../../../sections', import.meta.url)))
  for (const [language, file] of known.files())
    expect(starterLabels[language as LanguageCode]).toEqual(
      known.translated({ title: 'Title', text: 'Text', preset: 'Plain' }, file),
    )
  expect(Object.keys(starterLabels).toSorted()).toEqual(languageCodes.toSorted())
})

it('asks for a prefix where nothing says one', async () => {
  const bare = makeApp({ 'package.json': { name: '12' }, 'src/sections/index.ts': 'export const sections = []\n' })
  try {
    const made = await bare.vitrine('new-section', 'note')
    expect(made).toMatchObject({ code: 3, stderr: expect.stringContaining('--prefix acme') })
    expect(await bare.vitrine('new-section', 'note', '--prefix', 'No good')).toMatchObject({ code: 3 })
    expect(bare.has('src/sections/note.tsx')).toBe(false)
  } finally {
    bare.remove()
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
