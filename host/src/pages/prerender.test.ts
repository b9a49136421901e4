import { createKeptPages, type KeptPages, openStorage, type Storage } from '@vitrine/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '../testing/serve.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

// Pages that were drawn once are there after a restart (R104, decision 051).

let storage: Storage
let keptPages: KeptPages
beforeAll(async () => {
  storage = await openStorage({ dataDir: temporaryFolder() })
  keptPages = createKeptPages(storage, undefined, 20_000)
})
afterAll(() => storage.close())

/** Whether a page was drawn: then its settings were asked for. */
const hasDrawn = ({ api }: Awaited<ReturnType<typeof serve>>) =>
  api.asked.some((path) => path.includes('config-by-path'))
const rows = () => storage.db.selectFrom('kept_pages').select(['path', 'language']).orderBy('path').execute()
/** The row of a page comes before its file. */
const stored = (path: string, language: string) =>
  expect
    .poll(async () => {
      let files = 0
      for await (const some of storage.files.keptPages.list()) files += some.length
      const known = await rows()
      return known.length === files && known.some((row) => row.path === path && row.language === language)
    })
    .toBe(true)

test('a page that was drawn is there after a restart, in every encoding, and nothing is drawn', async () => {
  const before = await serve({}, { keptPages })
  const first = await before.get('acme.example/pages/about-us?language=de')
  expect([first.statusCode, hasDrawn(before)]).toEqual([200, true])
  await stored('/pages/about-us', 'de')
  const after = await serve({}, { keptPages })
  for (const encoding of ['br', 'gzip', 'identity']) {
    const again = await after.get('acme.example/pages/about-us?language=de', {
      headers: { 'accept-encoding': encoding },
    })
    const { date: _1, 'server-timing': _2, ...headers } = again.headers
    const {
      date: _3,
      'server-timing': _4,
      ...known
    } = (await before.get('acme.example/pages/about-us?language=de', { headers: { 'accept-encoding': encoding } }))
      .headers
    expect(headers).toEqual(known)
  }
  const plain = await after.get('acme.example/pages/about-us?language=de')
  expect(plain.body).toBe(first.body)
  const tag = String(first.headers.etag)
  const known = await after.get('acme.example/pages/about-us?language=de', { headers: { 'if-none-match': tag } })
  expect(known.statusCode).toBe(304)
  expect(hasDrawn(after)).toBe(false)
})

test('what is for one visitor, or of a query, is not stored; nor is what is not there, nor a copy', async () => {
  const { get } = await serve({}, { keptPages })
  const known = await rows()
  for (const address of [
    'acme.example/products?q=lamp',
    'acme.example/products?page=2',
    'acme.example/product/chair',
    'acme.example/product/lamp?s=x*5',
    'acme.example/?language=xx',
    'acme.example/robots.txt',
    'acme.example/inquiry-list',
    'acme.example/chat',
    'localhost:3000/acme',
    'localhost:4711/other',
  ])
    await get(address)
  await get('acme.example/info')
  await stored('/info', 'en')
  expect(await rows()).toEqual([{ path: '/info', language: 'en' }, ...known])
})

test('another release, other contents and other settings are other pages', async () => {
  const first = await serve({}, { keptPages })
  await first.get('acme.example/')
  await stored('/', 'en')
  const other = await serve({ SITE_REGION: 'cn', CN_SITE_ORIGIN: 'https://cn.example' }, { keptPages })
  await other.get('acme.example/')
  expect(hasDrawn(other)).toBe(true)
})

test('a store that does not answer is waited for no longer than a page takes to draw', async () => {
  const never = {
    ...storage,
    files: {
      ...storage.files,
      keptPages: { ...storage.files.keptPages, read: () => new Promise<never>(() => undefined) },
    },
  }
  const served = await serve({}, { keptPages: createKeptPages(never) })
  for (let count = 0; count < 2; count += 1)
    expect((await served.get('acme.example/pages/about-us?language=de')).statusCode).toBe(200)
  expect(hasDrawn(served)).toBe(true)
})
