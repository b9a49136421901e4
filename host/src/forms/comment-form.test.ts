import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, type Instance, instance } from '../testing/instance.ts'

let running: Instance
let owner: Browser

beforeAll(async () => {
  running = await instance({ RATE_LIMIT: 'off' })
  owner = running.browser()
  await owner.post('/login', { form: 'sign-in', email: 'owner@example.com', password: 'correct horse' })
})
afterAll(() => running.close())

const asOwner = () => ({
  'client-id': 'demo',
  'content-type': 'application/json',
  cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})

/** Somebody who opened a link to the draft. */
async function guest(allowsComments: boolean): Promise<Browser> {
  const answer = await fetch(`${running.url}/api/site/v1/site/preview-links`, {
    method: 'POST',
    headers: asOwner(),
    body: JSON.stringify({ draftsId: '1', allowsComments }),
  })
  const { address } = (await answer.json()).data
  const browser = running.browser()
  await browser.get(new URL(address).pathname)
  return browser
}

test('a preview whose link allows comments takes them without script, in its language', async () => {
  const browser = await guest(true)
  const { html } = await browser.get('/demo?draftsId=1&language=ar')
  expect(html).toContain('data-island="/comments/comments.js"')
  const [plain = ''] = /<noscript>[\s\S]*?<\/noscript>/.exec(html) ?? []
  const [, page = ''] = /name="page" value="([^"]+)"/.exec(plain) ?? []
  const sections = [...plain.matchAll(/<option value="(\w{8})"/g)].map(([, id = '']) => id)
  expect(sections.length).toBeGreaterThan(3)
  // Each of them is marked on the page.
  for (const id of sections) expect(html).toContain(`data-component-id="${id}"`)

  const section = sections[2] as string
  const comment = { form: 'comment', page, section, name: 'ليلى', text: 'أكبر من فضلك <b>' }
  const sent = await browser.post('/demo?draftsId=1&language=ar', comment)
  expect([sent.status, sent.location]).toEqual([303, '/demo?draftsId=1&language=ar'])
  // The same words again are the same comment.
  await browser.post('/demo?draftsId=1&language=ar', comment)
  const after = (await browser.get('/demo?draftsId=1&language=ar')).html
  const [shown = ''] = /<noscript>[\s\S]*?<\/noscript>/.exec(after) ?? []
  expect(shown.split('أكبر من فضلك &lt;b&gt;')).toHaveLength(2)
  expect((await browser.get('/demo?draftsId=1')).html).not.toContain('أكبر من فضلك')

  const listed = await fetch(`${running.url}/api/site/v1/site/comments?draftsId=1`, { headers: asOwner() })
  expect((await listed.json()).data.items).toMatchObject([
    { page, component: section, language: 'ar', path: '/', name: 'ليلى', text: 'أكبر من فضلك <b>' },
  ])
})

test('what was typed stays when it could not be taken', async () => {
  const browser = await guest(true)
  const { html } = await browser.get('/demo?draftsId=1')
  const [, page = ''] = /name="page" value="([^"]+)"/.exec(html) ?? []
  const refused = await browser.post('/demo?draftsId=1', {
    form: 'comment',
    page,
    section: 'gone0001',
    name: 'Jo',
    text: 'Hello there',
  })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('Hello there')
  expect(refused.html).toContain('This section is not on the page.')
})

test('other pages hold nothing of it: published ones, and previews whose link allows none', async () => {
  const browser = await guest(true)
  const silent = await guest(false)
  const published = (await browser.get('/demo')).html
  expect(published).toBe((await running.browser().get('/demo')).html)
  for (const html of [published, (await silent.get('/demo?draftsId=1')).html]) {
    expect(html).not.toContain('data-component-id')
    expect(html).not.toContain('comments')
  }
  const refused = await silent.post('/demo?draftsId=1', {
    form: 'comment',
    page: 'home',
    section: '',
    name: 'Jo',
    text: 'Hi',
  })
  expect(refused.status).toBe(404)
  expect((await browser.post('/demo', { form: 'comment', page: 'home', name: 'Jo', text: 'Hi' })).status).toBe(404)
})
