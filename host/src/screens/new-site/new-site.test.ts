import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Instance, instance } from '../../testing/instance.ts'
import { type Served, serve } from '../../testing/serve.ts'

let served: Served
beforeEach(async () => {
  served = await serve()
})
const signedIn = { headers: { cookie: 'vitrine_session=token' } }

test.each([0, 1, 2])(
  'who is signed in gets it with %i sites, kept by nobody and told to no search engine',
  async (many) => {
    served.api.sitesOfAccount = ['acme', 'other'].slice(0, many).map((clientId) => ({ clientId }))
    const { statusCode, headers, body } = await served.get('localhost/new-site?step=template', signedIn)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(body).toContain('<title>New site</title>')
    expect(body).toContain('<script type="module" src="/office.js"></script>')
    expect(body).toContain('<script type="application/json" id="office-boot">{"locale":"en"}</script>')
  },
)

test('it speaks what the address asks for', async () => {
  const { body } = await served.get('localhost/new-site?language=ar', signedIn)
  expect(body).toContain('<html lang="ar" dir="rtl" data-editor>')
  expect(body).toContain('{"locale":"ar"}')
})

test('who is signed out signs in first and comes back', async () => {
  const { statusCode, headers } = await served.get('localhost/new-site?step=look&language=de')
  expect([statusCode, headers.location]).toEqual([
    303,
    '/login?to=%2Fnew-site%3Fstep%3Dlook%26language%3Dde&language=de',
  ])
})

test('it is of the system alone: no site has it, and none is called so', async () => {
  served.api.sitesOfAccount = [{ clientId: 'acme' }]
  for (const address of ['acme.example/new-site', 'localhost/acme/new-site', 'localhost/new-site/office'])
    expect((await served.get(address, signedIn)).statusCode, address).toBe(404)
})

test('a form is not taken', async () => {
  const { statusCode } = await served.app.inject({
    method: 'POST',
    url: '/new-site',
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', ...signedIn.headers },
    payload: '',
  })
  expect(statusCode).toBeGreaterThanOrEqual(400)
})

let running: Instance
beforeAll(async () => {
  running = await instance({
    DEMO: '0',
    RATE_LIMIT: 'off',
    OWNER_EMAIL: 'first@example.com',
    OWNER_PASSWORD: 'correct horse',
  })
})
afterAll(() => running.close())

test('who works on no site yet is led there by the page of the account', async () => {
  const browser = running.browser()
  await browser.post('/login', { form: 'sign-in', email: 'first@example.com', password: 'correct horse' })
  const { html } = await browser.get('/account?language=de')
  expect(html).toContain('Sie sind noch kein Mitglied einer Website.')
  expect(html).toMatch(/<a[^>]* href="\/new-site\?language=de"[^>]*>Neue Website<\/a>/)
  expect((await browser.get('/new-site')).status).toBe(200)
})
