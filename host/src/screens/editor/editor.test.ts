import type { DesignerBoot } from '@vitrine/designer/internal'
import { beforeEach, expect, test } from 'vitest'
import { type Served, serve } from '../../testing/serve.ts'

let served: Served
beforeEach(async () => {
  served = await serve({ PARENT_ORIGINS: 'https://erp.example', ASSET_HOST_US: 'us.example' })
  served.api.sitesOfAccount = [{ clientId: 'acme' }]
})
const signedIn = { headers: { cookie: 'vitrine_session=token' } }
const bootOf = (html: string): DesignerBoot =>
  JSON.parse(/<script type="application\/json" id="designer-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')

test('the designer is a document of its own, kept by nobody and told to no search engine', async () => {
  const { statusCode, headers, body } = await served.get('localhost/acme/drafts/7/designer', signedIn)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toContain("script-src 'self' 'unsafe-eval';")
  expect(body).toContain('<html lang="en" dir="ltr" data-editor>')
  expect(body).toContain('<title>Designer – Acme</title>')
  expect(body).toMatch(/<div id="designer"><p[^>]* role="status"[^>]*>Loading…<\/p>/)
  expect(body).toContain('<script type="module" src="/designer.js"></script>')
  // Of stylesheets, only its own: those of visitors' pages are for the canvas.
  expect(body.match(/<link rel="stylesheet"[^>]*>/g)).toEqual(['<link rel="stylesheet" href="/designer.css">'])
  expect(body).not.toMatch(/loader\.js|skip-link|data-section|canonical/)
})

test('it says what is known before anything is asked', async () => {
  const { body } = await served.get('localhost/acme/drafts/7/designer', signedIn)
  expect(bootOf(body)).toEqual({
    screen: 'designer',
    clientId: 'acme',
    tenantId: '1',
    draftsId: '7',
    locale: 'en',
    defaultLocale: 'en',
    buildId: 'b1',
    siteName: 'Acme',
    dates: { timeZone: 'UTC', calendar: 'gregory' },
    assets: { region: 'cn', hosts: { us: 'us.example' } },
    parentOrigins: [],
    canvas: { stylesheets: ['/canvas.css'] },
    domain: 'acme.example',
    home: 'https://acme.example/',
    preview: '/acme?draftsId=7',
    office: '/acme/office',
  })
})

test('the interface speaks what the address asks for, and the default language of the site besides', async () => {
  for (const [asked, locale] of [
    ['?language=ar', 'ar'],
    ['?language=pt-BR', 'pt'],
    // Acme does not speak it; who works there may.
    ['?language=ja', 'ja'],
    ['?language=nonsense', 'en'],
  ] as const) {
    const { body } = await served.get(`localhost/acme/drafts/7/designer${asked}`, signedIn)
    expect([bootOf(body).locale, bootOf(body).defaultLocale], asked).toEqual([locale, 'en'])
    expect(body).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}" data-editor>`)
  }
})

test('a workbench is one too, with a name of its own', async () => {
  const { statusCode, headers, body } = await served.get('localhost/acme/drafts/7/utils', signedIn)
  expect([statusCode, bootOf(body).screen]).toEqual([200, 'utils'])
  expect(body).toContain('<title>Draft tools – Acme</title>')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test.each(['designer', 'utils'])('%s: who is signed out signs in first', async (page) => {
  const { statusCode, headers } = await served.get(`localhost/acme/drafts/7/${page}?language=de`)
  expect([statusCode, headers.location]).toEqual([
    302,
    `/login?to=%2Facme%2Fdrafts%2F7%2F${page}%3Flanguage%3Dde&language=de`,
  ])
})

test.each(['designer', 'utils'])(
  '%s: a draft that is not there and one of another site look the same',
  async (page) => {
    for (const address of [`localhost/acme/drafts/8/${page}`, `localhost/other/drafts/7/${page}`]) {
      const { statusCode, headers, body } = await served.get(address, signedIn)
      expect(statusCode, address).toBe(404)
      expect(body).toContain('Page not found: ')
      // An error page needs no more than any other.
      expect(headers['content-security-policy']).not.toContain('unsafe-eval')
    }
  },
)

test('the frame is open to all, and tells nobody whether there is such a draft', async () => {
  const [seven, eight] = await Promise.all(
    ['7', '8'].map((draft) => served.get(`localhost/acme/drafts/${draft}/designerIframe?ticket=secret`)),
  )
  expect([seven?.statusCode, eight?.statusCode]).toEqual([200, 200])
  expect(eight?.body.replaceAll('8', '7')).toBe(seven?.body.replaceAll('8', '7'))
  expect(seven?.body).not.toContain('secret')
  expect(bootOf(seven?.body ?? '')).toMatchObject({ screen: 'frame', parentOrigins: ['https://erp.example'] })
  expect(bootOf(seven?.body ?? '').office).toBeUndefined()
  expect(seven?.headers['cache-control']).toBe('no-store')
  expect(seven?.headers['content-security-policy']).toContain("frame-ancestors 'self' https://erp.example")
  expect((await served.get('localhost/drafts/7/designerIframe')).statusCode).toBe(404)
  expect((await served.get('localhost/nobody/drafts/7/designerIframe')).statusCode).toBe(404)
})
