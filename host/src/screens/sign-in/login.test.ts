import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instance, instance } from '../../testing/instance.ts'

let running: Instance
beforeAll(async () => {
  running = await instance()
})
afterAll(() => running.close())

const right = { form: 'sign-in', email: 'owner@example.com', password: 'correct horse' }

test('signs in and leads to the office of the only site', async () => {
  const browser = running.browser()
  const page = await browser.get('/login')
  expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  const answer = await browser.post('/login', right)
  expect([answer.status, answer.location]).toEqual([303, '/demo/office'])
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^vitrine_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^vitrine_device=[\w.~-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
  expect((await browser.get('/login')).location).toBe('/demo/office')
})

test('leads on to where somebody wanted to go, in their language, and never to another host', async () => {
  for (const [to, location] of [
    ['/account', '/account'],
    ['/demo/products?page=2', '/demo/products?page=2'],
    ['//evil.example/', '/demo/office'],
    ['/\\evil.example/', '/demo/office'],
    ['/\t/evil.example/', '/demo/office'],
    ['https://evil.example/', '/demo/office'],
    ['javascript:alert(1)', '/demo/office'],
    ['/login?to=/login', '/demo/office'],
    ['/.//evil.example', '/demo/office'],
  ] as const) {
    const answer = await running.browser().post(`/login?to=${encodeURIComponent(to)}`, right)
    expect([to, answer.status, answer.location]).toEqual([to, 303, location])
  }
})

test('says in words that the password is wrong, and keeps the address', async () => {
  const answer = await running.browser().post('/login', { ...right, password: 'wrong' })
  expect(answer.status).toBe(422)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(answer.html).toContain('The email address or password is wrong.')
  expect(answer.html).toContain('value="owner@example.com"')
  expect(answer.html).not.toContain('wrong"')
  expect(answer.html).toMatch(/<input[^>]*autofocus[^>]*name="password"|<input[^>]*name="password"[^>]*autofocus/i)
})

test('takes no form from elsewhere, and none after ten tries, with when to come back', async () => {
  const fresh = await instance()
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'http://evil.example' }, { origin: 'null' }]) {
    const answer = await fresh.browser().post('/login', right, headers as Record<string, string>)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
  }
  const wrong = { ...right, email: 'nobody@example.com' }
  for (let tries = 0; tries < 10; tries++) expect((await fresh.browser().post('/login', wrong)).status).toBe(422)
  const answer = await fresh.browser().post('/login', wrong)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(600)
  expect(answer.html).toMatch(/Too many attempts\. Try again in 1\d min\./)
  expect(answer.html).toContain('value="nobody@example.com"')
  await fresh.close()
})
