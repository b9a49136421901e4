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

const owner = 'owner@example.com'
const signIn = (password: string) =>
  running.browser().post('/login', { form: 'sign-in', email: owner, password }, { 'sec-fetch-site': 'same-origin' })

test('somebody who forgot their password asks for a link and sets a new one', async () => {
  const browser = running.browser()
  expect((await browser.get('/login')).html).toMatch(/<a href="\/login\/forgot-password">Forgot your password\?<\/a>/)
  const asking = await browser.get('/login/forgot-password')
  expect([asking.status, asking.headers.get('cache-control'), asking.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  const asked = await browser.post('/login/forgot-password', { form: 'forgot-password', email: owner })
  const unknown = await browser.post('/login/forgot-password', { form: 'forgot-password', email: 'no@example.com' })
  expect([asked.status, asked.html.includes('Check your email')]).toEqual([200, true])
  const words = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '')
  expect(words(asked.html)).toBe(words(unknown.html))

  const path = await mailbox.linkFor(owner)
  expect(path).toMatch(/^\/login\/new-password\/[\w-]{43}$/)
  const page = await browser.get(path)
  expect([
    page.status,
    page.html.includes(`value="${owner}"`),
    page.html.includes('autoComplete="new-password"'),
  ]).toEqual([200, true, true])
  // A text without a key shows its name.
  for (const { html } of [asking, asked, page])
    expect(html).not.toMatch(/(?:login|forgotPassword|newPassword)\.[a-z]+/i)
  for (const [newPassword, message] of [
    ['', 'Enter your password'],
    ['short', 'The text is too short. Minimum: 8 characters.'],
  ] as const) {
    const refused = await browser.post(path, { form: 'new-password', newPassword })
    expect([refused.status, refused.html.includes(message), refused.html.includes('value="short"')]).toEqual([
      422,
      true,
      false,
    ])
  }
  expect((await signIn('correct horse')).status).toBe(303)
  const done = await browser.post(path, { form: 'new-password', newPassword: 'a new password' })
  expect([done.status, done.html.includes('Password changed')]).toEqual([200, true])
  expect([(await signIn('correct horse')).status, (await signIn('a new password')).status]).toEqual([422, 303])
  const over = await browser.get(path)
  expect([over.status, over.html.includes('This link was already used or has expired.')]).toEqual([410, true])
  expect((await browser.post(path, { form: 'new-password', newPassword: 'yet another' })).status).toBe(410)
})

test('takes no form from elsewhere, and no link that was made up', async () => {
  for (const path of ['/login/forgot-password', `/login/new-password/${'a'.repeat(43)}`]) {
    const answer = await running.browser().post(path, { email: owner }, { 'sec-fetch-site': 'cross-site' })
    expect([path, answer.status]).toEqual([path, 403])
  }
  expect((await running.browser().get('/login/new-password/none')).status).toBe(410)
})

test('without a mail server the page says so, and takes no address', async () => {
  const without = await instance()
  const page = await without.browser().get('/login/forgot-password')
  expect(page.html).toContain('Email is not set up on this system. Ask the person who runs it for a new password.')
  expect(page.html).not.toContain('<form')
  const posted = await without.browser().post('/login/forgot-password', { form: 'forgot-password', email: owner })
  expect(posted.html).toContain('Email is not set up on this system.')
  await without.close()
})
