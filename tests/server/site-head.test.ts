import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { changeSiteSettings, newId, publishSite, readSiteSettings, saveDraft, websiteDraft } from '@vitrine/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instance, instance } from '../../host/src/testing/instance.ts'
import { ownerSend } from '../../host/src/testing/owner-send.ts'

// What the head of all pages of a site says, as its owner decides.

let running: Instance
let send: Awaited<ReturnType<typeof ownerSend>>
/** What its domain answers: on the domain of the system a site that has one of its own is a copy. */
const page = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(new URL(path, running.url), { headers: { host: 'demo.test' } }, (answer) => resolve(text(answer))).on(
      'error',
      reject,
    )
  })
const iconOf = (html: string) => /<link rel="icon" href="([^"]*)">/.exec(html)?.[1]

beforeAll(async () => {
  running = await instance({ RATE_LIMIT: 'off' })
  send = await ownerSend(running)
})
afterAll(() => running.close())

test('the icon that the header names is that of every page, once it is published', async () => {
  expect(iconOf(await page('/'))).toBeUndefined()
  const { revision, globalConfiguration } = await send(websiteDraft, { id: '1' })
  const component = globalConfiguration.header?.pageSchema.root[0] ?? ''
  const icon = '/media/1/media/icon.png'
  const operation = { id: newId(), type: 'set-setting', of: { part: 'header', component }, path: 'icon', value: icon }
  await send(saveDraft, { draftsId: '1', baseRevision: revision, operations: [operation] } as never)
  expect(iconOf(await page('/'))).toBeUndefined()
  await send(publishSite, { draftsId: '1', acceptWarnings: true, wait: true })
  for (const path of ['/', '/products', '/product/bonded-anchor-rod?language=ar', '/chat'])
    expect(iconOf(await page(path)), path).toContain('icon.png')
})

test('search engines are asked to leave a site out, and to come back', async () => {
  const isHidden = async (path: string) => (await page(path)).includes('<meta name="robots" content="noindex">')
  const change = async (indexed: boolean | undefined) => {
    const { tenantId: _tenant, clientId: _client, indexed: _before, ...settings } = await send(readSiteSettings, {})
    await send(changeSiteSettings, { ...settings, ...(indexed !== undefined && { indexed }) } as never)
  }
  expect(await isHidden('/')).toBe(false)
  expect(await page('/robots.txt')).toContain('/sitemap.xml')
  await change(false)
  for (const path of ['/', '/product/bonded-anchor-rod', '/products?language=de'])
    expect(await isHidden(path), path).toBe(true)
  expect(await page('/robots.txt')).not.toContain('/sitemap.xml')
  await change(undefined)
  expect(await isHidden('/')).toBe(false)
  expect(await page('/robots.txt')).toContain('/sitemap.xml')
})
