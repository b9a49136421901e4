import { beforeEach, describe, expect, it, test } from 'vitest'
import { type Served, serve } from '../testing/serve.ts'

// What counts as a visit: pages of a published site that somebody sees, drawn anew or from a cache.

let served: Served
beforeEach(async () => {
  served = await serve({ COUNTRY_HEADER: 'CF-IPCountry' })
})

type Headers = Readonly<Record<string, string>>
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const get = (address: string, headers: Headers = {}) => served.get(address, { headers: { ...firefox, ...headers } })
const countedPages = () => served.counted.map(({ tenantId, page }) => [tenantId, page.page, page.language])

test('a page counts each time, whether it is drawn, sent from a cache, or known to the browser', async () => {
  const first = await get('acme.example/product/lamp?language=de', {
    'cf-ipcountry': 'OM',
    referer: 'https://a.example/',
  })
  expect(first.statusCode).toBe(200)
  expect(served.counted).toHaveLength(1)
  // Who came from another site had a copy that says so (R125).
  const { headers } = await get('acme.example/product/lamp?language=de')
  expect(headers.etag).not.toBe(first.headers.etag)
  const again = await get('acme.example/product/lamp?language=de', { 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(countedPages()).toEqual(Array(3).fill([expect.any(String), '/product/lamp', 'de']))
  expect(served.counted[0]?.request).toMatchObject({
    country: 'OM',
    referrer: 'https://a.example/',
    host: 'acme.example',
    isWithin: false,
  })
  expect(served.counted[0]?.page.product).toEqual(expect.any(String))
})

test.each([
  ['acme.example/home', '/'],
  ['localhost/acme/products', '/products'],
  ['acme.example/inquiry-list', '/inquiry-list'],
])('%s counts as %s', async (address, page) => {
  expect((await get(address)).statusCode).toBe(200)
  expect(served.counted.map((visit) => visit.page.page)).toEqual([page])
})

describe('Nobody visits', () => {
  test.each([
    ['what is not there', 'acme.example/pages/nowhere', {}],
    ['what was moved', 'localhost/acme/product/id-lamp', {}],
    ['a text for machines', 'acme.example/sitemap.xml', {}],
    ['a page of the system', 'localhost/login', {}],
    ['a payload, which may be asked for in advance', 'acme.example/products/_payload.json', {}],
    ['what the browser asks for in advance', 'acme.example/products', { 'sec-purpose': 'prefetch;prerender' }],
    ['what an older browser asks for in advance', 'acme.example/products', { 'x-moz': 'prefetch' }],
    ['a page in a frame', 'acme.example/products', { 'sec-fetch-dest': 'iframe' }],
    ['a member', 'localhost/acme/products', { cookie: 'vitrine_session=x' }],
  ])('%s', async (_name, address, headers) => {
    for (let time = 0; time < 2; time += 1) await get(address, headers as Headers)
    expect(served.counted).toEqual([])
  })

  it('by HEAD, or by a form', async () => {
    await served.get('acme.example/products', { method: 'HEAD', headers: firefox })
    await get('acme.example/products')
    await served.get('acme.example/products', { method: 'HEAD', headers: firefox })
    await served.get('acme.example/products', { method: 'POST', payload: 'form=inquiry', headers: firefox })
    expect(served.counted).toHaveLength(1)
  })
})

test('a page that was shown in the place of another one says so, and counts then', async () => {
  const seen = (address: string, headers: Headers = {}) =>
    served.get(address, { method: 'HEAD', headers: { ...firefox, 'sec-fetch-dest': 'empty', ...headers } })
  const answer = await seen('acme.example/product/lamp/_payload.json?language=de&seen=', {
    referer: 'https://acme.example/products',
  })
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store'])
  expect(countedPages()).toEqual([[expect.any(String), '/product/lamp', 'de']])
  expect(served.counted[0]?.request.isWithin).toBe(true)
  expect((await seen('acme.example/_payload.json?seen=')).statusCode).toBe(204)
  expect(served.counted[1]?.page.page).toBe('/')
  await seen('acme.example/pages/nowhere/_payload.json?seen=')
  await seen('localhost/acme/products/_payload.json?seen=', { cookie: 'vitrine_session=x' })
  expect(served.counted).toHaveLength(2)
})

test('what was searched for in vain stands beside the page', async () => {
  await get('acme.example/products?q=zzzz')
  await get('acme.example/products?q=zzzz')
  expect(served.counted.map(({ page }) => page.emptySearch)).toEqual(['zzzz', 'zzzz'])
})
