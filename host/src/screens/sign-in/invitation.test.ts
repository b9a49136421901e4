import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, type Instance, instance } from '../../testing/instance.ts'
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts'

let mailbox: Mailbox
let running: Instance
let owner: Browser
beforeAll(async () => {
  mailbox = await startMailbox()
  running = await instance({ RATE_LIMIT: 'off', SMTP_URL: mailbox.url })
  owner = running.browser()
  await owner.post('/login', { form: 'sign-in', email: 'owner@example.com', password: 'correct horse' })
})
afterAll(async () => {
  await running.close()
  await mailbox.close()
})

/** What the owner makes through the API, as the designer does. */
async function made(path: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`${running.url}/api/site/v1/site/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'client-id': 'demo',
      cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { data: Record<string, string> }).data
}
const pathOf = (link: string | undefined): string => new URL(link ?? '').pathname

/** Invites somebody, who finds the link in their mailbox. */
async function invited(email: string, role: string): Promise<string> {
  const told = await made('invitations', { email, role })
  expect(JSON.stringify(told)).not.toContain('/invitation/')
  return mailbox.linkFor(email)
}

test('somebody new gives a name and a password, and works on the site from then on', async () => {
  const path = await invited('new@example.com', 'editor')
  const browser = running.browser()
  const page = await browser.get(path)
  expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  expect(page.html).toContain('Join Nordhaven Fasteners')
  expect(page.html).toContain('You are invited to work on Nordhaven Fasteners as editor.')
  const short = await browser.post(path, { form: 'invitation', name: 'Neo', password: 'short' })
  expect([short.status, short.html.includes('value="Neo"'), short.html.includes('value="short"')]).toEqual([
    422,
    true,
    false,
  ])
  const joined = await browser.post(path, { form: 'invitation', name: 'Neo', password: 'a new password' })
  expect([joined.status, joined.location]).toEqual([303, '/demo/office'])
  expect((await browser.get('/account')).html).toContain('Your role: editor')
  const again = await running.browser().get(path)
  expect([again.status, again.html.includes('This invitation was already used')]).toEqual([410, true])
})

test('who has an account needs its password only, and who is signed in nothing', async () => {
  const first = await invited('acme@example.com', 'viewer')
  const browser = running.browser()
  const page = await browser.get(first)
  expect(page.html).toContain('You already have an account with this address.')
  expect(page.html).not.toContain('name="name"')
  expect((await browser.post(first, { form: 'invitation', password: 'wrong one' })).status).toBe(422)
  await browser.post('/login', { form: 'sign-in', email: 'acme@example.com', password: 'correct horse' })
  const known = await browser.get(first)
  expect(known.html).not.toContain('type="password"')
  const joined = await browser.post(first, { form: 'invitation' })
  expect(joined.status).toBe(303)
  expect((await browser.get('/account')).html).toContain('Nordhaven Fasteners')
})

test('a link that never was is over too', async () => {
  expect((await running.browser().get('/invitation/none')).status).toBe(410)
})

test('R307 a preview link shows one draft to whoever has it, until it is ended', async () => {
  const link = await made('preview-links', { draftsId: '1' })
  const browser = running.browser()
  expect((await browser.get('/demo?draftsId=1')).location).toBe('/demo')
  const opened = await browser.get(pathOf(link.address))
  expect([opened.status, opened.location, opened.headers.get('cache-control')]).toEqual([
    303,
    '/demo?draftsId=1',
    'no-store',
  ])
  expect(opened.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^vitrine_preview=[\w-]+; Max-Age=60\d{4}; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
  const draft = await browser.get('/demo?draftsId=1')
  expect([draft.status, draft.headers.get('x-robots-tag'), draft.headers.get('cache-control')]).toEqual([
    200,
    'noindex',
    'no-store',
  ])
  expect(draft.html).toContain('Draft preview')
  expect(draft.html).not.toContain([...browser.cookies.values()][0])
  expect((await browser.get('/acme?draftsId=2')).location).toBe('/acme')
  expect((await browser.get('/account')).status).toBe(303)
  const ended = await fetch(`${running.url}/api/site/v1/site/preview-links/${link.id}`, {
    method: 'DELETE',
    headers: { 'client-id': 'demo', cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  expect(ended.status).toBe(204)
  expect((await browser.get('/demo?draftsId=1')).location).toBe('/demo')
  const over = await browser.get(pathOf(link.address))
  expect([over.status, over.html.includes('This preview link was revoked')]).toEqual([410, true])
})

test('R70 what the owner moved is answered before anything is drawn, in the language that is read', async () => {
  await made('redirects', { from: '/old-list', to: '/products', status: 301 })
  await made('redirects', { from: '/elsewhere', to: 'https://shop.example/x', status: 302 })
  const browser = running.browser()
  for (const [path, status, location] of [
    ['/demo/old-list', 301, '/demo/products'],
    ['/demo/old-list?language=de', 301, '/demo/products?language=de'],
    ['/demo/elsewhere', 302, 'https://shop.example/x'],
    ['/acme/old-list', 404, undefined],
  ] as const) {
    const answer = await browser.get(path)
    expect([path, answer.status, answer.location]).toEqual([path, status, location])
  }
})
