import { describe, expect, test } from 'vitest'
import { type SiteInfo, visitOf } from '../request/visit.ts'
import { type HostKind, readAddress } from '../routing/address.ts'
import { createBuildRedirects } from '../routing/redirects.ts'
import { type Route, routes } from '../routing/routes.ts'
import { type GuardAnswer, type GuardTools, guard } from './index.ts'

const site = (clientId: string, more: Partial<SiteInfo> = {}): SiteInfo => ({
  tenantId: '1',
  clientId,
  name: clientId,
  defaultLanguage: 'en',
  languages: ['en', 'de', 'zh'],
  currentDraftRelease: '11',
  region: 'cn',
  systemPages: false,
  contentVersion: 1,
  ...more,
})
const acme = site('acme')
const sites: readonly SiteInfo[] = [acme, site('other-client'), site('empty', { currentDraftRelease: null })]

const tools: GuardTools = {
  siteByClient: async (clientId) => sites.find((one) => one.clientId === clientId),
  redirects: createBuildRedirects([]),
  maySeeDraft: () => false,
  languagesOf: async () => ({}),
  moved: async () => undefined,
  sitesOf: async () => undefined,
}
const name = { system: 'localhost', custom: 'acme.example' }

const visit = (kind: HostKind, target: string, ownSite = acme) =>
  visitOf(
    {
      host: { kind, name: name[kind], port: '' },
      scheme: 'http',
      site: kind === 'custom' ? ownSite : undefined,
      target,
    },
    readAddress(kind, target),
  )
const ask = (kind: HostKind, target: string, more: Partial<GuardTools> = {}, ownSite?: SiteInfo) =>
  guard(visit(kind, target, ownSite), { ...tools, ...more })

const outcomeOf = (answer: GuardAnswer): string => {
  if (answer.kind === 'pass') return 'pass'
  if (answer.kind === 'redirect') return `${answer.status} ${answer.target}`
  return `${answer.status} ${answer.message.key}`
}

describe('T9 two texts for two situations', () => {
  test('a failed validation: Page Not Found', async () => {
    expect(outcomeOf(await ask('system', '/acme/drafts/7a/designer'))).toBe('404 error.notValid')
    expect(outcomeOf(await ask('custom', '/product/lamp.html?x=1'))).toBe('404 error.notValid')
  })
  test('an unknown route: Page not found, with the query, cut at 200 characters', async () => {
    const answer = await ask('system', `/acme/no/such/page?${'x'.repeat(300)}`)
    expect(answer).toMatchObject({ kind: 'stop', status: 404, message: { key: 'error.unknown' } })
    expect(answer.kind === 'stop' && answer.message.values?.path).toMatch(/^\/acme\/no\/such\/page\?x{180}…$/)
  })
  test('the site is known all the same, so that its menu can be shown', async () => {
    expect(await ask('system', '/acme/no/such/page')).toMatchObject({ learned: { site: acme } })
    expect(await ask('custom', '/nonsense-address')).toMatchObject({ learned: { site: acme } })
  })
})

test('R55 a validation may have a status and a message of its own, and they win', async () => {
  const route = (validate: Route['validate']): Route => ({ ...routes.product, ...(validate && { validate }) })
  const asked = async (target: string, validate: Route['validate']) =>
    guard({ ...visit('custom', target), route: route(validate) }, tools)
  const gone = () => ({ status: 451, message: 'error.unknown' })
  expect(await asked('/product/lamp?x=1', gone)).toMatchObject({
    kind: 'stop',
    status: 451,
    message: { key: 'error.unknown', values: { path: '/product/lamp?x=1' } },
  })
  expect(outcomeOf(await asked('/product/a.b', gone))).toBe('451 error.unknown')
  expect(outcomeOf(await asked('/product/lamp', () => false))).toBe('404 error.notValid')
  expect(outcomeOf(await asked('/product/lamp', () => true))).toBe('pass')
  expect(outcomeOf(await asked('/product/a.b', () => true))).toBe('404 error.notValid')
  expect(outcomeOf(await ask('system', '/invitation/a.b'))).toBe('410 invitation.over')
})

test.each([
  ['/acme', 'pass'],
  ['/acme/products?page=2', 'pass'],
  ['/nobody', '404 error.unknown'],
  ['/nobody/products', '404 error.unknown'],
  ['/', 'pass'],
  ['/404', 'pass'],
  ['/login', 'pass'],
  ['/drafts/7/designer', '302 /login?to=%2Fdrafts%2F7%2Fdesigner'],
  ['/acme/drafts/7/utils?language=de', '302 /login?to=%2Facme%2Fdrafts%2F7%2Futils%3Flanguage%3Dde&language=de'],
  ['/acme/drafts/7/designerIframe', 'pass'],
  ['/products?q=a', '302 /login?to=%2Fproducts%3Fq%3Da'],
  ['/chat', '302 /login?to=%2Fchat'],
  ['/robots.txt', 'pass'],
  ['/sitemap.xml', '404 error.unknown'],
  ['/acme/sitemap.xml', 'pass'],
  ['/empty/robots.txt', 'pass'],
  ['/empty/feed.xml', '404 notPublished.message'],
  ['/nonsense.html', '404 error.unknown'],
])('R60 the system domain, %s: %s', async (target, expected) => {
  expect(outcomeOf(await ask('system', target))).toBe(expected)
})

