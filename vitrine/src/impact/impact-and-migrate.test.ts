import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { quoteV1 as drawnV1, quoteV2 as drawnV2, makeApp, quoteList, siteOf, withoutView } from '../testing/app.ts'

const [quoteV1, quoteV2] = [withoutView(drawnV1), withoutView(drawnV2)]

type Values = Readonly<Record<string, unknown>>
interface Settings {
  readonly props: Values
  readonly editPropsByLangEnvMap: Readonly<Record<string, Values>>
}
interface Site {
  readonly componentsSettingValues: Readonly<Record<string, Settings>>
  readonly pageSchemaMap: Readonly<
    Record<string, { readonly components: Readonly<Record<string, { version: number }>> }>
  >
}
interface Change {
  readonly site: string
  readonly page: string
  readonly component: string
  readonly layer: 'base' | 'language'
  readonly language: string
  readonly kind: string
  readonly path: string
  readonly to?: string
  readonly device?: string
  readonly before?: unknown
  readonly after?: unknown
}

const app = makeApp({ 'src/sections/index.ts': quoteList, 'src/sections/quote.tsx': quoteV1 })
afterAll(app.remove)

const PAGES = 1000
const pages = Array.from({ length: PAGES }, (_, at) => (at === 0 ? 'home' : `page-${at}`))
const settingsOf = (at: number) => ({
  props: {
    words: `Words ${at}`,
    ...(at % 2 === 0 && { note: `Note ${at}` }),
    ...(at % 3 === 0 && { size: { pc: 'big', mobile: 'normal' } }),
  },
  editPropsByLangEnvMap: { de: { words: `Worte ${at}` }, ar: { words: `كلمات ${at}`, person: 'مدير' } },
})

/** Every value of a component by where it is stored, read without any of our code. */
function valuesOf({ props, editPropsByLangEnvMap }: Settings): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>()
  const walk = (at: string, value: unknown) => {
    if (value !== null && typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) walk(`${at}.${name}`, inner)
    else values.set(at, value)
  }
  for (const [name, value] of Object.entries(props)) walk(`base ${name}`, value)
  for (const [language, map] of Object.entries(editPropsByLangEnvMap))
    for (const [path, value] of Object.entries(map)) values.set(`${language} ${path}`, value)
  return values
}

it('says of 1,000 pages in three languages beforehand exactly what migrate then does', async () => {
  app.write('data/draft.json', siteOf(pages, ['en', 'de', 'ar'], settingsOf))
  const before = app.json<Site>('data/draft.json')
  expect(await app.vitrine('impact', '--site', 'data')).toMatchObject({
    code: 0,
    stdout: 'Nothing that is stored would change.\n',
  })

  app.write('src/sections/quote.tsx', quoteV2)
  const said = await app.process('impact', '--site', 'data', '--json')
  expect(said.code).toBe(2)
  const impact = JSON.parse(said.stdout)
  expect(app.json('data/draft.json')).toEqual(before)
  const dry = await app.vitrine('migrate', '--site', 'data', '--dry-run', '--json')
  expect(dry).toMatchObject({ code: 2 })
  expect(JSON.parse(dry.stdout)).toEqual(impact)
  expect(app.json('data/draft.json')).toEqual(before)

  expect(await app.process('migrate', '--site', 'data')).toMatchObject({ code: 0, stderr: '' })
  const after = app.json<Site>('data/draft.json')
  const [section] = impact.sections
  // words of each page in three languages, every second note, every third size on a desk, and a label each.
  const counts = { renamed: 3 * PAGES, removed: PAGES / 2, changed: Math.ceil(PAGES / 3), added: PAGES }
  expect(section).toMatchObject({
    section: 'my-quote',
    from: 1,
    to: 2,
    totals: {
      sites: 1,
      pages: PAGES,
      languages: 3,
      components: PAGES,
      values: Object.values(counts).reduce((sum, count) => sum + count, 0),
    },
  })
  const byComponent = Map.groupBy(section.changes as readonly Change[], ({ component }) => component)
  const kinds: Record<string, number> = {}
  for (const [id, settings] of Object.entries(before.componentsSettingValues)) {
    const was = valuesOf(settings)
    const is = valuesOf(after.componentsSettingValues[id] as Settings)
    const expected = new Map(was)
    for (const change of byComponent.get(id) ?? []) {
      kinds[change.kind] = (kinds[change.kind] ?? 0) + 1
      const layer = change.layer === 'base' ? 'base' : change.language
      if (change.layer === 'base') expect(change.language).toBe('en')
      const from = `${layer} ${change.path}`
      if (change.kind !== 'added') {
        expect(was.get(from)).toEqual(change.before)
        expected.delete(from)
      }
      if (change.kind !== 'removed') expected.set(`${layer} ${change.to ?? change.path}`, change.after)
    }
    expect(new Map([...is].toSorted())).toEqual(new Map([...expected].toSorted()))
  }
  expect(kinds).toEqual(counts)
  const changedSizes = (section.changes as readonly Change[]).filter(({ kind }) => kind === 'changed')
  expect(new Set(changedSizes.map(({ path, device }) => `${path} ${device}`))).toEqual(new Set(['size.pc pc']))
  for (const { components } of Object.values(after.pageSchemaMap))
    for (const { version } of Object.values(components)) expect(version).toBe(2)

  // What was there is kept beside it, and there is nothing left to say or to do.
  const backup = readdirSync(join(app.folder, 'data')).find((name) => name.endsWith('.backup'))
  expect(app.json(`data/${backup}`)).toEqual(before)
  const [again, migrated] = await Promise.all([
    app.vitrine('impact', '--site', 'data'),
    app.vitrine('migrate', '--site', 'data'),
  ])
  expect(again).toMatchObject({ code: 0 })
  expect(migrated.stdout).toContain('up to date')
})
