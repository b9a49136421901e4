import { productDetail, productList } from '@vitrine/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

const lamps = { 'client-id': 'lamps' }

onBothEngines('Contents', (engine) => {
  let served: Served

  beforeAll(async () => {
    const storage = await engine.open()
    served = await serve({ storage })
    await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), { publish: true })
  })

  const slugs = async (query: string, headers = {}) =>
    (await served.data(`v1/page/${query}`, { ...lamps, ...headers })).items.map(({ slug }: { slug: string }) => slug)

  it('lists what is published, in its order', async () => {
    const list = await served.data('v1/page/product/list', lamps)
    expect(list).toMatchObject({ total: 3, page: 1, pageSize: 24 })
    expect(list.items.map(({ slug }: { slug: string }) => slug)).toEqual(['torch', 'desk-lamp', 'arc-lamp'])
    expect(await served.api.send(productList, { page: 1, pageSize: 24, sort: 'order' }, { clientId: 'lamps' })).toEqual(
      list,
    )
    expect(await served.api.send(productList, {} as never, { clientId: 'lamps' })).toEqual(list)
  })

  it('sorts by age and by name, whatever the case', async () => {
    expect(await slugs('product/list?sort=newest')).toEqual(['torch', 'arc-lamp', 'desk-lamp'])
    expect(await slugs('product/list?sort=name')).toEqual(['arc-lamp', 'desk-lamp', 'torch'])
  })

  it('gives pages that hold everything once', async () => {
    expect(await slugs('product/list?pageSize=2')).toEqual(['torch', 'desk-lamp'])
    expect(await slugs('product/list?pageSize=2&page=2')).toEqual(['arc-lamp'])
    expect(await slugs('product/list?pageSize=2&page=3')).toEqual([])
  })

  it('filters by collection and category, in any language', async () => {
    expect(await slugs('product/list?category=indoor')).toEqual(['desk-lamp', 'arc-lamp'])
    expect(await slugs('product/list?category=indoor&q=arc')).toEqual(['arc-lamp'])
    expect(await slugs('product/list?category=nothing')).toEqual([])
    expect(await slugs('case/list?category=buildings')).toEqual(['tower'])
    expect(await slugs(`case/list?category=${encodeURIComponent('Gebäude')}`)).toEqual(['tower'])
    expect(await slugs('policy/list?category=privacy')).toEqual(['privacy'])
  })

  it.each([
    ['lamp', ['desk-lamp', 'arc-lamp']],
    ['LAMP desk', ['desk-lamp']],
    ['tischlampchen', ['desk-lamp']],
    ['台灯', ['desk-lamp']],
    ['100%_light', ['desk-lamp']],
    ['100 light', ['desk-lamp']],
    ['%', []],
    ['\\', []],
    ['dl-7', ['desk-lamp']],
    ['secret', []],
    ["' or 1=1", []],
    ['  ', ['torch', 'desk-lamp', 'arc-lamp']],
  ])('finds %j', async (q, found) => {
    expect(await slugs(`product/list?q=${encodeURIComponent(q)}`)).toEqual(found)
  })

  it('shows one by slug or id, in the language asked, and says where a text came from', async () => {
    const lamp = await served.data('v1/page/product/detail?id=desk-lamp', { ...lamps, lang: 'de' })
    expect(lamp).toMatchObject({ slug: 'desk-lamp', publishedAt: '2026-01-05T00:00:00.000Z' })
    expect(lamp.props.name).toBe('Tischlämpchen')
    expect(lamp.props.priceTiers).toEqual([
      { id: 'tierAAA1', from: 1, price: 'pending' },
      { id: 'tierAAA2', from: 100, price: 1250 },
    ])
    expect(lamp.props.description.content[0].content[0].text).toBe('Bright 100%_light')
    expect(lamp.languages.description).toBe('en')
    expect(await served.data(`v1/page/product/detail?id=${lamp.id}`, { ...lamps, lang: 'de' })).toEqual(lamp)
    expect(await served.api.send(productDetail, { id: lamp.id }, { clientId: 'lamps', language: 'de' })).toEqual(lamp)
    expect((await served.get(`v1/page/product/detail?id=${lamp.id}`, { 'client-id': 'chairs' })).statusCode).toBe(404)
    expect((await served.get(`v1/page/case/detail?id=${lamp.id}`, lamps)).statusCode).toBe(404)
  })

  it.each(['product/detail?id=secret', 'product/detail?id=nothing', 'case/detail?id=desk-lamp'])(
    'answers 404 to %s',
    async (query) => {
      expect((await served.get(`v1/page/${query}`, lamps)).statusCode).toBe(404)
    },
  )

  it.each([
    ['case', 'tower'],
    ['info', 'news'],
    ['collection', 'indoor'],
    ['policy', 'privacy'],
  ])('answers for %s too', async (kind, slug) => {
    expect(await slugs(`${kind}/list`)).toContain(slug)
    expect((await served.data(`v1/page/${kind}/detail?id=${slug}`, lamps)).slug).toBe(slug)
  })

  it('names the categories of cases and articles, each by what it is asked with', async () => {
    const inGerman = { ...lamps, lang: 'de' }
    expect(await served.data('v1/page/case/list-category', lamps)).toEqual([{ value: 'Buildings', name: 'Buildings' }])
    expect(await served.data('v1/page/case/list-category', inGerman)).toEqual([{ value: 'Buildings', name: 'Gebäude' }])
    expect(await served.data('v1/page/info/list-category', inGerman)).toEqual([
      { value: 'Fairs', name: 'Fairs', language: 'en' },
    ])
  })

  it.each(['page=0', 'page=1.5', 'pageSize=101', 'pageSize=x', 'sort=random', 'unknown=1', 'page=1&page=2', 'page='])(
    'refuses %s',
    async (query) => {
      const response = await served.get(`v1/page/product/list?${query}`, lamps)
      expect(response.statusCode).toBe(422)
      expect(response.json().error).toMatchObject({
        code: 'invalid_request',
        fields: { [query.split('=')[0] as string]: expect.any(String) },
      })
    },
  )

  describe('what links name', () => {
    const linked = (named: string, headers = lamps) =>
      served.get(`v1/page/linked-contents?named=${encodeURIComponent(named)}`, headers)

    it('is told by id and by slug, while it is published, and with its slug', async () => {
      const { id } = await served.data('v1/page/product/detail?id=desk-lamp', lamps)
      const found = (await linked(`product/${id},product/torch,product/secret,product/nothing,case/tower`)).json().data
      expect(found.toSorted((a: { slug: string }, b: { slug: string }) => a.slug.localeCompare(b.slug))).toEqual([
        { kind: 'product', id, slug: 'desk-lamp' },
        { kind: 'product', id: expect.any(String), slug: 'torch' },
        { kind: 'case', id: expect.any(String), slug: 'tower' },
      ])
      expect((await linked(`product/${id}`, { 'client-id': 'chairs' })).json().data).toEqual([])
    })

    it.each(['', 'product', 'product/', 'page/home', 'product/a b', 'product/a,', `product/${'x'.repeat(121)}`])(
      'is refused as %j',
      async (named) => {
        expect((await linked(named)).statusCode).toBe(422)
      },
    )
  })
})
