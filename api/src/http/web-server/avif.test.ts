import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStores } from '../../platform/files/file-stores.ts'
import { readsAvif } from './avif.ts'
import { serveMedia } from './files.ts'

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const safari = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5'
const app = fastify()
/** Uploads have such names. */
const [both, larger] = ['b'.repeat(32), 'c'.repeat(32)]
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'avif-'))
  const [media, uploads] = [join(folder, 'media'), join(folder, 'uploads')]
  await mkdir(join(media, '1', 'products'), { recursive: true })
  await mkdir(join(uploads, '1'), { recursive: true })
  await writeFile(join(uploads, '1', `${both}.webp`), 'webp and long')
  await writeFile(join(uploads, '1', `${both}.avif`), 'avif')
  await writeFile(join(uploads, '1', `${larger}.webp`), 'webp')
  await writeFile(join(uploads, '1', `${larger}.avif`), 'avif and long')
  await writeFile(join(media, '1', 'products', 'old.webp'), 'webp')
  serveMedia(app, folderStores(folder))
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, accept?: string) => app.inject({ url, headers: accept === undefined ? {} : { accept } })

test('AVIF is sent in the place of WebP to browsers that read it', async () => {
  const { body, headers } = await get(`/media/1/${both}.webp?v=2`, chrome)
  expect(body).toBe('avif')
  expect(headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' })
})

test.each([
  ['a browser that does not read it', `/media/1/${both}.webp`, safari, 'webp and long'],
  ['a program that says nothing', `/media/1/${both}.webp`, undefined, 'webp and long'],
  ['a picture whose AVIF is no smaller', `/media/1/${larger}.webp`, chrome, 'webp'],
  ['a picture that has none', '/media/1/products/old.webp', chrome, 'webp'],
])('WebP is sent as it is: %s', async (_case, url, accept, expected) => {
  const { body, headers } = await get(url, accept)
  expect(body).toBe(expected)
  expect(headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' })
})

test.each([`/media/1/../2/${both}.webp`, `/media/1/%2e%2e/${both}.webp`, '/media/1/none.webp'])(
  'nothing is sent for %s',
  async (url) => {
    expect((await get(url, chrome)).statusCode).toBeGreaterThanOrEqual(400)
  },
)

test.each([
  [chrome, true],
  ['image/avif', true],
  ['IMAGE/AVIF ; q=0.5', true],
  ['image/avif;q=0, image/webp', false],
  ['image/avif;q=0.0', false],
  ['image/*, */*', false],
  ['', false],
])('%s reads AVIF: %s', (accept, expected) => {
  expect(readsAvif(accept)).toBe(expected)
})
