import { afterAll, expect, it } from 'vitest'
import { quoteV1 as drawnV1, quoteV2 as drawnV2, makeApp, quoteList, siteOf, withoutView } from '../testing/app.ts'

const [quoteV1, quoteV2] = [withoutView(drawnV1), withoutView(drawnV2)]

const app = makeApp({ 'src/sections/index.ts': quoteList, 'src/sections/quote.tsx': quoteV1 })
afterAll(app.remove)

const words =
  (props: object, de: object = {}) =>
  () => ({ props, editPropsByLangEnvMap: { de } })
const edition = {
  page: { id: 'home', pageType: 'home', name: 'Home', header: true, footer: true },
  language: 'de',
  root: ['quote001'],
  components: {
    quote001: {
      id: 'quote001',
      type: 'my-quote',
      version: 1,
      props: { words: 'Gut', size: 'normal', note: 'x' },
      mobile: { size: 'big' },
    },
  },
  outline: [],
}

it('tells what a schema that changed without a version no longer takes, against the lock file', async () => {
  app.write(
    'data/draft.json',
    siteOf(['home'], ['en', 'de'], words({ words: 'Good', size: { pc: 'big' }, note: 'x' }, { person: 'Chefin' })),
  )
  expect(await app.vitrine('check')).toMatchObject({ code: 0 })
  app.write(
    'src/sections/quote.tsx',
    quoteV1
      .replace("    note: { type: 'string' },\n", '')
      .replace("'big'", "'large'")

      .replace('person:', 'who:'),
  )
  const { code, stdout } = await app.vitrine('impact', '--site', 'data/draft.json', '--json')
  expect(code).toBe(2)
  const told = (JSON.parse(stdout) as { sections: readonly { changes: readonly object[] }[] }).sections[0]?.changes
  expect(told).toMatchObject([
    { kind: 'orphaned', path: 'note', language: 'en', layer: 'base', before: 'x' },
    { kind: 'orphaned', path: 'person', language: 'de', layer: 'language', before: 'Chefin' },
    { kind: 'invalid', path: 'size.pc', language: 'en', before: 'big', why: 'problem.enum' },
  ])
  const text = await app.vitrine('impact', '--site', 'data/draft.json')
  expect(text.stdout).toContain('my-quote version 1: 3 values on 1 page of 1 site in 2 languages')
  expect(text.stdout).toMatch(/invalid +data\/draft\.json home \S+ en \(base\) {2}size\.pc: "big" \(problem\.enum\)/)

  app.write('src/sections/index.ts', 'export const sections = []\n')
  expect((await app.vitrine('impact', '--site', 'data/draft.json')).stderr).toContain('exports no list of sections')
})

it('tells what editions are drawn as, and changes none of them', async () => {
  const editions = makeApp({
    'src/sections/index.ts': quoteList,
    'src/sections/quote.tsx': quoteV2,
    'data/released.json': [edition],
  })
  try {
    const { code, stdout } = await editions.vitrine('impact', '--site', 'data', '--json')
    expect(code).toBe(2)
    const [section] = JSON.parse(stdout).sections
    expect(section.changes).toMatchObject([
      { release: 'data/released.json', language: 'de', kind: 'renamed', path: 'words', to: 'text', before: 'Gut' },
      { kind: 'removed', path: 'note', before: 'x' },
      { kind: 'added', path: 'label', after: 'Kept' },
      { kind: 'changed', path: 'size', device: 'mobile', before: 'big', after: 'large' },
    ])
    expect(await editions.vitrine('migrate', '--site', 'data')).toMatchObject({ code: 0 })
    expect(editions.json('data/released.json')).toEqual([edition])
  } finally {
    editions.remove()
  }
})

it('names a component whose steps fail, and leaves it as it is', async () => {
  const failing = makeApp({
    'src/sections/index.ts': quoteList,
    'src/sections/quote.tsx': quoteV2.replace(
      "(size === 'big' ? 'large' : size)",
      "{ throw new Error('unknown size') }",
    ),
    'page.json': {
      page: { id: 'home', pageType: 'home', order: 0, settings: { props: { name: 'Home' } } },
      pageSchema: { version: 1, root: ['quote001'], components: { quote001: { type: 'my-quote', version: 1 } } },
      componentsSettingValues: { quote001: { props: { words: 'Good', size: { pc: 'big' } } } },
    },
  })
  try {
    const before = failing.read('page.json')
    const dry = await failing.vitrine('migrate', '--site', 'page.json', '--dry-run')
    expect(dry).toMatchObject({ code: 2 })
    expect(dry.stdout).toContain('all values')
    const migrated = await failing.vitrine('migrate', '--site', 'page.json')
    expect(migrated.code).toBe(1)
    expect(migrated.stdout).toContain('quote001 cannot be upgraded, and stays as it is')
    expect(failing.read('page.json')).toBe(before)
  } finally {
    failing.remove()
  }
})
