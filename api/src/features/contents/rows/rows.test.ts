import { type ContentKind, columnsOf, entities } from '@vitrine/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'
import { indexStoredValues } from './index-values.queries.ts'

interface Row {
  readonly id: string
  readonly slug: string
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of the values
  readonly values: Readonly<Record<string, any>>
  readonly origins: Readonly<Record<string, string>>
  readonly missing: readonly string[]
  readonly outdated: readonly string[]
}

interface Rows {
  readonly items: readonly Row[]
  readonly total: number
}

const names = ['Anchor', 'bolt', 'Çap', 'Dowel', 'eye bolt', 'Flange', 'Gear', 'hook', 'Insert', 'Jack']

/** Ten bolts with every value that tables sort by; each third has neither price nor model. */
function boltAt(at: number) {
  const isBare = at % 3 === 2
  return {
    slug: `bolt${at}`,
    order: 20 - at,
    ...(at % 2 === 1 && { status: 'draft' }),
    ...(at < 5 && { publishedAt: `2026-04-${10 + ((at * 7) % 10)}` }),
    settings: {
      props: {
        name: names[at],
        ...(at % 2 === 0 && { collections: at % 4 === 0 ? ['indoor'] : ['outdoor', 'gone'] }),
        ...(!isBare && {
          model: `M-${(at * 3) % 10}`,
          currency: at % 2 === 0 ? 'USD' : 'EUR',
          ...(at === 4 && { pricePer: 100 }),
          priceTiers: [
            { id: 'tierAAA1', from: 1, price: 100 + at * 10 },
            { id: 'tierAAA2', from: 100, price: 90 + ((at * 7) % 10) },
          ],
          minOrderQuantity: 50 - at,
        }),
      },
      editPropsByLangEnvMap: {
        ...(at === 0 && { de: { name: 'Zurrhaken' } }),
        ...(at === 9 && { de: { name: 'Aufheber' }, fr: { name: 'Cric' } }),
      },
    },
  }
}

