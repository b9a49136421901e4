import { beforeAll, expect, it } from 'vitest'
import { changedSite } from '../../../testing/changed-site.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Served, serve } from '../../../testing/serve.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

interface Made {
  readonly threads?: readonly string[]
  readonly material?: string
  readonly price?: number
  readonly currency?: string
  readonly minimum?: number
  readonly collections?: readonly string[]
}

const made = (slug: string, { threads = [], material, price, currency = 'USD', minimum, collections = [] }: Made) => ({
  slug,
  settings: {
    props: {
      name: `Part ${slug}`,
      collections,
      currency,
      ...(minimum !== undefined && { minOrderQuantity: minimum }),
      ...(price !== undefined && { priceTiers: [{ id: 'tierAAA1', from: 1, price }] }),
      ...(material !== undefined && { importantAttributes: [{ id: 'attrAAA1', name: 'Material', value: material }] }),
      specTypes: [
        {
          id: 'threadA1',
          name: 'Thread',
          options: threads.map((label, at) => ({ id: `optionA${at}`, label })),
        },
      ],
    },
    editPropsByLangEnvMap: { de: { 'specTypes[threadA1].name': 'Gewinde' } },
  },
})

const parts = {
  a: { threads: ['M8', 'M10'], material: 'A2', price: 300, minimum: 50, collections: ['indoor'] },
  b: { threads: ['M8'], material: 'A4', price: 100, minimum: 500 },
  c: { threads: ['M10'], material: 'A2', price: 200 },
  d: { threads: ['M12'], material: 'A4', price: 50, currency: 'EUR', minimum: 1 },
  e: { material: 'Brass', collections: ['indoor'] },
}

onBothEngines('Filtering', (engine) => {
  let served: Served

  beforeAll(async () => {
    const storage = await engine.open()
    served = await serve({ storage })
    const files = Object.entries(parts).map(([slug, part]) => [`content/product/${slug}.json`, made(slug, part)])
    await importSiteFiles(storage, specs, changedSite(Object.fromEntries(files)), { publish: true })
  })

  const list = (query: Readonly<Record<string, string>>, lang = 'en') =>
    served.data(`v1/page/product/list?${new URLSearchParams({ q: 'part', ...query })}`, { 'client-id': 'lamps', lang })
  const slugs = async (query: Readonly<Record<string, string>>) =>
    (await list(query)).items.map(({ slug }: { slug: string }) => slug)

  it('takes any value of a group, and all groups', async () => {
    expect((await slugs({ filters: 'thread=m8' })).sort()).toEqual(['a', 'b'])
    expect((await slugs({ filters: 'thread=m8&thread=m12' })).sort()).toEqual(['a', 'b', 'd'])
    expect(await slugs({ filters: 'thread=m8&material=A2' })).toEqual(['a'])
    expect(await slugs({ filters: 'Thread=M10', category: 'indoor' })).toEqual(['a'])
    expect(await slugs({ filters: 'thread=m99' })).toEqual([])
    expect(await slugs({ filters: 'colour=red' })).toEqual([])
  })

  it('counts each group as if nothing of it were chosen, and keeps what is chosen', async () => {
    const { facets, categoryCounts, total } = await list({ filters: 'thread=m8&material=a2', facets: 'true' })
    const counts = facets.map(({ kind, values }: { kind: string; values: { value: string; count: number }[] }) => [
      kind,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ])
    expect(total).toBe(1)
    expect(Object.fromEntries(counts)).toEqual({ thread: { m8: 1, m10: 2 }, material: { a2: 1, a4: 1 } })
    expect(categoryCounts).toEqual({ indoor: 1 })
    const nothing = await list({ filters: 'thread=m12&material=brass', facets: 'true' })
    expect(nothing.total).toBe(0)
    const { values } = nothing.facets.find(({ kind }: { kind: string }) => kind === 'material')
    expect(values).toContainEqual({ value: 'brass', name: 'Brass', count: 0 })
  })

  it('names them in the language of the page', async () => {
    const { facets } = await list({ facets: 'true' }, 'de')
    expect(facets.find(({ kind }: { kind: string }) => kind === 'thread')).toMatchObject({
      name: 'Gewinde',
      values: [{ name: 'M8' }, { name: 'M10' }, { name: 'M12' }],
    })
    expect(facets.find(({ kind }: { kind: string }) => kind === 'material')).toMatchObject({ language: 'en' })
  })

  it('sorts by price of one currency, the most frequent first, and by the least quantity', async () => {
    expect(await slugs({ sort: 'price' })).toEqual(['b', 'c', 'a', 'd', 'e'])
    expect(await slugs({ sort: 'moq' })).toEqual(['d', 'a', 'b', 'c', 'e'])
    expect(await slugs({ sort: 'price', page: '2', pageSize: '2' })).toEqual(['a', 'd'])
  })
})
