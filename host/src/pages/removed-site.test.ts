import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instance, instance } from '../testing/instance.ts'

let running: Instance
beforeAll(async () => {
  running = await instance()
})
afterAll(() => running.close())

test('pages of a removed site are there for nobody, also those that are kept, until it is restored', async () => {
  const owner = running.browser()
  await owner.post('/login', { form: 'sign-in', email: 'owner@example.com', password: 'correct horse' })
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = (path: string, body?: object) =>
    fetch(`${running.url}/api/site/${path}`, {
      method: 'POST',
      headers: { cookie, 'client-id': 'demo', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body ?? {}),
    })
  const status = async (path: string, by = running.browser()) => (await by.get(path)).status
  const { name } = (
    await (await fetch(`${running.url}/api/site/v1/site/info`, { headers: { 'client-id': 'demo' } })).json()
  ).data
  const paths = ['/demo', '/demo/products', '/demo/sitemap.xml']
  // Twice: the second time they are kept.
  for (const path of [...paths, ...paths]) expect([path, await status(path)]).toEqual([path, 200])
  expect((await ask('v1/site/remove', { name })).status).toBe(200)
  for (const path of [...paths, '/demo/drafts/1/designer'])
    expect([path, await status(path, path.includes('designer') ? owner : undefined)]).toEqual([path, 404])
  expect((await owner.get('/account')).html).not.toContain(name)
  expect(
    (
      await fetch(`${running.url}/api/site/v1/sites/demo/restore`, {
        method: 'POST',
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      })
    ).status,
  ).toBe(200)
  for (const path of paths) expect([path, await status(path)]).toEqual([path, 200])
})