onBothEngines('Rows of contents', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let editor: Client

  const site = (clientId: string) => {
    const example = exampleSite(clientId)
    const kept = Object.entries(example.documents).filter(([file]) => !file.startsWith('content/product/'))
    const bolts = names.map((_, at) => [`content/product/bolt${at}.json`, boltAt(at)] as const)
    return { ...example, documents: Object.fromEntries([...kept, ...bolts]) }
  }

  beforeAll(async () => {
    storage = await engine.open()
    served = await serve({ storage })
    ;({ tenantId } = await importSiteFiles(storage, specs, site('bolts'), { publish: true }))
    editor = await served.memberOf(tenantId, { role: 'editor' })
  })

  const rows = (query: Record<string, unknown> = {}, kind: ContentKind = 'product', client = editor): Promise<Rows> => {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(query))
      search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
    return client.data(`v1/content/${kind}/rows?${search}`)
  }
  const slugs = async (query: Record<string, unknown>) =>
    (await rows(query)).items.map(({ slug }) => Number(slug.replace('bolt', '')))
  const statusOf = async (query: string, kind = 'product') =>
    (await editor.get(`v1/content/${kind}/rows?${query}`)).json().error

  it('lists everything whatever its status, in the order of the site, with what its columns show', async () => {
    const { items, total } = await rows()
    expect(total).toBe(10)
    expect(items.map(({ slug }) => slug)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((at) => `bolt${at}`))
    const row = items.find(({ slug }) => slug === 'bolt4')
    expect(row).toMatchObject({
      status: 'published',
      order: 16,
      revision: 1,
      publishedAt: '2026-04-18T00:00:00.000Z',
      values: {
        title: 'eye bolt',
        model: 'M-2',
        collections: [{ value: 'indoor', name: 'Indoor' }],
        price: { amount: 98, currency: 'USD', per: 100 },
      },
      origins: { title: 'en' },
      missing: ['de', 'zh', 'fr'],
      outdated: [],
    })
    expect(Object.keys(row?.values ?? {})).toEqual(['title', 'model', 'collections', 'price'])
  })

  it('shows each kind of value in its cell', async () => {
    const text = 'Bright light for desks. '.repeat(10)
    const created = await editor.post('v1/content/product', {
      slug: 'lamp',
      settings: {
        props: {
          name: 'Lamp',
          images: [{ id: 'imageAA1', image: { src: '/a.webp', alt: 'Lamp' } }],
          description: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
          priceTiers: [{ id: 'tierAAA1', from: 1, price: 'pending' }],
          collections: ['nowhere'],
          minimumPer: 'combination',
          specTypes: [{ id: 'kindAAA1', name: 'Size', options: [] }],
        },
      },
    })
    expect(created.statusCode).toBe(201)
    const { id } = created.json().data
    const columns = 'picture,description,price,collections,minimumPer,specTypes,model,priceTiers'
    const { items } = await rows({ columns, q: 'lamp' })
    expect(items[0]?.values).toEqual({
      picture: { src: '/a.webp', alt: 'Lamp' },
      description: `${text.slice(0, 80).trimEnd()}…`,
      price: 'pending',
      collections: [{ value: 'nowhere' }],
      minimumPer: 'combination',
      specTypes: 1,
      priceTiers: 1,
    })
    expect((await editor.ask('DELETE', `v1/content/product/${id}`)).statusCode).toBe(204)
    expect((await rows({ q: 'lamp' })).total).toBe(0)
    const left = await storage.db.selectFrom('contents_values').select('path').where('content_id', '=', id).execute()
    expect(left).toEqual([])
  })

  describe('sorts', () => {
    const expected: Readonly<Record<string, readonly number[]>> = {
      order: [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
      title: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      model: [0, 7, 4, 1, 9, 6, 3],
      price: [4, 0, 3, 6, 9, 1, 7],
      minOrderQuantity: [9, 7, 6, 4, 3, 1, 0],
    }
    it.each(Object.keys(expected))('by %s in both directions, what has no value last', async (column) => {
      const rising = expected[column] ?? []
      const without = [...names.keys()].filter((at) => !rising.includes(at))
      const up = await slugs({ sort: column })
      const down = await slugs({ sort: `-${column}` })
      expect(up.slice(0, rising.length)).toEqual(rising)
      expect(down.slice(0, rising.length)).toEqual(rising.toReversed())
      for (const order of [up, down]) expect(order.slice(rising.length).toSorted()).toEqual(without)
    })

    it('by every column that says so, of every kind, in pages that neither overlap nor leave out', async () => {
      for (const kind of ['product', 'case', 'info', 'collection', 'policy'] as const) {
        const { total } = await rows({}, kind)
        for (const { name } of columnsOf(entities[kind]).filter(({ isSortable }) => isSortable))
          for (const sort of [name, `-${name}`]) {
            const whole = (await rows({ sort }, kind)).items.map(({ id }) => id)
            const pages: string[] = []
            for (let page = 1; page <= Math.ceil(total / 3); page++)
              pages.push(...(await rows({ sort, page, pageSize: 3 }, kind)).items.map(({ id }) => id))
            expect([kind, sort, pages]).toEqual([kind, sort, whole])
            expect(new Set(pages).size).toBe(total)
            expect((await rows({ sort, page: 99 }, kind)).items).toEqual([])
          }
      }
    })

    it('by what a language says, and where it says nothing by what it falls back on', async () => {
      const inGerman = await rows({ sort: 'title', language: 'de' })
      expect(inGerman.items.map(({ values }) => values.title)).toEqual([
        ...['Aufheber', 'bolt', 'Çap', 'Dowel', 'eye bolt', 'Flange', 'Gear', 'hook', 'Insert', 'Zurrhaken'],
      ])
      expect(inGerman.items.map(({ origins }) => origins.title)).toEqual(['de', ...Array(8).fill('en'), 'de'])
      const names = async (page: number) =>
        (await rows({ sort: '-title', language: 'de', page, pageSize: 4 })).items.map(({ values }) => values.title)
      expect([...(await names(1)), ...(await names(2)), ...(await names(3))]).toEqual(
        inGerman.items.map(({ values }) => values.title).toReversed(),
      )
      expect((await rows({ sort: 'title', language: 'fr' })).items[3]?.values.title).toBe('Cric')
    })

    it('by dates, the ones that were never published last', async () => {
      const { items } = await rows({ sort: '-published', columns: 'title' })
      const dates = items.map((row) => (row as unknown as { publishedAt?: string }).publishedAt)
      const there = dates.filter((date) => date !== undefined)
      expect(there).toEqual(there.toSorted().toReversed())
      expect(dates.slice(there.length).every((date) => date === undefined)).toBe(true)
      expect(dates.length).toBeGreaterThan(there.length)
    })
  })

  describe('filters', () => {
    it.each<[string, object, readonly number[]]>([
      ['state', { state: ['draft'] }, [1, 3, 5, 7, 9]],
      ['what names contents', { collections: ['indoor'] }, [0, 4, 8]],
      ['several values of one', { collections: ['indoor', 'outdoor'] }, [0, 2, 4, 6, 8]],
      ['none', { collections: [''] }, [1, 3, 5, 7, 9]],
      ['one or none', { collections: ['gone', ''] }, [1, 2, 3, 5, 6, 7, 9]],
      ['text, without case and accents', { title: ['cap', 'BOLT'] }, [1, 2]],
      ['a number', { minOrderQuantity: { from: 44, to: 47 } }, [3, 4, 6]],
      ['an amount for one unit', { price: { to: 91 } }, [0, 3, 4]],
      ['a choice', { currency: ['EUR'], state: ['draft'] }, [1, 3, 7, 9]],
      ['dates', { published: { from: '2026-04-11', to: '2026-04-18' } }, [1, 2, 3]],
      ['texts that a language lacks', { languages: { missing: ['de'] } }, [1, 2, 3, 4, 5, 6, 7, 8]],
      ['all of it', { collections: ['indoor'], price: { from: 0.5 }, languages: { missing: ['fr'] } }, [0, 4]],
      ['what nobody has', { collections: ['x'] }, []],
    ])('by %s', async (_what, filter, expected) => {
      const found = await rows({ filter, sort: 'title' })
      expect(found.items.map(({ slug }) => Number(slug.replace('bolt', ''))).toSorted()).toEqual(expected)
      expect(found.total).toBe(expected.length)
      // The same for the other ways to sort, a page at a time.
      for (const sort of ['order', '-price', '-published']) {
        const first = await slugs({ filter, sort, pageSize: 2 })
        const second = await slugs({ filter, sort, pageSize: 2, page: 2 })
        expect(new Set([...first, ...second]).size).toBe(Math.min(4, expected.length))
        expect([...first, ...second].every((at) => expected.includes(at))).toBe(true)
      }
    })

    it('together with a search, by relevance or in another order', async () => {
      expect((await slugs({ q: 'bolt' })).toSorted()).toEqual([1, 4])
      expect(await slugs({ q: 'bolt', sort: '-title' })).toEqual([4, 1])
      expect(await slugs({ q: 'bolt', filter: { state: ['draft'] } })).toEqual([1])
      expect(await rows({ q: 'bolt', filter: { state: ['archived'] }, sort: 'title' })).toMatchObject({ total: 0 })
      expect((await rows({ q: 'bolt', pageSize: 1, page: 2 })).items).toHaveLength(1)
    })

    it.each([
      ['sort=description', 'sort'],
      ['sort=nothing', 'sort'],
      ['columns=title,nothing', 'columns'],
      ['language=ja', 'language'],
      ['filter={', 'filter'],
      ['filter={"nothing":["x"]}', 'filter.nothing'],
      ['filter={"price":["x"]}', 'filter.price'],
      ['filter={"state":["gone"]}', 'filter.state'],
      ['filter={"published":{"from":"yesterday"}}', 'filter.published.from'],
      ['pageSize=101', 'pageSize'],
    ])('refuses %s', async (query, field) => {
      const error = await statusOf(query)
      expect(error.code).toBe('invalid_request')
      expect(Object.keys(error.fields)).toEqual([expect.stringContaining(field)])
    })
  })

  it('follows what is written: the value, its translations, and that a source has changed', async () => {
    const added = await editor.post('v1/content/collection', {
      slug: 'rare',
      settings: { props: { name: 'Rare' }, editPropsByLangEnvMap: { de: { name: 'Selten' }, zh: { name: '稀有' } } },
    })
    const { id, settings } = added.json().data
    const rowOf = async () => (await rows({ columns: 'title' }, 'collection')).items.find((row) => row.id === id)
    expect(await rowOf()).toMatchObject({ missing: ['fr'], outdated: [], values: { title: 'Rare' } })
    const changed = { ...settings, props: { name: 'Very rare' } }
    const put = await editor.ask('PUT', `v1/content/collection/${id}`, { revision: 1, settings: changed })
    expect(put.statusCode).toBe(200)
    expect(await rowOf()).toMatchObject({ missing: ['fr'], outdated: ['de', 'zh'] })
    const outdated = await rows({ filter: { languages: { outdated: ['de'] } } }, 'collection')
    expect(outdated.items.map(({ slug }) => slug)).toEqual(['rare'])
    expect((await rows({ filter: { title: ['rare'] } }, 'collection')).total).toBe(0)
    expect((await rows({ filter: { title: ['very rare'] } }, 'collection')).total).toBe(1)
    await editor.ask('DELETE', `v1/content/collection/${id}`)
    expect(await rowOf()).toBeUndefined()
  })

  it('notes the same of what was stored before there were tables, and of what was imported', async () => {
    const noted = async () => ({
      values: await storage.db.selectFrom('contents_values').selectAll().execute(),
      gaps: await storage.db.selectFrom('contents_gaps').selectAll().execute(),
    })
    const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted()
    const before = await noted()
    expect(before.values.length).toBeGreaterThan(50)
    await storage.db.transaction().execute(async (write) => {
      await write.deleteFrom('contents_values').execute()
      await write.deleteFrom('contents_gaps').execute()
      await indexStoredValues(write)
    })
    const after = await noted()
    expect(sorted(after.values)).toEqual(sorted(before.values))
    expect(sorted(after.gaps)).toEqual(sorted(before.gaps))
  })

  it('tells by what is filtered, with names in a language, and how many have each', async () => {
    const choices = (path: string, more = '', kind = 'product') =>
      editor.data(`v1/content/${kind}/choices?path=${path}${more}`)
    expect(await choices('collections', '&language=de')).toEqual([
      { value: 'gone', name: 'gone', count: 2 },
      { value: 'indoor', name: 'Innen', count: 3 },
      { value: 'outdoor', name: 'Outdoor', count: 2 },
    ])
    expect(await choices('state')).toEqual([
      { value: 'draft', name: 'draft', count: 5 },
      { value: 'published', name: 'published', count: 5 },
      { value: 'archived', name: 'archived', count: 0 },
      { value: 'scheduled', name: 'scheduled', count: 0 },
    ])
    expect(await choices('category', '&language=de', 'case')).toEqual([
      { value: 'Buildings', name: 'Gebäude', count: 1 },
    ])
    expect(await choices('category', '', 'case')).toEqual([{ value: 'Buildings', name: 'Buildings', count: 1 }])
    expect(await choices('policyType', '', 'policy')).toEqual([
      { value: 'privacy', name: 'privacy', count: 1 },
      { value: 'cookie', name: 'cookie', count: 0 },
      { value: 'terms', name: 'terms', count: 0 },
    ])
    const languages = await choices('languages')
    expect(languages).toEqual([
      { value: 'de', name: 'Deutsch', count: 8 },
      { value: 'zh', name: expect.any(String), count: 10 },
      { value: 'fr', name: expect.any(String), count: 9 },
    ])
    for (const path of ['price', 'description', 'nothing'])
      expect((await editor.get(`v1/content/product/choices?path=${path}`)).statusCode).toBe(422)
  })

  it('shows and tells nothing of another site', async () => {
    const other = await importSiteFiles(storage, specs, exampleSite('lamps'), { publish: true })
    const owner = await served.memberOf(other.tenantId, { role: 'owner' })
    expect((await rows({ sort: 'title' }, 'product', owner)).items.map(({ slug }) => slug)).toEqual([
      ...['arc-lamp', 'desk-lamp', 'secret', 'torch'],
    ])
    expect((await rows({}, 'product')).total).toBe(10)
    const [row] = (await rows()).items
    expect((await owner.get(`v1/content/product/${row?.id}/uses`)).statusCode).toBe(404)
    expect((await owner.get('v1/content/product/rows', { 'client-id': tenantId })).statusCode).toBe(404)
    expect(await owner.data('v1/content/product/choices?path=model')).toEqual([
      { value: 'DL-7', name: 'DL-7', count: 1 },
    ])
  })

  it('is for members of every role, and for nobody else', async () => {
    for (const role of ['owner', 'admin', 'editor', 'content-editor', 'viewer'] as const)
      expect((await rows({}, 'product', await served.memberOf(tenantId, { role }))).total).toBe(10)
    const translator = await served.memberOf(tenantId, { role: 'translator', languages: ['de'] })
    expect((await rows({}, 'product', translator)).total).toBe(10)
    expect((await served.get('v1/content/product/rows', { 'client-id': 'bolts' })).statusCode).toBe(401)
  })
})
