import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Served, serve } from './example/serve.ts'

let served: Served
beforeEach(async () => {
  served = await serve()
})
const get: Served['get'] = (...asked) => served.get(...asked)

describe('pages', () => {
  test('a site is shown on its own domain and on the system domain', async () => {
    const own = await get('acme.example/')
    expect(own.statusCode).toBe(200)
    expect(own.body).toContain('<h1>Acme home (en)</h1>')
    expect(own.body).toContain('Header of Acme')
    expect(own.body).toContain('<link rel="canonical" href="http://acme.example/">')
    expect(own.body).toContain('--theme-primary:#123456')
    const copy = await get('localhost:3000/acme/')
    expect(copy.statusCode).toBe(301)
    expect(copy.headers.location).toBe('/acme')
    // A copy of a site with a domain of its own is canonical to it and not indexed (R312).
    const copied = await get('localhost:3000/acme')
    expect(copied.body).toContain('<link rel="canonical" href="https://acme.example/">')
    expect(copied.headers['x-robots-tag']).toBe('noindex')
  })

  test('a page comes in the language that is asked for', async () => {
    const german = await get('acme.example/pages/about-us?language=de')
    expect(german.body).toContain('About Acme (de)')
    expect(german.body).toContain('<html lang="de" dir="ltr"')
    expect(german.body).toContain('Zum Inhalt springen')
    expect(german.body).toContain('hreflang="x-default" href="http://acme.example/pages/about-us"')
    expect((await get('acme.example/?language=ar')).body).toContain('<html lang="ar" dir="rtl"')
    expect((await get('acme.example/?language=en&page=2')).headers.location).toBe('/?page=2')
    const unknown = await get('acme.example/?language=xx')
    expect(unknown.body).toContain('(en)')
    expect(unknown.headers['x-robots-tag']).toBe('noindex')
  })

  test('an id leads to the slug (R41)', async () => {
    expect((await get('acme.example/pages/p1?language=de')).headers.location).toBe('/pages/about-us?language=de')
    expect((await get('localhost/acme/product/id-lamp?x=1')).headers.location).toBe('/acme/product/lamp?x=1')
  })

  test('what has no page in the release is drawn plainly, and what does not exist is a 404', async () => {
    const product = await get('acme.example/product/lamp')
    expect(product.statusCode).toBe(200)
    expect(product.body).toContain('<title>Lamp – Acme</title>')
    expect(product.body).toContain('Header of Acme')
    const list = await get('localhost/acme/products?language=de')
    expect(list.body).toContain('href="/acme/product/lamp?language=de"')
    for (const address of ['/product/chair', '/case/1', '/pages/nowhere', '/products?page=2', '/products?page=0'])
      expect((await get(`acme.example${address}`)).statusCode, address).toBe(404)
  })

  test('a broken section leaves the rest of the page as it is', async () => {
    const broken = await get('acme.example/pages/broken')
    expect(broken.statusCode).toBe(200)
    expect(broken.body).toContain('Header of Acme')
    expect(served.log.some(({ finding, tenant }) => finding === 'threw' && tenant === '1')).toBe(true)
  })

  test('no script where nothing needs one', async () => {
    expect((await get('acme.example/')).body).not.toContain('<script')
  })
})

