import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { makeApp } from '../testing/app.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const copy = makeApp()
afterAll(copy.remove)

type Labels = Readonly<Record<string, string>>

it('makes a section of this repository, with its labels in 18 languages as far as others say the same', async () => {
  for (const part of ['src', 'labels', 'schemas.lock.json'])
    cpSync(join(root, 'sections', part), join(copy.folder, 'sections', part), { recursive: true })
  copy.write('names.json', { de: 'Zitat' })
  const made = await copy.vitrine('new-section', 'made-up', '--label', 'Made up', '--names', 'names.json', '--no-test')
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(readdirSync(join(copy.folder, 'sections/src/made-up')).toSorted()).toEqual([
    'index.ts',
    'labels.en.json',
    'made-up.module.css',
    'made-up.stories.tsx',
    'made-up.test.tsx',
    'made-up.tsx',
    'spec.ts',
    'texts.en.json',
  ])
  const specs = copy.read('sections/src/specs.ts')
  expect(specs).toContain("import { madeUpSpec } from './made-up/spec.ts'")
  expect(specs).toMatch(/footerSpec,\n {2}madeUpSpec,\n\]/)
  const english = copy.json<Labels>('sections/src/made-up/labels.en.json')
  const languages = readdirSync(join(copy.folder, 'sections/labels')).map((file) => file.replace('.json', ''))
  expect(languages).toHaveLength(17)
  for (const language of languages) {
    const labels = copy.json<Labels>(`sections/labels/${language}.json`)
    const missing = Object.keys(english).filter((key) => labels[key] === undefined)
    // Its own name is for people to say; German was named.
    expect(missing).toEqual(language === 'de' ? [] : ['made-up'])
  }
  expect(copy.json<Labels>('sections/labels/de.json')).toMatchObject({
    'made-up': 'Zitat',
    'made-up.title': 'Titel',
    'made-up.size.large': 'Groß',
  })
  expect(made.stdout).toContain('fr (made-up)')
  expect(made.stdout).not.toContain('de (made-up)')
})
