import { beforeEach, expect, test } from 'vitest'
import { type Served, serve } from '../testing/serve.ts'
import { navigationOf } from './page-version.ts'

let served: Served
beforeEach(async () => {
  served = await serve()
})

/** What the page at an address says of its version on the script of its loader. */
async function versionAt(address: string): Promise<Readonly<Record<string, string>>> {
  const { body } = await served.get(address)
  const attributes = /<script type="module"([^>]*)>/.exec(body)?.[1] ?? ''
  return Object.fromEntries([...attributes.matchAll(/ data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
}

async function payloadAt(path: string, asked: Readonly<Record<string, string>> = {}) {
  const { statusCode, headers, body } = await served.get(
    `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(asked)}`,
  )
  return { statusCode, headers, answer: JSON.parse(body) as Readonly<Record<string, string>> }
}

test('R101 a payload holds the same document as its page, with the versions that it is of', async () => {
  for (const [page, path] of [
    ['acme.example/', 'acme.example/_payload.json'],
    ['acme.example/pages/about-us?language=de', 'acme.example/pages/about-us/_payload.json?language=de'],
    ['localhost/acme/product/lamp', 'localhost/acme/product/lamp/_payload.json'],
  ] as const) {
    const { statusCode, headers, answer } = await payloadAt(path)
    expect(statusCode, path).toBe(200)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(answer.html, path).toBe((await served.get(page)).body)
    expect(answer).toMatchObject({ v: 1, site: '1', build: 'b1', language: page.includes('language=de') ? 'de' : 'en' })
  }
})

test('R103 it may be kept only where its address names site, release, language and what else it depends on', async () => {
  const { build = '', site = '', release = '', version = '' } = await versionAt('acme.example/pages/lamp')
  const asked = { build, site, release, version, lang: 'en' }
  const kept = await payloadAt('acme.example/pages/lamp/_payload.json', asked)
  expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const name of Object.keys(asked)) {
    const other = await payloadAt('acme.example/pages/lamp/_payload.json', { ...asked, [name]: 'other' })
    // It is the page as it is now, whatever was asked for.
    expect(other.answer.html, name).toBe(kept.answer.html)
    expect(other.headers['cache-control'], name).toBe('no-store')
  }
  const german = await payloadAt('acme.example/pages/lamp/_payload.json?language=de', asked)
  expect(german.answer.language).toBe('de')
  expect(german.headers['cache-control']).toBe('no-store')
})

test('R103 T12 what is not there, drafts, and what one visitor chose or sees have no payload', async () => {
  served.api.maySeeDraft = () => true
  for (const path of [
    'acme.example/pages/lamp/_payload.json?draftsId=1',
    'acme.example/pages/nowhere/_payload.json',
    'acme.example/product/lamp/_payload.json?s=a1x500',
    'acme.example/inquiry-list/_payload.json',
    'acme.example/chat/_payload.json',
    'acme.example/robots.txt/_payload.json',
    'localhost/login/_payload.json',
    'localhost/_payload.json',
  ]) {
    const { statusCode, headers, answer } = await payloadAt(path)
    expect([statusCode, answer], path).toEqual([404, {}])
    expect(headers['cache-control'], path).toBe('no-store')
  }
})

test('R102 where a page was moved, the payload says where to, with the query', async () => {
  const moved = await payloadAt('localhost/acme/product/id-lamp/_payload.json?utm_source=x')
  expect([moved.statusCode, moved.answer]).toEqual([200, { v: 1, redirect: '/acme/product/lamp?utm_source=x' }])
  expect(moved.headers['cache-control']).toBe('no-store')
})

test('a page that may not be exchanged says nothing of how', async () => {
  expect(await versionAt('acme.example/pages/lamp')).toMatchObject({ site: '1', home: '' })
  expect(await versionAt('localhost/acme/pages/lamp')).toMatchObject({ home: '/acme' })
  expect((await versionAt('acme.example/pages/lamp?draftsId=1')).release).toBeUndefined()
})

test('header and footer are the same on each page, whichever link leads here', async () => {
  const [one, other] = await Promise.all(['pages/lamp', 'pages/bulb'].map((path) => versionAt(`acme.example/${path}`)))
  expect(other).toMatchObject({ header: one?.header, footer: one?.footer, version: one?.version })
})

test('a header is the same whatever its islands are given, unless they draw something else with it', () => {
  const visit = { clientId: 'acme' } as Parameters<typeof navigationOf>[0]
  const version = { site: '1', release: 'r1', language: 'en', build: 'b1', version: 'v1' }
  const headerOf = (props: string, drawn: string) =>
    navigationOf(
      visit,
      version,
      `<header><div data-island="/f.js" id="i"><a href="${props}">${drawn}</a></div><script type="application/json" data-props="i">{"languages":[{"href":"${props}"}]}</script><p>Bolts</p></header><main id="main"></main>`,
    ).header
  expect(headerOf('/de/lamp', 'Deutsch')).toBe(headerOf('/de/bulb', 'Deutsch'))
  expect(headerOf('/de/lamp', 'Deutsch')).not.toBe(headerOf('/de/lamp', 'German'))
})
