import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, type Instance, instance } from '../../testing/instance.ts'

let running: Instance
beforeAll(async () => {
  running = await instance({ RATE_LIMIT: 'off' })
})
afterAll(() => running.close())

const signIn = async (password = 'correct horse', email = 'owner@example.com'): Promise<Browser> => {
  const browser = running.browser()
  expect((await browser.post('/login', { form: 'sign-in', email, password })).status).toBe(303)
  return browser
}
let browser: Browser
beforeEach(async () => {
  browser = await signIn()
})

test('asks to sign in first, and comes back', async () => {
  const answer = await running.browser().get('/account?language=de')
  expect([answer.status, answer.location]).toEqual([303, '/login?to=%2Faccount%3Flanguage%3Dde&language=de'])
})

test('leads to the sites, their drafts and designers, and says who works there', async () => {
  const { html } = await browser.get('/account')
  expect(html).toContain('Nordhaven Fasteners')
  for (const href of ['/demo', '/demo/office', '/demo/drafts/1/designer', '/demo?draftsId=1', '/new-site'])
    expect(html).toContain(`href="${href}"`)
  expect(html).toContain('Your role: owner')
  expect(html).toContain('owner@example.com')
  expect(html).not.toContain('Acme')
})

test('who may not add sites is offered none', async () => {
  const { html } = await (await signIn('correct horse', 'acme@example.com')).get('/account')
  expect(html).not.toContain('href="/new-site"')
})

test('takes a name, and an empty one not', async () => {
  const saved = await browser.post('/account', { form: 'name', name: '<Ada>' })
  expect([saved.status, saved.location]).toEqual([
    303,
    expect.stringMatching(/^\/account\?sent=name\.\d{13}\.[\w-]{22}$/),
  ])
  const { html } = await browser.get(saved.location as string)
  expect((await browser.get('/account?sent=name')).html).not.toContain('Name saved.')
  expect(html).toContain('Name saved.')
  expect(html).toContain('value="&lt;Ada&gt;"')
  const empty = await browser.post('/account', { form: 'name', name: ' ' })
  expect(empty.status).toBe(422)
  expect(empty.html).toContain('Enter your name')
})

test('a new password ends every other session, and signs in from now on', async () => {
  const other = await signIn()
  const wrong = await browser.post('/account', { form: 'password', password: 'x', newPassword: 'another horse' })
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain('This password is wrong.')
  const short = await browser.post('/account', { form: 'password', password: 'correct horse', newPassword: 'short' })
  expect([short.status, short.html.includes('another horse')]).toEqual([422, false])
  const changed = await browser.post('/account', {
    form: 'password',
    password: 'correct horse',
    newPassword: 'another horse',
  })
  expect([changed.status, changed.location]).toEqual([
    303,
    expect.stringMatching(/^\/account\?sent=password\.\d{13}\.[\w-]{22}$/),
  ])
  expect((await browser.get('/account')).status).toBe(200)
  expect((await other.get('/account')).status).toBe(303)
  await (await signIn('another horse')).post('/account', {
    form: 'password',
    password: 'another horse',
    newPassword: 'correct horse',
  })
})

test('signs out here, and everywhere', async () => {
  const other = await signIn()
  const out = await browser.post('/account', { form: 'signOut' })
  // The browser is still known: strangers who guess passwords do not lock its owner out.
  expect([out.status, out.location, [...browser.cookies.keys()]]).toEqual([303, '/login', ['vitrine_device']])
  expect((await browser.get('/account')).status).toBe(303)
  expect((await other.get('/account')).status).toBe(200)
  const third = await signIn()
  await third.post('/account', { form: 'signOutEverywhere' })
  expect((await other.get('/account')).status).toBe(303)
  const late = await other.post('/account', { form: 'name', name: 'Ada' })
  expect([late.status, late.location]).toEqual([303, '/login?to=%2Faccount'])
})

test('R61 an address without clientId means the only site of who is signed in', async () => {
  expect((await browser.get('/products?q=a%20b')).location).toBe('/demo/products?q=a%20b')
  expect((await running.browser().get('/products')).location).toBe('/login?to=%2Fproducts')
})

test('both demo sites have an owner of their own, who sees no other site', async () => {
  const acme = await signIn('correct horse', 'acme@example.com')
  expect((await acme.get('/products')).location).toBe('/acme/products')
  expect((await acme.get('/demo?draftsId=1')).location).toBe('/demo')
  expect((await browser.get('/demo?draftsId=1')).status).toBe(200)
  expect((await browser.get('/acme?draftsId=2')).location).toBe('/acme')
})

test('a draft says that it is one, is kept by nobody, and has no address for others', async () => {
  const draft = await browser.get('/demo/products?draftsId=1')
  expect([draft.status, draft.headers.get('cache-control'), draft.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  expect(draft.html).toMatch(/<aside data-notice[^>]*>.*Draft preview.*<a href="\/demo\/products">/)
  expect(draft.html.slice(0, draft.html.indexOf('</head>'))).not.toMatch(/draftsId|googletagmanager/)
  expect((await running.browser().get('/demo/products')).html).not.toContain('data-notice')
})

test('R75 a draft that the site does not have is taken out of the address, for members too', async () => {
  for (const draftsId of ['2', '999', '999999999999999', '007', '-1', 'nonsense', '', '1%00']) {
    const answer = await browser.get(`/demo/products?page=2&draftsId=${draftsId}`)
    expect([answer.status, answer.location, answer.headers.get('x-robots-tag')], draftsId).toEqual([
      302,
      '/demo/products?page=2',
      'noindex',
    ])
  }
  expect((await browser.get('/demo?draftsId=1')).html).toContain('Draft preview')
  for (const path of ['/demo/drafts/2/designer', '/demo/drafts/2/utils', '/acme/drafts/2/designer'])
    expect((await browser.get(path)).status, path).toBe(404)
})
