import { beforeEach, describe, expect, test } from 'vitest'
import { type Served, serve } from '../testing/serve.ts'

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
    for (const address of ['/product/chair', '/case/1', '/pages/nowhere', '/products?page=2'])
      expect((await get(`acme.example${address}`)).statusCode, address).toBe(404)
  })

  test('R130 a list has its pages, written in one way, and no others', async () => {
    for (const site of ['acme.example', 'localhost/other']) {
      expect((await get(`${site}/products`)).statusCode).toBe(200)
      for (const page of ['2', '99', '100000000'])
        expect((await get(`${site}/products?page=${page}`)).statusCode, page).toBe(404)
      for (const page of ['1', '0', '-1', 'abc', '01', '', '1e3']) {
        const { statusCode, headers } = await get(`${site}/products?q=a&page=${page}&language=en`)
        const path = site === 'acme.example' ? '/products' : '/other/products'
        expect([statusCode, headers.location], page).toEqual([301, `${path}?q=a`])
      }
      expect((await get(`${site}/products?category=5`)).headers['x-robots-tag']).toBeUndefined()
      const unknown = await get(`${site}/products?category=nobody-knows`)
      expect([unknown.statusCode, unknown.headers['x-robots-tag']]).toEqual([404, 'noindex'])
      expect((await get(`${site}/products?category=nobody-knows&q=lamp`)).statusCode).toBe(404)
    }
  })

  test('a broken section leaves the rest of the page as it is', async () => {
    const broken = await get('acme.example/pages/broken')
    expect(broken.statusCode).toBe(200)
    expect(broken.body).toContain('Header of Acme')
    expect(served.log.some(({ finding, tenant }) => finding === 'threw' && tenant === '1')).toBe(true)
  })

  test('no script where nothing needs one', async () => {
    expect((await get('acme.example/')).body).not.toMatch(/<script(?! type="application\/ld\+json")/)
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

  test('a port that nobody listens on is in no address of a page, and makes no page of its own', async () => {
    const bodies = []
    for (const port of ['', ':80', ':8080', ':65535']) bodies.push((await get(`acme.example${port}/`)).body)
    expect(new Set(bodies)).toHaveLength(1)
    expect(bodies[0]).toContain('<link rel="canonical" href="http://acme.example/">')
    expect(served.api.asked.filter((path) => path.includes('config-by-path'))).toHaveLength(3)
    expect((await get('acme.example:3000/')).body).toContain('<link rel="canonical" href="http://acme.example:3000/">')
    for (const port of ['0', '65536', '080']) expect((await get(`acme.example:${port}/`)).statusCode, port).toBe(421)
  })

  test('another spelling is redirected in one step, and only to what is there', async () => {
    served = await serve()
    for (const [address, location] of [
      ['acme.example/acme/collections', '/products'],
      ['acme.example/acme/Products/?page=2', '/products?page=2'],
      ['acme.example/Pages/about-us/?language=en', '/pages/about-us'],
      ['localhost/acme/Product/lamp/', '/acme/product/lamp'],
    ] as const) {
      const answer = await get(address)
      expect([answer.statusCode, answer.headers.location], address).toEqual([301, location])
    }
    for (const address of [
      'acme.example/other/products/',
      'localhost/nobody/products/',
      'localhost/empty/Products?page=1',
      'acme.example/Product/chair/',
      'acme.example/Products/?page=99',
    ]) {
      const answer = await get(address)
      expect([answer.statusCode, answer.headers.location], address).toEqual([404, undefined])
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
    expect(answer.body).toMatch(/<form [^>]*action="\/acme\/products"/)
    expect(answer.body).toContain('href="/acme?language=de">Zurück zur Startseite</a>')
    expect(answer.body).toMatch(/<title>Seite nicht gefunden – Acme<\/title>/)
    expect(answer.body).toContain('<meta name="robots" content="noindex">')
  })

  test('an address among words from right to left keeps its direction', async () => {
    expect((await get('acme.example/nowhere/?x=1&language=ar')).body).toContain(
      '<bdi dir="ltr">/nowhere/?x=1&amp;language=ar</bdi>',
    )
    expect((await get('acme.example/nowhere')).body).toContain('<p>Page not found: /nowhere</p>')
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
      const answer = await get('acme.example/products', {
        method,
        payload: 'x',
        headers: { 'content-type': 'text/strange' },
      })
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
    expect(answer.body).toMatch(/Request ID: [0-9a-f-]{36}/)
    expect(answer.body).not.toMatch(/unavailable|at .*\.ts/)
  })
})

test('a form is taken where there is one to send, and nowhere else', async () => {
  const post = (address: string, more = {}) =>
    get(address, {
      method: 'POST',
      payload: 'form=sign-in&email=a%40b.example&password=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
    })
  for (const address of ['acme.example/login', 'acme.example/account', 'acme.example/invitation/x'])
    expect((await post(address)).body, address).not.toContain('type="password"')
  expect((await post('localhost/robots.txt')).statusCode).toBe(405)
  expect((await post('localhost/acme/drafts/7/designer')).statusCode).toBe(405)
  expect((await post('acme.example/preview/x')).statusCode).toBe(405)
  expect((await post('nobody.example/')).statusCode).toBe(421)
  const large = await post('acme.example/', { 'content-length': String(64 * 1024 * 1024) })
  expect(large.statusCode).toBe(413)
})

test('what was written is kept even when no page can be drawn', async () => {
  await get('acme.example/')
  served.api.isDown = true
  const answer = await get('acme.example/pages/about-us?language=de', {
    method: 'POST',
    payload: new URLSearchParams({ form: 'contact-us', name: 'A "b" <c>', message: 'A long text' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
  expect(answer.body).toContain('action="/pages/about-us?language=de"')
  expect(answer.body).toContain('name="name" value="A &quot;b&quot; &lt;c&gt;"')
  expect(answer.body).toContain('name="message" value="A long text"')
})

test('demo pages exist where the owner turned them on', async () => {
  for (const demo of ['icon-demo', 'image-demo']) {
    const off = await get(`acme.example/system/${demo}`)
    expect([off.statusCode, off.headers['x-robots-tag']]).toEqual([404, 'noindex'])
    const on = await get(`localhost/other/system/${demo}`)
    expect([on.statusCode, on.headers['x-robots-tag'], on.headers['cache-control']]).toEqual([
      200,
      'noindex',
      'no-store',
    ])
  }
})

test('a redirect of the build is a real one', async () => {
  served = await serve({}, { redirects: [{ path: '/old.html', to: '/products', status: 301 }] })
  expect((await get('localhost/acme/old.html')).headers.location).toBe('/acme/products')
})

test('the start page leads to the demo sites that are there', async () => {
  expect((await get('localhost/')).body).not.toContain('Demo sites')
  served = await serve({}, { demoSites: ['demo', 'acme'] })
  const start = await get('localhost/?language=de')
  expect(start.body).toContain('Demo-Websites')
  for (const site of ['demo', 'acme']) expect(start.body).toMatch(new RegExp(`href="/${site}[^"]*"[^>]*>/${site}</a>`))
})

test('an address of the API that cannot be decoded is refused as the API does', async () => {
  const answer = await get('localhost/api/site/%E0%A4')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store'])
  expect(answer.json()).toMatchObject({ error: { code: 'unreadable', requestId: expect.any(String) } })
})