describe('traps', () => {
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
  })

  test("T4 only the owner's clientId is taken out of the address", async () => {
    expect((await get('acme.example/acme/products?page=1')).headers.location).toBe('/products?page=1')
    for (const address of ['/other/products', '/nonsense', '/other']) expect((await get(`acme.example${address}`)).statusCode).toBe(404)
  })

  test('T5 a number of a draft has one spelling', async () => {
    expect((await get('localhost/acme/drafts/007/designer')).headers.location).toBe('/acme/drafts/7/designer')
    for (const draft of ['7a', '+7', '%EF%BC%97', '0', '9007199254740993']) {
      const answer = await get(`localhost/acme/drafts/${draft}/designer`)
      expect(answer.statusCode, draft).toBe(404)
      expect(answer.body).toContain('Page Not Found: ')
    }
  })

  test('T6 the designer exists on the system domain alone, and is kept by nobody', async () => {
    expect((await get('acme.example/drafts/7/designer')).statusCode).toBe(404)
    const designer = await get('localhost/acme/drafts/7/designer')
    expect(designer.statusCode).toBe(200)
    expect(designer.headers['cache-control']).toBe('no-store')
    expect(designer.headers['x-robots-tag']).toBe('noindex')
    expect(designer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('T7 a draft in the address of a visitor is taken out, whether it exists or not', async () => {
    for (const draft of ['1', '999']) {
      const answer = await get(`acme.example/products?draftsId=${draft}&page=1`)
      expect([answer.statusCode, answer.headers.location, answer.headers['x-robots-tag']]).toEqual([302, '/products?page=1', 'noindex'])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('T8 visits of two sites at the same time never mix', async () => {
    served.api.delay = 2
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => get(at % 2 === 0 ? 'acme.example/' : 'localhost/other').then(({ body }) => [at, body] as const)),
    )
    for (const [at, body] of answers) {
      expect(body.includes('Acme')).toBe(at % 2 === 0)
      expect(body.includes('Other')).toBe(at % 2 === 1)
    }
  })

  test('T9 two texts for two situations', async () => {
    expect((await get('acme.example/product/a.b?<script>')).body).toContain('Page Not Found: /product/a.b?&lt;script&gt;')
    const unknown = await get('acme.example/nowhere/at/all?language=de')
    expect(unknown.body).toContain('Diese Seite wurde nicht gefunden: /nowhere/at/all')
    expect(unknown.body).toContain('<html lang="de"')
    expect((await get('localhost/acme/nonsense')).body).toContain('Page not found: /acme/nonsense')
  })

  test('T10 both spellings of a collection lead to one', async () => {
    expect((await get('acme.example/collections/5')).headers.location).toBe('/collection/5')
    expect((await get('acme.example/collections')).headers.location).toBe('/products')
  })
})

describe('hosts', () => {
  test('a host without a site gets a neutral 421', async () => {
    for (const host of ['nobody.example', 'a_b', 'evil.example:x', '10.0.0.1']) {
      const answer = await get(`${host}/acme`)
      expect(answer.statusCode, host).toBe(421)
      expect(answer.body).not.toContain('Acme')
      expect(answer.headers['x-robots-tag']).toBe('noindex')
    }
  })

  test('www leads to the primary name, with port and query', async () => {
    const answer = await get('www.acme.example:8080/products?page=1')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, 'http://acme.example:8080/products?page=1'])
  })

  test('forwarded headers count from trusted proxies alone (R65)', async () => {
    const headers = { 'x-forwarded-host': 'acme.example', 'x-forwarded-proto': 'https' }
    expect((await get('localhost/', { headers })).body).not.toContain('Acme home')
    served = await serve({ TRUST_PROXY: '10.0.0.0/8' })
    expect((await get('inside/', { headers, remoteAddress: '11.0.0.1' })).statusCode).toBe(421)
    const behind = await get('inside/', { headers, remoteAddress: '10.1.1.1' })
    expect(behind.body).toContain('<link rel="canonical" href="https://acme.example/">')
    expect(behind.headers['strict-transport-security']).toBeDefined()
  })

  test('an unknown client is a 404, never another site', async () => {
    const answer = await get('localhost/nobody/products')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toMatch(/Acme|Other/)
  })
})

