import { type Answer, type NumberDimension, roles, type siteNumbers } from '@vitrine/schemas'
import { beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { addDays, dayInZone } from './day-in-zone.ts'
import type { CountedPage } from './visit/events-of-visit.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const today = () => dayInZone(Date.now(), 'UTC')

onBothEngines('The numbers of a site', (engine) => {
  let storage: Storage
  let served: Served
  let owner: Client
  let tenantId: string
  let foreignId: string

  beforeEach(async () => {
    storage = await engine.open()
    served = await serve({ storage })
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    ;({ tenantId: foreignId } = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs')))
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })

  const read = (
    by?: NumberDimension,
    from = today(),
    to = today(),
    who: Client = owner,
  ): Promise<Answer<typeof siteNumbers>> =>
    who.data(`v1/site/numbers?from=${from}&to=${to}${by === undefined ? '' : `&by=${by}`}`)
  const see = (page: Partial<CountedPage> = {}, more: object = {}, site = tenantId) =>
    served.api.numbers.countVisit({
      tenantId: site,
      at: Date.now(),
      page: { page: '/', language: 'en', ...page },
      request: {
        agent: firefox,
        address: '203.0.113.7',
        host: 'lamps.example',
        target: '/',
        referrer: undefined,
        isWithin: false,
        acceptLanguage: 'de-DE',
        country: undefined,
        isPrivate: false,
        ...more,
      },
    })
  const rowsBy = async (by: NumberDimension) => {
    await served.api.numbers.flush()
    return (await read(by)).rows
  }

  it('are empty at first, and say since when they are counted', async () => {
    const before = await read()
    expect(before).toEqual({
      days: [{ day: today(), views: 0, visitors: 0, inquiries: 0, productViews: 0 }],
      rows: [],
      total: 0,
      timeZone: 'UTC',
      today: today(),
      isCounting: true,
      isPublished: true,
    })
    see()
    await served.api.numbers.flush()
    expect(await read()).toMatchObject({ since: today(), days: [{ views: 1, visitors: 1 }] })
    const stranger = await served.memberOf(foreignId, { role: 'owner' })
    expect(await read(undefined, today(), today(), stranger)).toMatchObject({
      days: [{ views: 0 }],
      isPublished: false,
    })
  })

  it('are told by page, language, country, source and device, the most seen first', async () => {
    see()
    see({ page: '/products' }, { isWithin: true })
    see({ page: '/products', language: 'de' }, { address: '198.51.100.1', referrer: 'https://search.example/' })
    see({ page: '/products' }, { isPrivate: true, country: 'OM', target: '/products?utm_source=fair' })
    see({ page: '/hidden' }, { agent: 'Googlebot/2.1' })
    see({}, {}, foreignId)
    expect(await rowsBy('page')).toEqual([
      { value: '/products', views: 3, visitors: 2, inquiries: 0 },
      { value: '/', views: 1, visitors: 1, inquiries: 0 },
    ])
    expect(await rowsBy('language')).toMatchObject([
      { value: 'en', views: 3, visitors: 1 },
      { value: 'de', views: 1, visitors: 1 },
    ])
    expect(await rowsBy('country')).toMatchObject([
      { value: 'DE', views: 3 },
      { value: 'OM', views: 1, visitors: 0 },
    ])
    expect((await rowsBy('source')).map(({ value, views }) => [value, views])).toEqual([
      ['', 1],
      ['fair', 1],
      ['search.example', 1],
    ])
    expect(await rowsBy('device')).toMatchObject([{ value: 'desktop', views: 4, visitors: 2 }])
    expect((await read()).days).toEqual([{ day: today(), views: 4, visitors: 2, inquiries: 0, productViews: 0 }])
  })

  it('tell what was searched for in vain', async () => {
    see({ page: '/products', emptySearch: 'Gizmo ' })
    see({ page: '/products', emptySearch: 'gizmo' })
    see({ page: '/products', emptySearch: 'ana@example.com' })
    expect(await rowsBy('search')).toEqual([{ value: 'gizmo', views: 2, visitors: 1, inquiries: 0 }])
  })

  it('tell which products were seen and asked about, by their names', async () => {
    const { items } = await served.data('v1/page/product/list', { 'client-id': 'lamps', lang: 'de' })
    const [product] = items
    see({ page: `/product/${product.slug}`, product: product.id })
    see({ page: '/product/gone', product: 'goneGone' })
    const inquiry = {
      name: 'Ana',
      email: 'ana@a.example',
      whatsappPhone: '+49 30 12345',
      message: 'Price?',
      country: 'OM',
      page: `/product/${product.slug}`,
      lines: [{ productId: product.id }],
      submissionKey: 'one',
    }
    const send = (more: object = {}, headers: Record<string, string> = {}) =>
      served.post(
        'v1/site/inquiry',
        { ...inquiry, ...more },
        { 'client-id': 'lamps', 'user-agent': firefox, ...headers },
      )
    expect((await send()).statusCode).toBe(200)
    // The same again, what looks like spam, and a member who tries the form out.
    await send()
    await send({ submissionKey: 'two', department: 'x', message: 'pills' })
    const { session } = await served.memberOf(tenantId, { role: 'viewer' })
    await send({ submissionKey: 'three', message: 'Test' }, { cookie: `vitrine_session=${session}` })
    await served.post('v1/site/contact-us', { name: 'Bo', email: 'bo@b.example' }, { 'client-id': 'lamps' })
    expect(await rowsBy('product')).toEqual([
      { value: product.id, name: expect.any(String), views: 1, visitors: 1, inquiries: 1 },
      { value: 'goneGone', views: 1, visitors: 1, inquiries: 0 },
    ])
    expect(await rowsBy('country')).toMatchObject([
      { value: 'DE', views: 2 },
      { value: 'OM', views: 0, inquiries: 1 },
    ])
    expect((await read()).days).toMatchObject([{ productViews: 2, inquiries: 1 }])
  })

  it('tell every day of a span, and refuse one that is none or too long', async () => {
    const { days } = await read(undefined, '2026-02-27', '2026-03-02')
    expect(days.map(({ day }) => day)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
    for (const [from, to] of [
      ['2026-03-02', '2026-03-01'],
      ['2020-01-01', '2026-01-01'],
      ['2026-02-30', '2026-03-01'],
      ['x', 'y'],
    ])
      expect((await owner.get(`v1/site/numbers?from=${from}&to=${to}`)).statusCode).toBe(422)
    expect((await owner.get(`v1/site/numbers?from=${today()}&to=${today()}&by=address`)).statusCode).toBe(422)
  })

  it('add up the days of a span', async () => {
    const row = (day: string, value: string, views: number) => ({
      tenant_id: tenantId,
      measure: 'view' as const,
      dimension: 'page' as const,
      day,
      value,
      views,
      visitors: 1,
    })
    const yesterday = addDays(today(), -1)
    const rows = [row(today(), '/', 2), row(yesterday, '/', 3), row(yesterday, '/b', 4), row('2026-01-01', '/', 9)]
    await storage.db.insertInto('number_days').values(rows).execute()
    expect((await read('page', yesterday)).rows).toEqual([
      { value: '/', views: 5, visitors: 2, inquiries: 0 },
      { value: '/b', views: 4, visitors: 1, inquiries: 0 },
    ])
  })

  it('are ended and begun again by a switch of the settings', async () => {
    const settings = await owner.data('v1/site/settings')
    const { tenantId: _tenant, clientId: _client, ...stored } = settings
    const change = (more: object) => owner.ask('PUT', 'v1/site/settings', { ...stored, ...more })
    expect((await change({ numbers: false })).json().data).toMatchObject({ numbers: false })
    see()
    await served.api.numbers.flush()
    expect(await read()).toMatchObject({ isCounting: false, days: [{ views: 0 }] })
    expect((await change({ revision: 1 })).statusCode).toBe(200)
    see()
    await served.api.numbers.flush()
    expect(await read()).toMatchObject({ isCounting: true, days: [{ views: 1 }] })
  })

  it('may be read by every member, and by nobody else', async () => {
    const question = `v1/site/numbers?from=${today()}&to=${today()}`
    for (const role of roles)
      expect((await (await served.memberOf(tenantId, { role })).get(question)).statusCode).toBe(200)
    expect((await served.get(question, { 'client-id': 'lamps' })).statusCode).toBe(401)
    const stranger = await served.memberOf(foreignId, { role: 'owner' })
    expect((await stranger.get(question, { 'client-id': tenantId })).statusCode).toBe(404)
  })
})
