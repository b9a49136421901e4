import { beforeEach, expect, test } from 'vitest'
import { type Served, serve } from '../../host/src/testing/serve.ts'

let served: Served
beforeEach(async () => {
  served = await serve()
})
const get: Served['get'] = (...asked) => served.get(...asked)
const signedIn = { headers: { cookie: 'vitrine_session=token' } }

test('T1 a product called designer-lamp is no designer', async () => {
  const lamp = await get('acme.example/product/designer-lamp')
  expect(lamp.statusCode).toBe(404)
  expect(lamp.headers['cache-control']).toContain('public')
})

test('T2 /pages/home is a page id, not a client called pages', async () => {
  const page = await get('acme.example/pages/home')
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('Page not found: /pages/home')
})

test('T3 redirects of a single-site install end', async () => {
  served = await serve({ DEFAULT_CLIENT_ID: 'acme' })
  for (const start of ['/', '/products', '/home', '/acme/home', '/product/id-lamp?language=en', '/nonsense', '/case']) {
    let address = start
    for (let steps = 0; steps < 5; steps++) {
      const { location } = (await get(`localhost${address}`)).headers
      if (typeof location !== 'string') break
      expect(location).toMatch(/^\/(?!\/)/)
      expect(steps, start).toBeLessThan(4)
      address = location
    }
  }
  expect((await get('localhost/')).headers.location).toBe('/acme')
  expect((await get('localhost/?utm_source=mail&language=de')).headers.location).toBe(
    '/acme?utm_source=mail&language=de',
  )
})

test("T4 only the owner's clientId is taken out of the address", async () => {
  expect((await get('acme.example/acme/products?page=1')).headers.location).toBe('/products?page=1')
  for (const address of ['/other/products', '/nonsense', '/other'])
    expect((await get(`acme.example${address}`)).statusCode).toBe(404)
})

test('T5 a number of a draft has one spelling', async () => {
  served.api.sitesOfAccount = [{ clientId: 'acme' }]
  for (const screen of ['designer', 'utils', 'designerIframe'])
    for (const [written, number] of [
      ['007', '7'],
      ['08', '8'],
      ['000000000000999', '999'],
    ])
      expect(
        (await get(`localhost/acme/drafts/${written}/${screen}?language=de`, signedIn)).headers.location,
        `${written} ${screen}`,
      ).toBe(`/acme/drafts/${number}/${screen}?language=de`)
  for (const draft of ['7a', '+7', '%EF%BC%97', '0', '9007199254740993']) {
    const answer = await get(`localhost/acme/drafts/${draft}/designer`, signedIn)
    expect(answer.statusCode, draft).toBe(404)
    expect(answer.body).toContain('Page Not Found: ')
  }
})

test('T6 the designer exists on the system domain alone, and is kept by nobody', async () => {
  expect((await get('acme.example/drafts/7/designer')).statusCode).toBe(404)
  expect((await get('localhost/acme/drafts/7/designer')).headers.location).toBe(
    '/login?to=%2Facme%2Fdrafts%2F7%2Fdesigner',
  )
  served.api.sitesOfAccount = [{ clientId: 'acme' }]
  const designer = await get('localhost/acme/drafts/7/designer', signedIn)
  expect(designer.statusCode).toBe(200)
  expect(designer.headers['cache-control']).toBe('no-store')
  expect(designer.headers['x-robots-tag']).toBe('noindex')
  expect(designer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('T7 a draft in the address of a visitor is taken out, whether it exists or not', async () => {
  for (const draft of ['1', '999']) {
    const answer = await get(`acme.example/products?draftsId=${draft}&page=1`)
    expect([answer.statusCode, answer.headers.location, answer.headers['x-robots-tag']]).toEqual([
      302,
      '/products?page=1',
      'noindex',
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('T8 visits of two sites at the same time never mix', async () => {
  served.api.delay = 2
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      get(at % 2 === 0 ? 'acme.example/' : 'localhost/other').then(({ body }) => [at, body] as const),
    ),
  )
  for (const [at, body] of answers) {
    expect(body.includes('Acme')).toBe(at % 2 === 0)
    expect(body.includes('Other')).toBe(at % 2 === 1)
  }
})

test('T9 two texts for two situations', async () => {
  expect((await get('acme.example/product/a.b?x=1&y')).body).toContain('Page Not Found: /product/a.b?x=1&amp;y')
  const unknown = await get('acme.example/nowhere/at/all?language=de')
  expect(unknown.body).toContain('Diese Seite wurde nicht gefunden: /nowhere/at/all')
  expect(unknown.body).toContain('<html lang="de"')
  expect((await get('localhost/acme/nonsense')).body).toContain('Page not found: /acme/nonsense')
})

test('T10 both spellings of a collection lead to one', async () => {
  expect((await get('acme.example/collections/5')).headers.location).toBe('/collection/5')
  expect((await get('acme.example/collections')).headers.location).toBe('/products?filter=collection')
})