describe('errors', () => {
  test('a 404 inside a site has its header, its search and a way home', async () => {
    const answer = await get('localhost/acme/nonsense?language=de')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Header of Acme')
    expect(answer.body).toContain('<form action="/acme/products" role="search"')
    expect(answer.body).toContain('href="/acme?language=de">Zurück zur Startseite</a>')
    expect(answer.body).toMatch(/<title>Seite nicht gefunden – Acme<\/title>/)
    expect(answer.body).toContain('<meta name="robots" content="noindex">')
  })

  test('/404 is always a 404', async () => {
    expect((await get('acme.example/404')).statusCode).toBe(404)
    expect((await get('localhost/404')).statusCode).toBe(404)
  })

  test('a site that is not published shows its name and nothing else', async () => {
    const answer = await get('localhost/empty/products')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Empty has not been published yet.')
  })

  test('an address that cannot be decoded is a 400, an encoded slash a 404', async () => {
    const broken = await get('acme.example/%E0%A4')
    expect(broken.statusCode).toBe(400)
    expect(broken.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(broken.headers['content-security-policy']).toBeDefined()
    expect((await get('acme.example/product/a%2Fb')).statusCode).toBe(404)
    expect((await get('acme.example//evil.example/')).statusCode).toBe(404)
  })

  test('pages take no other methods', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const answer = await get('acme.example/products', { method, payload: 'x', headers: { 'content-type': 'text/strange' } })
      expect([answer.statusCode, answer.headers.allow], method).toEqual([405, 'GET, HEAD'])
    }
    const head = await get('acme.example/', { method: 'HEAD' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  test('when the service is away, pages that are kept are still shown, others are a 503 with a request id', async () => {
    await get('acme.example/')
    served.api.isDown = true
    expect((await get('acme.example/')).statusCode).toBe(200)
    const answer = await get('acme.example/pages/about-us')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(answer.body).toMatch(/Request number: [0-9a-f-]{36}/)
    expect(answer.body).not.toMatch(/unavailable|at .*\.ts/)
  })
})

describe('what is sent along', () => {
  test('every HTML answer has its security headers', async () => {
    for (const address of ['acme.example/', 'acme.example/nowhere', 'nobody.example/', 'localhost/', 'localhost/login']) {
      const { headers } = await get(address)
      expect(headers['content-security-policy'], address).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['server-timing']).toMatch(/^render;dur=[0-9.]+$/)
    }
    served = await serve({ PARENT_ORIGINS: 'https://erp.example', ASSET_HOST_CN: 'cn.example' })
    const frame = await get('localhost/drafts/7/designerIframe')
    expect(frame.headers['content-security-policy']).toContain("frame-ancestors 'self' https://erp.example")
    expect(frame.headers['content-security-policy']).toContain("img-src 'self' data: cn.example;")
  })

  test('a page is drawn once, and known to those who have it', async () => {
    const first = await get('acme.example/')
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600')
    const drawn = served.api.asked.filter((path) => path.includes('config-by-path')).length
    const again = await get('acme.example/?utm_source=x', { headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(served.api.asked.filter((path) => path.includes('config-by-path')).length).toBe(drawn)
  })

  test('many visitors at once wait for one drawing', async () => {
    served.api.delay = 5
    await Promise.all(Array.from({ length: 20 }, () => get('acme.example/')))
    expect(served.api.asked.filter((path) => path.includes('config-by-path'))).toHaveLength(1)
  })

  test('pages are compressed as the browser wishes', async () => {
    for (const [accepted, encoding] of [['gzip, br', 'br'], ['gzip', 'gzip'], ['br;q=0, gzip', 'gzip'], ['', undefined]] as const) {
      const { headers } = await get('acme.example/', { headers: { 'accept-encoding': accepted } })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toBe('Accept-Encoding')
    }
  })

  test('the log knows route and site, and no address', async () => {
    await get('localhost/acme/product/lamp?q=secret')
    const line = served.log.find(({ msg }) => msg === 'Answered.')
    expect(line).toMatchObject({ route: 'product', tenant: '1', status: 200, method: 'GET' })
    expect(JSON.stringify(served.log)).not.toContain('secret')
  })
})

test('demo pages exist where the owner turned them on', async () => {
  for (const demo of ['icon-demo', 'image-demo']) {
    const off = await get(`acme.example/system/${demo}`)
    expect([off.statusCode, off.headers['x-robots-tag']]).toEqual([404, 'noindex'])
    const on = await get(`localhost/other/system/${demo}`)
    expect([on.statusCode, on.headers['x-robots-tag'], on.headers['cache-control']]).toEqual([200, 'noindex', 'no-store'])
  }
})

test('uploads have a fixed type and can do nothing', async () => {
  mkdirSync(join(served.mediaDir, '1'))
  writeFileSync(join(served.mediaDir, '1', 'a.webp'), '<script>')
  writeFileSync(join(served.mediaDir, '1', 'a.html'), '<script>')
  writeFileSync(join(served.mediaDir, 'a.webp'), 'x')
  const image = await get('acme.example/media/1/a.webp')
  expect([image.statusCode, image.headers['content-type'], image.headers['content-security-policy']]).toEqual([
    200, 'image/webp', "default-src 'none'; sandbox",
  ])
  expect((await get('acme.example/media/1/a.webp', { headers: { 'if-none-match': String(image.headers.etag) } })).statusCode).toBe(304)
  for (const path of ['1/a.html', 'a.webp', '1/../a.webp', '1/%2e%2e/a.webp', '1/']) {
    const refused = await get(`acme.example/media/${path}`)
    expect(refused.statusCode, path).toBeGreaterThanOrEqual(400)
    expect(refused.body, path).not.toBe('x')
  }
})

test('a redirect of the build is a real one', async () => {
  served = await serve({}, { redirects: [{ path: '/old.html', to: '/products', status: 301 }] })
  expect((await get('localhost/acme/old.html')).headers.location).toBe('/acme/products')
})
