import { mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, quoteList, quoteV1, siteOf, withoutView } from '../testing/app.ts'

const app = makeApp({ 'src/sections/index.ts': quoteList, 'src/sections/quote.tsx': withoutView(quoteV1) })
afterAll(app.remove)

const site = siteOf(['home', 'about'], ['en', 'de'], (at) => ({ props: { words: `Words ${at}` } }))
const page = {
  page: { id: 'home', pageType: 'home', order: 0, settings: { props: { name: 'Home' } } },
  pageSchema: { version: 1, root: ['quote001'], components: { quote001: { type: 'my-quote', version: 1 } } },
  componentsSettingValues: { quote001: { props: { words: 'Good' }, editPropsByLangEnvMap: { de: { words: 'Gut' } } } },
}

it('takes in a site or a page, and says everything that is wrong with one', async () => {
  app.write('page.json', page)
  app.write('wrong.json', { page: { id: 'home' }, pageSchema: { version: 1, root: ['x'], components: 7 } })
  app.write('text.json', '"words"')
  const taken = await app.process('import', 'json', 'page.json')
  expect(taken).toMatchObject({ code: 0, stderr: '' })
  expect(app.json('data/draft.json')).toMatchObject({
    pagesList: [page.page],
    pageSchemaMap: { home: page.pageSchema },
  })
  const [again, wrong, text] = await Promise.all([
    app.vitrine('import', 'json', 'page.json'),
    app.vitrine('import', 'json', 'wrong.json', '--out', 'data/wrong.json', '--json'),
    app.vitrine('import', 'json', 'text.json', '--out', 'data/text.json'),
  ])
  expect(again.stderr).toContain('data/draft.json is there already')
  expect([again.code, wrong.code, text.code]).toEqual([3, 1, 3])
  const { problems } = JSON.parse(wrong.stdout) as { problems: readonly string[] }
  expect(problems).toEqual([
    'wrong.json: page: “pageType” is missing.',
    'wrong.json: page: “order” is missing.',
    'wrong.json: page: “settings” is missing.',
    'wrong.json: pageSchema: root[0]: Invalid format.',
    'wrong.json: pageSchema: components: Must be of the type object.',
  ])
  expect(app.has('data/wrong.json')).toBe(false)
  expect(text.stderr).toContain('neither a site')
})

it('writes a site as files that it reads again as the same site', async () => {
  app.write('site.json', site)
  expect(await app.process('export', 'site.json', 'out')).toMatchObject({ code: 0 })
  expect(readdirSync(join(app.folder, 'out/pages')).toSorted()).toEqual(['about.json', 'home.json'])
  expect(await app.vitrine('import', 'json', 'out/pages/home.json', '--out', 'home.json')).toMatchObject({ code: 0 })
  expect(await app.vitrine('export', 'out', 'again')).toMatchObject({ code: 0 })
  for (const file of ['site.json', 'configuration.json', 'pages/home.json', 'pages/about.json'])
    expect(app.json(`again/${file}`)).toEqual(app.json(`out/${file}`))
  expect(await app.vitrine('export', 'site.json', 'out')).toMatchObject({ code: 3 })
})

it('says how to get the importers where they are not installed', async () => {
  app.write('puck.json', { content: [], root: {} })
  app.write('puck.config.ts', 'export default { components: {} }\n')
  const missing = await app.vitrine('import', 'puck', 'puck.json', '--out', 'p.json')
  expect(missing.stderr).toContain('vitrine import puck needs --config <file>')
  const nowhere = await app.vitrine('import', 'puck', 'puck.json', '--config', 'nowhere.ts', '--out', 'p.json')
  expect(nowhere.stderr).toContain('There is no file nowhere.ts.')
})

/** The importers as their package exports them, so that what is asked of them and made of their answer is seen. */
const importers = `export const importPuck = (data, { config }) => ({
  site: { from: data, with: Object.keys(config.components) },
  report: { kept: 3, converted: 1, dropped: [{ component: 'Hero', path: 'html', value: '<b>', why: 'No place for it.' }], noted: [], ids: {} },
})
export const importBuilder = (content, { map }) => ({
  site: { from: content, with: Object.keys(map) },
  report: { kept: 2, converted: 0, dropped: [], noted: [{ component: 'Text', what: 'Look at it.' }], ids: {} },
})
`

beforeAll(() => {
  // A folder of modules of its own, with the importers beside the packages of this repository.
  const modules = join(app.folder, 'node_modules')
  const all = readlinkSync(modules)
  rmSync(modules)
  mkdirSync(join(modules, '@vitrine'), { recursive: true })
  for (const name of readdirSync(all)) if (name !== '@vitrine') symlinkSync(join(all, name), join(modules, name))
  for (const name of readdirSync(join(all, '@vitrine')))
    if (name !== 'puck') symlinkSync(join(all, '@vitrine', name), join(modules, '@vitrine', name))
})

it('hands documents of other editors to their importers', async () => {
  const uninstalled = await app.vitrine('import', 'puck', 'puck.json', '--config', 'puck.config.ts', '--out', 'p.json')
  expect(uninstalled).toMatchObject({ code: 3 })
  expect(uninstalled.stderr).toContain('npm install --save-dev @vitrine/puck')
  app.write('node_modules/@vitrine/puck/package.json', { name: '@vitrine/puck', type: 'module', exports: './index.js' })
  app.write('node_modules/@vitrine/puck/index.js', importers)
  app.write('puck.config.ts', 'export const config: object = { components: { Hero: {} } }\n')
  app.write('map.ts', 'export default { Text: { section: "my-quote" } }\n')
  const strict = await app.vitrine(
    'import',
    'puck',
    'puck.json',
    '--config',
    'puck.config.ts',
    '--out',
    'p.json',
    '--strict',
  )
  expect(strict).toMatchObject({ code: 1 })
  expect(app.has('p.json')).toBe(false)
  const puck = [
    'import',
    'puck',
    'puck.json',
    '--config',
    'puck.config.ts',
    '--out',
    'p.json',
    '--report',
    'report.json',
  ]
  const taken = await app.vitrine(...puck)
  expect(taken).toMatchObject({ code: 0 })
  expect(taken.stdout).toContain('3 values kept, 1 converted, 1 dropped')
  expect(taken.stdout).toContain('Hero html: No place for it.')
  expect(app.json('p.json')).toEqual({ from: { content: [], root: {} }, with: ['Hero'] })
  expect(app.json('report.json')).toMatchObject({ kept: 3 })
  const builder = await app.vitrine('import', 'builder', 'puck.json', '--map', 'map.ts', '--out', 'b.json', '--json')
  expect(JSON.parse(builder.stdout)).toMatchObject({ written: 'b.json', report: { kept: 2 } })
  expect(app.json('b.json')).toMatchObject({ with: ['Text'] })
})
