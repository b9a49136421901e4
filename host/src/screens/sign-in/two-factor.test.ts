import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instance, instance } from '../../testing/instance.ts'
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts'

let mailbox: Mailbox
let running: Instance
beforeAll(async () => {
  mailbox = await startMailbox()
  running = await instance({ SMTP_URL: mailbox.url })
})
afterAll(async () => {
  await running.close()
  await mailbox.close()
})

const [email, password] = ['owner@example.com', 'correct horse']
const form = { form: 'sign-in', email, password }

/** An authenticator app. */
function codeOf(secret: string): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  return String((hash.readUInt32BE(hash.readUInt8(19) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const cookieOf = ({ headers }: { readonly headers: Headers }) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

async function call(cookie: string, path: string, body: object) {
  const answer = await fetch(`${running.url}/api/site/v1/account/${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, data: (await answer.json()).data }
}

test('the sign-in page asks for a code once the password is right, and takes each code once', async () => {
  const cookie = cookieOf(await running.browser().post('/login', form))
  const { secret } = (await call(cookie, 'two-factor/start', { password })).data
  const { recoveryCodes } = (await call(cookie, 'two-factor/confirm', { code: codeOf(secret) })).data

  const browser = running.browser()
  expect((await browser.get('/login')).html).not.toContain('name="code"')
  const wrong = await browser.post('/login', { ...form, password: 'wrong' })
  expect([wrong.status, wrong.html.includes('name="code"')]).toEqual([422, false])

  const asked = await browser.post('/login', form)
  expect([asked.status, asked.headers.getSetCookie()]).toEqual([422, []])
  expect(asked.html).toContain('Enter the code and your password')
  expect(asked.html).toMatch(
    /<input[^>]*name="code"[^>]*autoComplete="one-time-code"|<input[^>]*autoComplete="one-time-code"[^>]*name="code"/i,
  )
  expect(asked.html).toContain(`value="${email}"`)
  expect(asked.html).not.toMatch(/login\.[a-z]+/i)

  const refused = await browser.post('/login', { ...form, code: '000000' })
  expect([refused.status, refused.html.includes('This code is wrong or was already used')]).toEqual([422, true])
  expect(refused.html).not.toContain('000000')
  const both = await browser.post('/login', { ...form, password: 'wrong', code: '000000' })
  expect([both.status, both.html.includes('name="code"')]).toEqual([422, true])

  const used = { ...form, code: recoveryCodes[0] }
  expect(await browser.post('/login', used)).toMatchObject({ status: 303, location: '/demo/office' })
  expect((await running.browser().post('/login', used)).status).toBe(422)
})

test('a new address is confirmed by a click on the page that its mail leads to', async () => {
  const other = await running.browser().post('/login', { ...form, email: 'acme@example.com' })
  const asked = await call(cookieOf(other), 'email', { email: 'new@acme.example', password })
  expect(asked.status).toBe(202)
  const path = await mailbox.linkFor('new@acme.example')
  expect(path).toMatch(/^\/login\/email\/[\w-]{43}$/)
  const browser = running.browser()
  const page = await browser.get(path)
  expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  expect(page.html).toContain('From now on you sign in with new@acme.example.')
  expect(page.html).not.toMatch(/(?:login|confirmEmail|newPassword)\.[a-z]+/i)
  // Only the click changes something.
  expect((await running.browser().post('/login', { ...form, email: 'acme@example.com' })).status).toBe(303)
  const foreign = await browser.post(path, { form: 'confirm-email' }, { 'sec-fetch-site': 'cross-site' })
  expect(foreign.status).toBe(403)
  const done = await browser.post(path, { form: 'confirm-email' })
  expect([done.status, done.html.includes('Email address changed')]).toEqual([200, true])
  expect((await running.browser().post('/login', { ...form, email: 'new@acme.example' })).status).toBe(303)
  for (const over of [path, `/login/email/${'x'.repeat(43)}`, '/login/email/a.b'])
    expect([over, (await browser.get(over)).status]).toEqual([over, 410])
})
