import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { serve } from '../testing/serve.ts'

test('the server sends it compressed and for ever; a page of another build gets ours, once', async () => {
  const { get } = await serve()
  const { body } = await get('acme.example/')
  const [link = '', ...others] = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)
  expect(others).toEqual([])
  const current = await get(`acme.example${link}`, { headers: { 'accept-encoding': 'br' } })
  expect(current.statusCode).toBe(200)
  expect(current.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  })
  expect(String(brotliDecompressSync(current.rawPayload))).toBe('.page{}')

  const older = await get('acme.example/builds/styles/base.0123456789ab.css')
  expect([older.statusCode, older.headers['cache-control']]).toEqual([200, 'no-store'])
  const unknown = await get('acme.example/builds/styles/base.nothing.0123456789ab.css')
  expect([unknown.statusCode, unknown.body]).toEqual([404, '404 Not Found\n'])
})

test('the Latin letters of a page are loaded beside its stylesheet, in languages that are written in them', async () => {
  const { get } = await serve()
  const preloads = async (address: string) =>
    (await get(address)).body.match(/<link rel="preload" as="font"[^>]*>/g) ?? []
  expect(await preloads('acme.example/')).toEqual([
    '<link rel="preload" as="font" type="font/woff2" href="/builds/assets/sans-latin.woff2" crossorigin="">',
  ])
  expect(await preloads('acme.example/?language=ar')).toEqual([])
})
