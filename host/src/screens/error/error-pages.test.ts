import { request } from 'node:http'
import { openStorage } from '@vitrine/api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Instance, instance } from '../../testing/instance.ts'
import { serve } from '../../testing/serve.ts'

/** Addresses that show an error, on every kind of host: `acme` is not published, and both sites have a domain. */
const errors: readonly (readonly [address: string, status: number, method?: string])[] = [
  ['http://localhost/nope', 404],
  ['http://localhost/nope/products?language=de', 404],
  ['http://localhost/nope/product/a.b', 404],
  ['http://localhost/404', 404],
  ['http://localhost/nonsense.html', 404],
  ['http://localhost/demo/nonsense/at/all', 404],
  ['http://localhost/demo/nonsense', 404],
  ['http://localhost/demo/no/such', 404],
  ['http://localhost/demo/product/a.b?language=ar', 404],
  ['http://localhost/demo/product/none?language=zh', 404],
  ['http://localhost/demo/products?page=99', 404],
  ['http://localhost/demo/a%2Fb', 404],
  ['http://localhost/demo/drafts/7a/designer', 404],
  ['http://localhost/acme', 404],
  ['http://localhost/acme/products', 404],
  ['http://localhost/acme/product/a.b', 404],
  ['http://localhost/%E0%A4%A', 400],
  ['http://localhost/demo/%E0%A4%A?language=de', 400],
  ['http://localhost/acme/%E0%A4%A', 400],
  ['http://localhost/demo', 405, 'PUT'],
  ['http://localhost/preview/over', 410],
  ['http://localhost/invitation/over', 410],
  ['http://localhost/invitation/a.b', 410],
  ['http://localhost/demo/unsubscribe?token=x', 404],
  ['http://localhost/subscribe/confirm?token=x', 404],
  ['http://demo.test/nonsense/at/all', 404],
  ['http://demo.test/nonsense', 404],
  ['http://demo.test/other-client/products', 404],
  ['http://demo.test/demo/nonsense', 404],
  ['http://demo.test/acme/products', 404],
  ['http://demo.test/product/a.b?language=de', 404],
  ['http://demo.test/404', 404],
  ['http://demo.test/login', 404],
  ['http://demo.test/%E0%A4%A', 400],
  ['http://demo.test/', 405, 'DELETE'],
  ['http://demo.test/preview/over', 410],
  ['http://acme.test/', 404],
  ['http://acme.test/products', 404],
  ['http://acme.test/%E0%A4%A', 400],
  ['http://nobody.test/', 421],
  ['http://nobody.test/acme/products', 421],
  ['http://10.0.0.1/', 421],
]

/** A session counts on the system domain alone, and a default site changes nothing on a page of another site. */
const isShownTo = (address: string, who: string, env: object): boolean =>
  (who === 'nobody' || address.startsWith('http://localhost')) &&
  (Object.keys(env).length === 0 || !/\/demo[/?.]/.test(address))