test('T3 an instance with a default site leads there, and nothing leads round in a circle', async () => {
  const withDefault = { defaultClientId: 'acme' }
  expect(outcomeOf(await ask('system', '/products?q=a%20b', withDefault))).toBe('302 /acme/products?q=a%20b')
  expect(outcomeOf(await ask('system', '/sitemap.xml', withDefault))).toBe('302 /acme/sitemap.xml')
  const targets = [
    '/',
    '/home',
    '/acme',
    '/acme/home',
    '/products',
    '/acme/products?language=en&draftsId=7',
    '/404',
    '/drafts/7/designer',
    '/nonsense',
    '/chat',
    '/other-client/products',
    '/empty',
    '/pages/home',
    '/login',
  ]
  for (const kind of ['system', 'custom'] as const)
    for (const more of [{}, withDefault])
      for (const target of targets) {
        let at = target
        const way = [at]
        for (let steps = 0; ; steps++) {
          const answer = await ask(kind, at, more)
          if (answer.kind !== 'redirect') break
          expect(answer.target, way.join(' → ')).toMatch(/^\/(?!\/)/)
          at = answer.target
          way.push(at)
          expect(steps, way.join(' → ')).toBeLessThan(4)
        }
      }
})

test.each([
  ['/acme/products?page=2', '301 /products?page=2'],
  ['/acme', '301 /'],
  ['/acme/product/a', '301 /product/a'],
  ['/other-client/product/a', '404 error.unknown'],
  ['/acme/no/such/page', '404 error.unknown'],
  // Whether a page of a plugin's kind stands there, only the pages know: where there is none, they answer 404.
  ['/other-client/products', 'pass'],
  ['/other-client', 'pass'],
  ['/acme/nonsense', 'pass'],
  ['/products', 'pass'],
  ['/', 'pass'],
])("T4 on a site's own domain only the owner's clientId is redirected, %s: %s", async (target, expected) => {
  expect(outcomeOf(await ask('custom', target))).toBe(expected)
})

test.each([
  '/drafts/7/designer',
  '/acme/drafts/7/designer',
  '/drafts/7/designerIframe',
  '/drafts/7/utils',
  '/login',
  '/account',
  '/invitation/a',
])('T6 %s does not exist on the domain of a site', async (target) => {
  expect(outcomeOf(await ask('custom', target))).toBe('404 error.unknown')
})

describe('T7 a draft in the address', () => {
  test('is taken out for those who may not see it, whatever it is', async () => {
    for (const draftsId of ['7', '8', '007', 'nonsense', '']) {
      const answer = await ask('custom', `/products?q=a&draftsId=${draftsId}&page=2`)
      expect(answer).toEqual({ kind: 'redirect', status: 302, target: '/products?q=a&page=2', noindex: true })
    }
    expect(outcomeOf(await ask('custom', '/?draftsId=7&draftsId=8'))).toBe('302 /')
    expect(outcomeOf(await ask('custom', '/?drafts%49d=7&x=1'))).toBe('302 /?x=1')
  })
  test('is shown to those who may, and only that one', async () => {
    const maySeeDraft: GuardTools['maySeeDraft'] = (_, id) => id === '7'
    expect(await ask('custom', '/?draftsId=7', { maySeeDraft })).toMatchObject({
      kind: 'pass',
      learned: { draftsId: '7' },
    })
    expect(outcomeOf(await ask('custom', '/?draftsId=8', { maySeeDraft }))).toBe('302 /')
  })
  test('is read in its own languages', async () => {
    const languagesOf = async () => ({ defaultLanguage: 'de', languages: ['de', 'en', 'fr'] })
    const read = (target: string) => ask('custom', target, { maySeeDraft: () => true, languagesOf })
    for (const target of ['/?draftsId=7', '/?draftsId=7&language=en', '/?draftsId=7&language=fr'])
      expect(await read(target)).toMatchObject({ kind: 'pass', learned: { site: { defaultLanguage: 'de' } } })
    expect(outcomeOf(await read('/?draftsId=7&language=de'))).toBe('302 /?draftsId=7')
    expect(outcomeOf(await ask('custom', '/?language=de', { languagesOf }))).toBe('pass')
  })
  test('needs no release', async () => {
    expect(outcomeOf(await ask('system', '/empty?draftsId=7', { maySeeDraft: () => true }))).toBe('pass')
    expect(outcomeOf(await ask('system', '/empty'))).toBe('404 notPublished.message')
  })
})

test.each([
  ['/products?language=de', 'pass'],
  ['/products?language=en', '301 /products'],
  ['/products?page=2&language=en&q=a+b', '301 /products?page=2&q=a+b'],
  ['/products?language=en-GB', '301 /products'],
  ['/products?language=xx', 'pass'],
  ['/?language=en&draftsId=7', '302 /'],
])('R223 the language of %s: %s', async (target, expected) => {
  expect(outcomeOf(await ask('custom', target))).toBe(expected)
})

