import type { OfficeBoot } from '@vitrine/office'
import { beforeEach, expect, test } from 'vitest'
import { type Served, serve } from '../../testing/serve.ts'

let served: Served
beforeEach(async () => {
  served = await serve({ ASSET_HOST_US: 'us.example' })
  served.api.sitesOfAccount = [{ clientId: 'acme' }]
})
const signedIn = { headers: { cookie: 'vitrine_session=token' } }
const bootOf = (html: string): OfficeBoot =>
  JSON.parse(/<script type="application\/json" id="office-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')

test.each(['office', 'office/inbox', 'office/settings/mail', 'office/products/k3v9Qa2Z'])(
  '%s is one document, kept by nobody and told to no search engine',
  async (path) => {
    const { statusCode, headers, body } = await served.get(`localhost/acme/${path}`, signedIn)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(body).toContain('<title>Dashboard – Acme</title>')
    expect(body).toContain('<script type="module" src="/office.js"></script>')
    expect(bootOf(body)).toMatchObject({
      clientId: 'acme',
      tenantId: '1',
      locale: 'en',
      siteName: 'Acme',
      assets: { hosts: { us: 'us.example' } },
      home: 'https://acme.example/',
    })
  },
)

test('it speaks what the address asks for, whether the site speaks it or not', async () => {
  const { body } = await served.get('localhost/acme/office?language=ar', signedIn)
  expect(body).toContain('<html lang="ar" dir="rtl" data-editor>')
  expect(bootOf(body).locale).toBe('ar')
})

test('who is signed out signs in first and comes back, and who works elsewhere finds nothing', async () => {
  const { statusCode, headers } = await served.get('localhost/acme/office/inbox')
  expect([statusCode, headers.location]).toEqual([302, '/login?to=%2Facme%2Foffice%2Finbox'])
  expect((await served.get('localhost/other/office', signedIn)).statusCode).toBe(404)
  expect((await served.get('acme.example/office', signedIn)).statusCode).toBe(404)
})

test('an address that no screen can have is none', async () => {
  for (const path of ['office/In.box', 'office/inbox/a/b'])
    expect((await served.get(`localhost/acme/${path}`, signedIn)).statusCode, path).toBe(404)
})
