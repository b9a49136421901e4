import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, type Instance, instance } from '../../host/src/testing/instance.ts'

// What browsers are told of how an instance runs is named one by one; its secrets are not among it (R97).

const password = 'correct horse'
const secrets = {
  SECRET_KEY: 'key-0f3c8a1e5b7d924680ace13579bdf024',
  INBOUND_SECRET: 'inbound-5d41402abc4b2a76',
  METRICS_TOKEN: 'metrics-9f86d081884c7d65',
}
const smtpPassword = 'smtp-e3b0c44298fc1c14'

let running: Instance
let owner: Browser
beforeAll(async () => {
  running = await instance({
    ...secrets,
    INBOUND_DOMAIN: 'in.example.com',
    SMTP_URL: `smtp://mailer:${smtpPassword}@127.0.0.1:9`,
    PARENT_ORIGINS: 'https://erp.example',
    BUILD_POLL_SECONDS: '30',
  })
  owner = running.browser()
  await owner.post('/login', { email: 'owner@example.com', password })
  expect([...owner.cookies.keys()]).toContain('vitrine_session')
})
afterAll(() => running.close())

test.each([
  ['a page', '/demo'],
  ['a product', '/demo/product/bonded-anchor-rod'],
  ['a form', '/demo/pages/contact-us'],
  ['a page as a payload', '/demo/products/_payload.json'],
  ['a page that is not there', '/demo/nowhere'],
  ['the sign-in', '/login'],
  ['the designer', '/demo/drafts/1/designer'],
  ['the workbench', '/demo/drafts/1/utils'],
  ['the designer in a frame', '/demo/drafts/1/designerIframe'],
  ['the office', '/demo/office'],
])('R97 %s holds no secret', async (_what, path) => {
  const { html, headers, status } = await (path === '/login' ? running.browser() : owner).get(path)
  expect([200, 404]).toContain(status)
  expect(html.length).toBeGreaterThan(20)
  const all = html + JSON.stringify([...headers])
  for (const secret of [...Object.values(secrets), smtpPassword, password]) expect(all).not.toContain(secret)
  for (const name of ['smtp://', ...Object.keys(secrets), running.dataDir]) expect(all).not.toContain(name)
})

test('R97 the script of a page is told what it needs, by name, and no more', async () => {
  const { html } = await running.browser().get('/demo')
  const [script = ''] = /<script[^>]*data-build=[^>]*>/.exec(html) ?? []
  const told = [...script.matchAll(/ data-([a-z-]+)=/g)].map(([, name]) => name)
  expect(told.toSorted()).toEqual(['build', 'footer', 'header', 'home', 'poll', 'release', 'site', 'version'])
})

test('R97 the editors are told what they need, by name, and no more', async () => {
  const bootOf = async (path: string): Promise<object> => {
    const { html } = await owner.get(path)
    return JSON.parse(/<script[^>]*type="application\/json"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}')
  }
  const both = ['assets', 'buildId', 'clientId', 'dates', 'home', 'locale', 'pollInterval', 'siteName', 'tenantId']
  const ofDesigner = ['canvas', 'defaultLocale', 'domain', 'draftsId', 'office', 'parentOrigins', 'preview', 'screen']
  expect(Object.keys(await bootOf('/demo/drafts/1/designer')).toSorted()).toEqual([...both, ...ofDesigner].toSorted())
  expect(Object.keys(await bootOf('/demo/office')).toSorted()).toEqual(both)
})
