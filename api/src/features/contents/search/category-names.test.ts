import { beforeAll, expect, it } from 'vitest'
import { changedSite } from '../../../testing/changed-site.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

const product = (slug: string, collection: string) => ({
  [`content/product/${slug}.json`]: { slug, settings: { props: { name: `Part ${slug}`, collections: [collection] } } },
})
const collection = (slug: string, name: string, names: object, more: object = {}) => ({
  [`content/collection/${slug}.json`]: {
    ...{ slug, ...more },
    settings: {
      props: { name },
      editPropsByLangEnvMap: Object.fromEntries(Object.entries(names).map(([code, own]) => [code, { name: own }])),
    },
  },
})
const files = {
  ...product('a-one', 'anchors'),
  ...product('a-two', 'anchors'),
  ...product('b-one', 'bolts'),
  ...product('c-one', 'clips'),
  ...collection('anchors', 'Anchors', { de: 'Schwerlastanker und Dübel', zh: '锚栓' }),
  ...collection('bolts', 'Bolts', { de: 'Schrauben' }),
  ...collection('clips', 'Clips', { de: 'Klammern' }, { status: 'draft' }),
}

onBothEngines('The names of collections', (engine) => {
  let served: Served
  let editor: Client

  beforeAll(async () => {
    const storage = await engine.open()
    served = await serve({ storage })
    const { tenantId } = await importSiteFiles(storage, specs, changedSite(files), { publish: true })
    editor = await served.memberOf(tenantId, { role: 'owner' })
  })

  const list = (q: string, lang = 'en') =>
    served.data(`v1/page/product/list?q=${encodeURIComponent(q)}`, { 'client-id': 'lamps', lang })
  const slugs = async (q: string, lang?: string) =>
    (await list(q, lang)).items.map(({ slug }: { slug: string }) => slug)

  it.each([
    ['a word of a name in another language than the products', 'Dübel', ['a-one', 'a-two']],
    ['its start', 'Schwer', ['a-one', 'a-two']],
    ['its end', 'anker', ['a-one', 'a-two']],
    ['without accents', 'dubel', ['a-one', 'a-two']],
    ['in characters without spaces', '锚栓', ['a-one', 'a-two']],
    ['together with a word of the product', 'Dübel two', ['a-two']],
    ['with an error', 'Scrhauben', ['b-one']],
    ['not one that is a draft', 'Klammern', []],
    ['not the products of another one', 'Dübel b-one', []],
  ])('find their products by %s', async (_what, q, found) => {
    for (const lang of ['en', 'de', 'zh']) expect([lang, await slugs(q, lang)]).toEqual([lang, found])
  })

  it('tell what was looked for instead', async () => {
    expect((await list('Scrhauben', 'de')).instead).toBe('schrauben')
  })

  it('count as they are now', async () => {
    const { id, revision, settings } = await editor.data('v1/content/collection/bolts')
    const renamed = { ...settings, editPropsByLangEnvMap: { de: { name: 'Bolzen' } } }
    const saved = await editor.ask('PUT', `v1/content/collection/${id}`, { revision, settings: renamed })
    expect(saved.statusCode).toBe(200)
    expect([await slugs('Bolzen'), await slugs('Schrauben')]).toEqual([['b-one'], []])
    const moved = await editor.data('v1/content/product/b-one')
    const elsewhere = { props: { ...moved.settings.props, collections: ['anchors'] } }
    const put = { revision: moved.revision, settings: elsewhere }
    expect((await editor.ask('PUT', `v1/content/product/${moved.id}`, put)).statusCode).toBe(200)
    expect([await slugs('Bolzen'), await slugs('Dübel')]).toEqual([[], ['a-one', 'a-two', 'b-one']])
  })
})
