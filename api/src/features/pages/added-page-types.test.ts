import { newId, type PageTypeSpec } from '@vitrine/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

const lamps = { 'client-id': 'lamps' }
const pageTypes: readonly PageTypeSpec[] = [
  { key: 'acme-recipe', names: { en: 'Recipe', de: 'Rezept' }, basePath: '/recipes', sections: ['poster'] },
  { key: 'acme-events', names: { en: 'Events' }, basePath: '/events', single: true },
]

const site = () => {
  const files = exampleSite()
  const record = {
    id: 'pie',
    pageType: 'acme-recipe',
    slug: 'recipes/pie',
    order: 9,
    settings: { props: { name: 'Pie' } },
  }
  const recipe = {
    page: record,
    pageSchema: { version: 1, root: ['pieAAAA1'], components: { pieAAAA1: { type: 'poster', version: 2 } } },
    componentsSettingValues: { pieAAAA1: { props: { title: 'Apple pie' } } },
  }
  return { ...files, documents: { ...files.documents, 'pages/pie.json': recipe } }
}

onBothEngines('Pages of kinds that plugins add', (engine) => {
  let served: Served
  let withoutPlugin: Served
  let draftsId: string
  let ann: Client

  beforeEach(async () => {
    const storage = await engine.open()
    const imported = await importSiteFiles(storage, specs, site(), { publish: true })
    draftsId = imported.draftsId
    served = await serve({ storage, pageTypes })
    withoutPlugin = await serve({ storage })
    ann = await served.memberOf(imported.tenantId, { role: 'owner' })
  })

  const at = (from: Client, path: string) =>
    from.get(`v1/page/pages/id-by-path?path=${encodeURIComponent(path)}`, lamps)
  const revision = async () => (await ann.data(`v1/page/website-draft/${draftsId}`)).revision
  const save = async (...operations: readonly object[]) =>
    ann.post('v1/page/component/save-draft', { draftsId, baseRevision: await revision(), operations })
  const add = (pageType: string, slug: string, type?: string) => ({
    id: newId(),
    type: 'add-page',
    page: { id: `new-${slug.replaceAll('/', '-')}`, pageType, slug, order: 20, settings: { props: { name: 'New' } } },
    pageSchema:
      type === undefined
        ? { version: 1, root: [], components: {} }
        : { version: 1, root: ['newAAAA1'], components: { newAAAA1: { type, version: 1 } } },
    settings: {},
    after: null,
  })

  it('are listed among the kinds, with their names in the language that is asked', async () => {
    const named = async (lang: string) =>
      (await served.data('v1/page/page-types', { lang })).filter(({ key }: { key: string }) => key.startsWith('acme-'))
    expect(await named('de')).toEqual([
      { key: 'acme-recipe', name: 'Rezept', basePath: '/recipes', single: false, needsId: true },
      { key: 'acme-events', name: 'Events', basePath: '/events', single: true, needsId: false },
    ])
    expect((await named('fr'))[0].name).toBe('Recipe')
  })

  describe.each([
    ['with the plugin', () => served],
    ['without it', () => withoutPlugin],
  ])('%s', (_with, from) => {
    it('are found at their address, and nowhere else', async () => {
      expect((await at(from(), '/recipes/pie')).json().data).toEqual({ id: 'pie', pageType: 'acme-recipe' })
      for (const path of ['/recipes', '/pages/pie', '/pages/recipes%2Fpie', '/recipes/pie/more', '/recipes/cake'])
        expect([path, (await at(from(), path)).statusCode]).toEqual([path, 404])
    })

    it('are found by their kind, and named among the pages that links lead to', async () => {
      const page = { id: 'pie', name: 'Pie', url: '/recipes/pie', type: 'acme-recipe' }
      expect(await from().data('v1/page/list-pageUrl-by-type?type=acme-recipe', lamps)).toEqual([page])
      expect(await from().data('v1/page/list-pageUrl-by-type?type=pages', lamps)).toContainEqual(page)
    })
  })

  it('are made at addresses of their kind, with sections that it lists', async () => {
    expect((await save(add('acme-recipe', 'recipes/cake', 'poster'))).statusCode).toBe(200)
    expect((await save(add('acme-events', 'events'))).statusCode).toBe(200)
    const refused = async (operation: object) => {
      const { statusCode, ...answer } = await save(operation)
      return [statusCode, answer.json().error.message]
    }
    expect(await refused(add('acme-recipe', 'food/cake'))).toEqual([
      422,
      'A page of the type “Recipe” cannot have the address “food/cake”.',
    ])
    expect(await refused(add('acme-recipe', 'recipes/cake'))).toEqual([409, expect.stringContaining('already in use')])
    expect(await refused(add('acme-events', 'events'))).toEqual([409, expect.anything()])
    expect(await refused(add('acme-recipe', 'recipes/stew', 'columns'))).toEqual([
      422,
      '“columns” is not allowed on a page of the type “Recipe”.',
    ])
    expect(await refused(add('acme-tea', 'office/tea'))).toEqual([422, expect.stringContaining('office/tea')])
  })

  it('are made by programs with a path, and only of kinds that there are', async () => {
    const post = (body: object) => ann.post('v1/page/pages', { draftsId, name: 'New', ...body })
    const cake = await post({ pageType: 'acme-recipe', path: '/recipes/cake' })
    expect(cake.json().data.page).toMatchObject({ pageType: 'acme-recipe', slug: 'recipes/cake' })
    expect((await post({ pageType: 'acme-events' })).json().data.page.slug).toBe('events')
    const unknown = await post({ pageType: 'acme-tea', path: '/teas/mint' })
    expect([unknown.statusCode, unknown.json().error.fields.pageType]).toEqual([
      422,
      expect.stringContaining('“acme-tea” is not installed'),
    ])
  })

  it('are kept and edited where their plugin is gone', async () => {
    const shown = await withoutPlugin.data('v1/page/pages/config-by-path?path=/recipes/pie', lamps)
    expect(shown.edition.components.pieAAAA1.props.title).toBe('Apple pie')
    const moved = { id: newId(), type: 'change-page', page: 'pie', changes: { slug: 'recipes/apple-pie' } }
    expect((await save(moved)).statusCode).toBe(200)
    const removed = { id: newId(), type: 'remove-page', page: 'pie' }
    expect((await save(removed)).statusCode).toBe(200)
  })
})
