import { beforeAll, expect, it } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

onBothEngines('Suggestions', (engine) => {
  let served: Served
  beforeAll(async () => {
    const storage = await engine.open()
    served = await serve({ storage })
    await importSiteFiles(storage, specs, exampleSite(), { publish: true })
  })
  const suggested = (q: string, lang = 'en') =>
    served.data(`v1/site/suggest?q=${encodeURIComponent(q)}`, { 'client-id': 'lamps', lang })

  it('are products and pages, in the language of the page, that are published', async () => {
    expect(await suggested('desk la')).toEqual({
      products: [{ name: 'Desk lamp', url: '/product/desk-lamp' }],
      pages: [],
    })
    expect((await suggested('desk la', 'de')).products).toEqual([{ name: 'Tischlämpchen', url: '/product/desk-lamp' }])
    expect((await suggested('abou')).pages).toEqual([{ name: expect.any(String), url: '/pages/about-us' }])
    expect((await suggested('secret')).products).toEqual([])
  })

  it('tell what was looked for in place of what was typed', async () => {
    const { products, instead } = await suggested('tocrh')
    expect([products.map(({ url }: { url: string }) => url), instead]).toEqual([['/product/torch'], 'torch'])
  })

  it.each(['!?', '  ', '%'])('are none for %j', async (q) => {
    expect(await suggested(q)).toEqual({ products: [], pages: [] })
  })

  it.each(['', '?q=', `?q=${'x'.repeat(201)}`, '?q=a&limit=9'])('are not asked for with %j', async (query) => {
    expect((await served.get(`v1/site/suggest${query}`, { 'client-id': 'lamps' })).statusCode).toBe(422)
  })
})