test('T8 what one visit learns, another does not know', async () => {
  const [first, second] = await Promise.all([ask('system', '/acme'), ask('system', '/other-client')])
  expect(first).toMatchObject({ learned: { site: { clientId: 'acme' } } })
  expect(second).toMatchObject({ learned: { site: { clientId: 'other-client' } } })
})

test('R69 rules of the build redirect known and unknown addresses, and keep the clientId', async () => {
  const redirects = createBuildRedirects([
    { path: '/old', to: '/products', status: 301 },
    { path: '/info', to: 'https://news.example/' },
  ])
  expect(
    outcomeOf(
      await ask('custom', '/old.html', { redirects: createBuildRedirects([{ path: '/old.html', to: '/products' }]) }),
    ),
  ).toBe('302 /products')
  expect(outcomeOf(await ask('system', '/acme/old', { redirects }))).toBe('301 /acme/products')
  expect(outcomeOf(await ask('custom', '/info', { redirects }))).toBe('302 https://news.example/')
  expect(outcomeOf(await ask('system', '/acme/info', { redirects }))).toBe('302 https://news.example/')
})

test('R71, R324 rules of the build keep the query, unless they drop it', async () => {
  const redirects = createBuildRedirects([
    { path: '/old', to: '/products?sort=name', status: 301 },
    { path: '/info', to: 'https://news.example/' },
    { path: '/sale', to: '/products', keepQuery: false },
  ])
  const asked = (kind: HostKind, target: string) => ask(kind, target, { redirects }).then(outcomeOf)
  expect(await asked('system', '/acme/old?language=de&draftsId=7&sort=newest')).toBe(
    '301 /acme/products?sort=name&language=de&draftsId=7',
  )
  expect(await asked('custom', '/old?q=a+b&utm_source=mail')).toBe('301 /products?sort=name&q=a+b&utm_source=mail')
  expect(await asked('custom', '/info?utm_source=mail')).toBe('302 https://news.example/?utm_source=mail')
  expect(await asked('custom', '/sale?q=a')).toBe('302 /products')
})

test('R319 what an owner moved to where it was is shown', async () => {
  const moved: GuardTools['moved'] = async (_site, path) =>
    path === '/products' ? { from: path, to: '/collections', status: 301 } : undefined
  for (const target of ['/products', '/collections'])
    expect(outcomeOf(await ask('custom', target, { moved }))).toBe('pass')
})

test('R61 an address without clientId means the only site of who is signed in, before the default one', async () => {
  const defaultClientId = 'other-client'
  const asked = (target: string, sites: readonly string[] | undefined) =>
    ask('system', target, { defaultClientId, sitesOf: async () => sites }).then(outcomeOf)
  expect(await asked('/products?q=a', ['acme'])).toBe('302 /acme/products?q=a')
  for (const sites of [undefined, [], ['acme', 'empty']])
    expect(await asked('/products', sites)).toBe('302 /other-client/products')
  expect(await asked('/', ['acme'])).toBe('pass')
})

test.each([
  ['/acme/drafts/7/designer', ['acme'], 'pass'],
  ['/acme/drafts/7/utils', ['other-client', 'acme'], 'pass'],
  ['/acme/drafts/7/designer', ['other-client'], '404 error.unknown'],
  ['/acme/drafts/7/designer', [], '404 error.unknown'],
  ['/drafts/7/designer?x=1', ['acme'], '302 /acme/drafts/7/designer?x=1'],
  ['/drafts/7/designer', ['acme', 'other-client'], '302 /account'],
  ['/drafts/7/utils?language=de', [], '302 /account?language=de'],
])('R296 %s for a member of %j: %s', async (target, sites, expected) => {
  expect(outcomeOf(await ask('system', target, { sitesOf: async () => sites }))).toBe(expected)
})

test('R70 what the owner moved is redirected with clientId and language, known or not, but not in a draft', async () => {
  const moved: GuardTools['moved'] = async (site, path) =>
    site.clientId !== 'acme'
      ? undefined
      : path === '/old' || path === '/products'
        ? { from: path, to: '/pages/new?x=1#y', status: 301 }
        : path === '/shop'
          ? { from: path, to: 'https://shop.example/', status: 302 }
          : undefined
  const asked = (kind: HostKind, target: string, more = {}) => ask(kind, target, { moved, ...more }).then(outcomeOf)
  expect(await asked('system', '/acme/old')).toBe('301 /acme/pages/new?x=1#y')
  expect(await asked('custom', '/old?language=de')).toBe('301 /pages/new?x=1&language=de#y')
  expect(await asked('custom', '/products')).toBe('301 /pages/new?x=1#y')
  expect(await asked('custom', '/shop')).toBe('302 https://shop.example/')
  expect(await asked('system', '/other-client/products')).toBe('pass')
  expect(await asked('custom', '/products?draftsId=7', { maySeeDraft: () => true })).toBe('pass')
})
