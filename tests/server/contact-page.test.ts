import { listPageUrlByType, publishSite, savePage } from '@vitrine/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instance, instance } from '../../host/src/testing/instance.ts'
import { ownerSend } from '../../host/src/testing/owner-send.ts'

let running: Instance
let send: Awaited<ReturnType<typeof ownerSend>>
const hrefsIn = async (path: string) => {
  const { html } = await running.browser().get(path)
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href]) => href)
}

beforeAll(async () => {
  running = await instance({ RATE_LIMIT: 'off' })
  send = await ownerSend(running)
}, 180_000)
afterAll(() => running.close())

test('the contact page is found by its type, wherever it stands (R323)', { timeout: 180_000 }, async () => {
  // This one never stood at /pages/contact-us.
  expect(await hrefsIn('/acme/chat')).toContain('/acme/pages/contact')

  expect(await hrefsIn('/demo/chat')).toContain('/demo/pages/contact-us')
  expect(await hrefsIn('/demo')).toContain('/demo/pages/contact-us')
  await send(savePage, { draftsId: '1', id: 'contact-us', slug: 'talk-to-us' } as never)
  await send(publishSite, { draftsId: '1', acceptWarnings: true, wait: true })
  expect(await hrefsIn('/demo/chat')).toContain('/demo/pages/talk-to-us')
  const home = await hrefsIn('/demo')
  expect(home).toContain('/demo/pages/talk-to-us')
  expect(home).not.toContain('/demo/pages/contact-us')
  expect((await running.browser().get('/demo/pages/talk-to-us')).status).toBe(200)
  const pages = await send(listPageUrlByType, { type: 'contact-us' } as never)
  expect(pages).toMatchObject([{ id: 'contact-us', url: '/pages/talk-to-us', type: 'contact-us' }])
})