describe.each([
  ['no default site', {}],
  ['a default site', { DEFAULT_CLIENT_ID: 'demo' }],
  ['a default site that nobody sees yet', { DEFAULT_CLIENT_ID: 'acme' }],
])('R90 with %s', (_name, env) => {
  let running: Instance
  let session = ''
  const status = new Map<string, Promise<number>>()
  beforeAll(async () => {
    running = await instance({ RATE_LIMIT: 'off', ...env })
    const storage = await openStorage({ dataDir: running.dataDir })
    const tenants = await storage.db.selectFrom('tenants').select(['id', 'client_id']).execute()
    await storage.db.deleteFrom('domains').execute()
    for (const { id, client_id } of tenants)
      await storage.db
        .insertInto('domains')
        .values({ host: `${client_id}.test`, tenant_id: id, verified: 1, is_primary: 1 })
        .execute()
    await storage.db.updateTable('tenants').set({ current_release: null }).where('client_id', '=', 'acme').execute()
    await storage.close()
    const browser = running.browser()
    await browser.post('/login', { form: 'sign-in', email: 'owner@example.com', password: 'correct horse' })
    session = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  })
  afterAll(() => running.close())

  /** Fetch names no host but the one that it connects to. */
  const ask = (address: string, cookie: string, method = 'GET') => {
    const { hostname, pathname, search } = new URL(address)
    const { port } = new URL(running.url)
    const headers = { host: hostname === 'localhost' ? `localhost:${port}` : hostname, cookie }
    return new Promise<{ readonly status: number; readonly location: string | undefined; readonly html: string }>(
      (resolve, reject) => {
        const asked = request(`${running.url}${pathname}${search}`, { method, headers }, async (answer) => {
          const chunks: Buffer[] = []
          for await (const chunk of answer) chunks.push(chunk)
          const html = Buffer.concat(chunks).toString()
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, html })
        })
        asked.on('error', reject).end()
      },
    )
  }
  /** The status at the end of all redirects. */
  async function end(address: string, cookie: string, steps = 0): Promise<number> {
    const answer = await ask(address, cookie)
    if (answer.location === undefined || steps > 5) return answer.status
    return end(new URL(answer.location, address).href, cookie, steps + 1)
  }
  const endOf = (address: string, cookie: string) => {
    const key = `${cookie} ${address}`
    const known = status.get(key) ?? end(address, cookie)
    status.set(key, known)
    return known
  }

  test.each([
    ['nobody', () => ''],
    ['somebody who is signed in', () => session],
  ])(
    'every link on every error page that %s sees leads to a page that is there',
    { timeout: 180_000 },
    async (who, cookie) => {
      for (const [address, wanted, method] of errors.filter(([one]) => isShownTo(one, who, env))) {
        const answer = await ask(address, cookie(), method)
        expect(answer.status, address).toBe(wanted)
        const links = [...answer.html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
          .map(([, href = '']) => href.replaceAll('&amp;', '&'))
          .filter((href) => !/^(?:#|mailto:|tel:|https:\/\/(?!demo\.test))/.test(href))
        expect(links.length, address).toBeGreaterThan(0)
        for (const href of new Set(links)) {
          const target = new URL(href, address).href
          // The page itself in another language: a link of a mail that nobody has sent is none in any of them.
          if (new URL(target).pathname === new URL(address).pathname && target.includes('token=')) continue
          expect(await endOf(target, cookie()), `${address}: ${href}`).toBe(200)
        }
      }
    },
  )

  test('what is not there on a site has its header and its search', async () => {
    for (const address of [
      'http://localhost/demo/product/a.b',
      'http://demo.test/product/a.b',
      'http://localhost/demo/a%2Fb',
    ]) {
      const { html } = await ask(address, '')
      expect(html, address).toContain('<header')
      const action = /<search><form [^>]*action="([^"]+)"/.exec(html)?.[1]
      expect(action, address).toBe(address.includes('localhost') ? '/demo/products' : '/products')
      const found = async (q: string) =>
        [
          ...(await ask(new URL(`${action}?q=${q}`, address).href, '')).html.matchAll(
            /href="[^"]*\/product\/([\w-]+)"/g,
          ),
        ].map(([, slug]) => slug)
      expect(await found('washer')).toContain('flat-washer-iso-7089')
      expect(await found('zzzzz')).not.toContain('flat-washer-iso-7089')
    }
  })
})

test('where the list of products has no search, an error page has none', async () => {
  const { get } = await serve()
  // Acme laid out no list, so the plain one is shown, which finds; the list of the other site does not.
  expect((await get('acme.example/nowhere/at/all')).body).toContain('<search><form')
  expect((await get('localhost/other/nowhere/at/all')).body).not.toContain('<search><form')
})

test('a page that failed with us leads home, without asking anything', async () => {
  const { api, get } = await serve({ DEFAULT_CLIENT_ID: 'other' })
  for (const [address, home] of [
    ['localhost/acme/product/lamp?language=de', '/acme?language=de'],
    ['acme.example/product/lamp?language=de', '/?language=de'],
    ['localhost/empty/product/lamp', '/'],
  ] as const) {
    await get(address)
    api.isDown = true
    const { statusCode, body } = await get(address.replace('lamp', 'bulb'))
    api.isDown = false
    if (address.includes('empty')) expect(statusCode).toBe(404)
    else expect(statusCode, address).toBe(503)
    expect(/class="button" href="([^"]*)"/.exec(body)?.[1], address).toBe(home)
  }
})
