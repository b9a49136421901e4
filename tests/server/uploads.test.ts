import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Served, serve } from '../../host/src/testing/serve.ts'

let served: Served
const name = 'a'.repeat(32)
beforeEach(async () => {
  served = await serve()
  for (const tenant of ['1', '2']) {
    mkdirSync(join(served.uploadsDir, tenant))
    for (const ending of ['webp', 'mp4', 'pdf'])
      writeFileSync(join(served.uploadsDir, tenant, `${name}.${ending}`), `${ending} of ${tenant}`)
  }
})
afterEach(() => served.app.close())

const headersOf = async (address: string) => {
  const { statusCode, headers } = await served.get(address)
  return [statusCode, headers['content-type'], headers['content-disposition']]
}

test('what owners upload is served for good, can do nothing, and is read in parts', async () => {
  const image = await served.get(`acme.example/media/1/${name}.webp`)
  expect([image.statusCode, image.body]).toEqual([200, 'webp of 1'])
  expect(image.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('immutable'),
  })
  const film = await served.get(`acme.example/media/1/${name}.mp4`, { headers: { range: 'bytes=0-2' } })
  expect([film.statusCode, film.body, film.headers['content-range']]).toEqual([206, 'mp4', 'bytes 0-2/8'])
})

test('a document is looked at under /preview/ and saved under /download/ (R237)', async () => {
  expect(await headersOf(`acme.example/preview/1/${name}.pdf`)).toEqual([200, 'application/pdf', undefined])
  expect(await headersOf(`acme.example/download/1/${name}.pdf`)).toEqual([200, 'application/pdf', 'attachment'])
  expect((await served.get(`acme.example/download/1/${name}.pdf`)).headers).toMatchObject({
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test.each(['media', 'preview', 'download'])("no way through /%s/ to another site's files", async (first) => {
  for (const path of [
    `2/${name}.pdf`,
    `%32/${name}.pdf`,
    `2%2F${name}.pdf`,
    `1/../2/${name}.pdf`,
    `1/%2e%2e/2/${name}.pdf`,
    `1%2F..%2F2/${name}.pdf`,
    `./2/${name}.pdf`,
    `/2/${name}.pdf`,
  ]) {
    const answer = await served.get(`acme.example/${first}/${path}`)
    expect(answer.body, path).not.toContain('of 2')
    expect(answer.statusCode, path).toBeGreaterThanOrEqual(300)
  }
})

test('pictures and films are no documents, and other files are none at all', async () => {
  for (const path of [
    `preview/1/${name}.webp`,
    `download/1/${name}.mp4`,
    'download/1/x.pdf',
    'download/1/.temporary/x',
  ])
    expect((await served.get(`acme.example/${path}`)).statusCode, path).toBe(404)
})

test.each(['media', 'preview', 'download', 'builds'])(
  'a name under /%s/ that no file can have is not there',
  async (first) => {
    const long = 'a'.repeat(300)
    for (const path of [long, `1/${long}`, `1/${long}.pdf`, `1/${long}/x.webp`, `1/%61${long}.pdf`])
      for (const host of ['acme.example', 'localhost'])
        expect((await served.get(`${host}/${first}/${path}`)).statusCode, `${host} ${path}`).toBe(404)
  },
)

test('a token of a preview that is too long is no address', async () => {
  const answer = await served.get(`localhost/preview/${'a'.repeat(300)}`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(answer.body).toContain('Page Not Found: /preview/aaa')
})
