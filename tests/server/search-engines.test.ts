// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest'
import { placesOf } from '../../host/src/pages/about-page.ts'
import { visitOf } from '../../host/src/request/visit.ts'
import { readAddress } from '../../host/src/routing/address.ts'
import { type Served, serve } from '../../host/src/testing/serve.ts'
import { acme } from '../../host/src/testing/site.ts'

let served: Served
beforeAll(async () => {
  served = await serve()
})
const get = (address: string) => served.get(address.replace(/^https?:\/\//, ''))

const parsed = (text: string, type: 'text/html' | 'application/xml'): Document => {
  const document = new DOMParser().parseFromString(text, type)
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  return document
}
const pageAt = async (address: string) => {
  const answer = await get(address)
  expect(answer.statusCode, address).toBe(200)
  return parsed(answer.body, 'text/html')
}
const xmlAt = async (address: string) => parsed((await get(address)).body, 'application/xml')

const locations = (scope: ParentNode) => [...scope.querySelectorAll('loc')].map(({ textContent }) => `${textContent}`)
/** The languages that a page names, in XML and in HTML. */
const alternates = (scope: ParentNode) =>
  Object.fromEntries(
    [...scope.querySelectorAll('*')]
      .filter((one) => one.localName === 'link' && one.hasAttribute('hreflang'))
      .map((one) => [`${one.getAttribute('hreflang')}`, `${one.getAttribute('href')}`]),
  )
const canonicalOf = (page: Document) => page.querySelector('link[rel=canonical]')?.getAttribute('href')
const thingsOn = (page: Document): Record<string, unknown>[] =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(`${textContent}`),
  )

describe.each(['acme.example', 'localhost/other'])('the sitemap of %s', (site) => {
  test('every address is there, canonical, and names its brothers as they name it', async () => {
    const map = await xmlAt(`${site}/sitemap.xml`)
    const urls = [...map.querySelectorAll('url')]
    expect(urls.length).toBeGreaterThan(5)
    for (const url of urls) {
      const [address = ''] = locations(url)
      expect((await get(address)).headers['x-robots-tag'], address).toBeUndefined()
      const page = await pageAt(address)
      expect(canonicalOf(page)).toBe(address)
      expect(alternates(page), address).toEqual(alternates(url))
      expect(Object.values(alternates(page))).toContain(address)
    }
    const all = locations(map)
    expect(new Set(all).size).toBe(all.length)
    for (const url of urls) for (const brother of Object.values(alternates(url))) expect(all).toContain(brother)
  })
})

describe('languages in which a page only repeats another one (R309)', () => {
  const languagesOf = async (address: string) => Object.keys(alternates(await pageAt(address)))

  test('are told by nobody, and canonical to the default', async () => {
    expect(await languagesOf('acme.example/pages/about-us')).toEqual(['en', 'de', 'ar', 'x-default'])
    expect(await languagesOf('acme.example/product/bulb')).toEqual(['en', 'de', 'x-default'])
    for (const path of ['/pages/imprint', '/info-detail/fair', '/product/bulb']) {
      const page = await pageAt(`acme.example${path}?language=ar`)
      expect(canonicalOf(page)).toBe(`http://acme.example${path}`)
      expect(alternates(page)).toEqual({})
      expect(page.documentElement.lang).toBe('ar')
    }
  })

  test('a language that is not in the release has no pages', async () => {
    for (const path of ['', '/products', '/product/lamp'])
      expect(await languagesOf(`localhost/other${path}`), path).toEqual(['en', 'de', 'x-default'])
  })
})

describe('the sitemap', () => {
  test('tells when a thing was published, and of no page that is not to be found', async () => {
    const map = await xmlAt('acme.example/sitemap.xml')
    const fair = [...map.querySelectorAll('url')].find((url) => locations(url)[0]?.includes('/info-detail/fair'))
    expect(fair?.querySelector('lastmod')?.textContent).toBe('2026-04-01')
    for (const location of locations(map)) expect(location).not.toMatch(/draft|chat|system|preview|[?&](?:q|page)=/)
  })

  test('of a copy leads to the domain of the site (R312)', async () => {
    for (const location of locations(await xmlAt('localhost/acme/sitemap.xml')))
      expect(location).toMatch(/^https:\/\/acme\.example\//)
  })

  test('of a large site is an index by type, and its parts hold every page once', async () => {
    const index = await xmlAt('localhost/large/sitemap.xml')
    expect(index.documentElement.localName).toBe('sitemapindex')
    const files = locations(index)
    expect(files).toEqual([
      'http://localhost/large/sitemap.xml?category=pages',
      'http://localhost/large/sitemap.xml?category=product',
      'http://localhost/large/sitemap.xml?category=product&page=2',
      'http://localhost/large/sitemap.xml?category=product&page=3',
    ])
    const all = (await Promise.all(files.map(xmlAt))).flatMap(locations)
    expect(new Set(all).size).toBe(2001 + 2)
    expect(all).toHaveLength(2001 + 2)
    for (const part of ['category=product&page=4', 'category=case', 'category=nonsense', 'page=2'])
      expect((await get(`localhost/large/sitemap.xml?${part}`)).statusCode, part).toBe(404)
  })

  test('is made once, whatever else is asked for, and known to those who have it', async () => {
    const { api, get: ask } = await serve()
    const first = await ask('acme.example/sitemap.xml')
    expect(first.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      'x-content-type-options': 'nosniff',
    })
    const asked = api.asked.filter((path) => path.includes('list')).length
    const again = await ask('acme.example/sitemap.xml?q=x&sort=name', {
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(api.asked.filter((path) => path.includes('list'))).toHaveLength(asked)
  })

  test('is nowhere where nothing is published, and nowhere without a site', async () => {
    for (const address of ['localhost/empty/sitemap.xml', 'localhost/sitemap.xml', 'localhost/nobody/feed.xml'])
      expect((await get(address)).statusCode, address).toBe(404)
    expect((await get('nobody.example/sitemap.xml')).statusCode).toBe(421)
    expect((await get('acme.example/acme/sitemap.xml')).headers.location).toBe('/sitemap.xml')
    const draft = await get('acme.example/sitemap.xml?draftsId=7')
    expect([draft.statusCode, draft.headers.location]).toEqual([302, '/sitemap.xml'])
  })
})

describe('robots.txt', () => {
  /** Whether a path may be read, by the rules as search engines understand them. */
  const mayRead = (robots: string, path: string) =>
    [...robots.matchAll(/^Disallow: (.+)$/gm)].every(
      ([, rule = '']) => !new RegExp(`^${rule.replaceAll(/[.?]/g, '\\$&').replaceAll('*', '.*')}`).test(path),
    )

  test('lets pages and what they need be read, and nothing of editors', async () => {
    const { headers, body } = await get('localhost/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^User-agent: \*\n/)
    for (const path of [
      '/',
      '/acme',
      '/acme/products?page=2',
      '/login-lamps',
      '/builds/assets/a.js',
      '/media/1/a.webp',
    ])
      expect(mayRead(body, path), path).toBe(true)
    for (const path of [
      '/api/site/v1/page/page-types',
      '/drafts/7/designer',
      '/acme/drafts/7/designerIframe',
      '/acme/drafts/7/utils',
      '/acme/system/icon-demo',
      '/acme/products?page=2&draftsId=7',
      '/preview/abc',
      '/invitation/abc',
      '/login',
      '/login?to=%2F',
      '/account',
    ])
      expect(mayRead(body, path), path).toBe(false)
    const own = (await get('acme.example/robots.txt')).body
    expect(mayRead(own, '/products')).toBe(true)
    expect(mayRead(own, '/system/icon-demo')).toBe(false)
  })

  test('names the sitemap of its site', async () => {
    const sitemaps = async (address: string) =>
      [...(await get(address)).body.matchAll(/^Sitemap: (.+)$/gm)].map(([, href]) => href)
    expect(await sitemaps('acme.example/robots.txt')).toEqual(['http://acme.example/sitemap.xml'])
    expect(await sitemaps('localhost/other/robots.txt')).toEqual(['http://localhost/other/sitemap.xml'])
    expect(await sitemaps('localhost/empty/robots.txt')).toEqual([])
    expect(await sitemaps('localhost/robots.txt')).toEqual([])
  })

  test('of the system domain names the sites that are found there, and stands without the service', async () => {
    const { api, get: ask } = await serve({ DEFAULT_CLIENT_ID: 'other' }, { demoSites: ['acme', 'empty', 'other'] })
    expect((await ask('localhost/robots.txt')).body.match(/^Sitemap: .+$/gm)).toEqual([
      'Sitemap: http://localhost/other/sitemap.xml',
    ])
    expect((await ask('localhost/sitemap.xml')).headers.location).toBe('/other/sitemap.xml')
    const away = await serve({}, { demoSites: ['other'] })
    away.api.isDown = true
    expect((await away.get('localhost/robots.txt')).statusCode).toBe(200)
    expect(api.isDown).toBe(false)
  })
})

describe('the feed of the news', () => {
  test('has what is there in its language, newest first, at canonical addresses', async () => {
    const { headers } = await get('acme.example/feed.xml')
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const english = await xmlAt('acme.example/feed.xml')
    expect([...english.querySelectorAll('item > title')].map(({ textContent }) => textContent)).toEqual([
      'At the fair',
      'We <open> & close',
    ])
    const german = await xmlAt('acme.example/feed.xml?language=de')
    expect(german.querySelector('channel > language')?.textContent).toBe('de')
    const items = [...german.querySelectorAll('item')]
    expect(items).toHaveLength(1)
    const [item] = items
    const link = `${item?.querySelector('link')?.textContent}`
    expect(canonicalOf(await pageAt(link))).toBe(link)
    expect(item?.querySelector('guid')?.textContent).toBe(link)
    expect(item?.querySelector('pubDate')?.textContent).toBe('Sun, 01 Mar 2026 08:00:00 GMT')
    expect(german.querySelector('channel > description')?.textContent).toBeTruthy()
  })

  test('is named by every page of a site that has news, and by no other', async () => {
    const feedOf = async (address: string) =>
      (await pageAt(address)).querySelector('link[type="application/rss+xml"]')?.getAttribute('href')
    expect(await feedOf('acme.example/products?language=de')).toBe('/feed.xml?language=de')
    expect(await feedOf('localhost/acme')).toBe('/acme/feed.xml')
    expect(await feedOf('localhost/other')).toBeUndefined()
  })
})

describe('what a page is', () => {
  const typesOn = async (address: string) => thingsOn(await pageAt(address)).map((thing) => thing['@type'])

  test('stands on it as JSON-LD (R310)', async () => {
    expect(await typesOn('acme.example/')).toEqual(['Organization', 'WebSite'])
    expect(await typesOn('acme.example/product/lamp')).toEqual(['Product', 'BreadcrumbList'])
    expect(await typesOn('acme.example/case/tower')).toEqual(['Article', 'BreadcrumbList'])
    expect(await typesOn('acme.example/info-detail/opening')).toEqual(['NewsArticle', 'BreadcrumbList'])
    expect(await typesOn('acme.example/pages/about-us')).toEqual(['BreadcrumbList'])
    for (const list of [
      'acme.example/products',
      'acme.example/collection/5',
      'acme.example/info',
      'localhost/other/products',
    ])
      expect(await typesOn(list), list).toEqual(['ItemList', 'BreadcrumbList'])
    expect(await typesOn('localhost/').catch(() => [])).toEqual([])
  })

  test('has the addresses of the page it stands on', async () => {
    const page = await pageAt('localhost/other/product/lamp?language=de')
    const [product, crumbs] = thingsOn(page)
    expect(product).toMatchObject({ name: 'Lamp', url: canonicalOf(page), brand: { name: 'Other' } })
    const steps = (crumbs?.itemListElement ?? []) as { readonly item: string }[]
    for (const { item } of steps) expect(canonicalOf(await pageAt(item))).toBe(item)
    const [list] = thingsOn(await pageAt('localhost/other/products'))
    for (const { url } of (list?.itemListElement ?? []) as { readonly url: string }[])
      expect(canonicalOf(await pageAt(url))).toBe(url)
  })

  test('no page of an error has any', async () => {
    const { body } = await get('acme.example/product/nothing')
    expect(body).not.toContain('ld+json')
    expect(body).not.toContain('rss+xml')
  })
})

test('a draft is told of nowhere, however it is looked at', async () => {
  const { get: ask, api } = await serve()
  api.maySeeDraft = () => true
  const page = parsed((await ask('acme.example/pages/about-us?draftsId=7')).body, 'text/html')
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(page.head.innerHTML).not.toContain('draftsId')
  expect(alternates(page)).toEqual({})
  const map = await ask('acme.example/sitemap.xml?draftsId=7')
  expect(map.headers['cache-control']).toBe('no-store')
  expect(map.body).toBe((await ask('acme.example/sitemap.xml')).body)
})

describe('link previews (R308)', () => {
  const property = (page: Document, name: string) =>
    page.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')

  test('know what kind of page it is', async () => {
    expect(property(await pageAt('acme.example/product/lamp'), 'type')).toBe('product')
    expect(property(await pageAt('acme.example/info-detail/opening'), 'type')).toBe('article')
    expect(property(await pageAt('acme.example/'), 'type')).toBe('website')
  })
})

test.each([
  ['/products?q=lamp', '/products', true],
  ['/products?q=lamp&sort=name', '/products', true],
  ['/products?category=5&q=lamp&language=de', '/products?category=5&language=de', true],
  ['/products?category=5&sort=name&utm_source=mail', '/products?category=5', false],
])('the canonical address of %s knows neither search nor order: %s', async (path, canonical, isHidden) => {
  const { body, headers } = await get(`acme.example${path}`)
  const [, href] = /<link rel="canonical" href="([^"]+)">/.exec(body) ?? []
  expect(href?.replaceAll('&amp;', '&')).toBe(`http://acme.example${canonical}`)
  expect(headers['x-robots-tag'] === 'noindex').toBe(isHidden)
})

test('what was searched for is a part of the plain list, whose first page counts for all of it', async () => {
  for (const [query, kept] of [
    ['q=lamp&page=2', ''],
    ['q=lamp&page=2&sort=newest&category=5&product=x', 'category=5'],
    ['page=2', 'page=2'],
  ] as const) {
    const visit = visitOf(
      {
        host: { kind: 'custom', name: 'acme.example', port: '' },
        scheme: 'http',
        site: acme,
        target: `/products?${query}`,
      },
      readAddress('custom', `/products?${query}`),
    )
    const { canonical } = placesOf(visit, { status: 200, cache: 'public' }, ['en'])
    const params = (text: string) => [...new URLSearchParams(text)].map((pair) => pair.join('=')).toSorted()
    expect(params(canonical?.split('?')[1] ?? '')).toEqual(params(kept))
  }
})
