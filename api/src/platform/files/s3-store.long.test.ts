import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { serveMedia } from '../../http/web-server/files.ts'
import { directAddressContract } from '../../testing/direct-address-contract.ts'
import { fileStoreContract } from '../../testing/file-store-contract.ts'
import { newBucket } from '../../testing/new-bucket.ts'
import { arriving } from '../../testing/pictures.ts'
import { putStream } from './file-store.ts'
import { type OpenFiles, openFiles } from './open-files.ts'

const template = inject('objectStore')
let dir = ''
let files: OpenFiles | undefined
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vitrine-s3-'))
})
afterEach(async () => {
  files?.close()
  await rm(dir, { recursive: true, force: true })
})

describe.skipIf(template === undefined)('files in an object store', () => {
  fileStoreContract(async () => {
    files = await openFiles(dir, { storeUrl: await newBucket(template ?? '') })
    return files.stores
  })

  directAddressContract(async () => {
    files = await openFiles(dir, { storeUrl: await newBucket(template ?? ''), storeRedirect: true })
    return files.stores.uploads
  })

  it('leads browsers to large files for a while, and to no other address', async () => {
    const storeUrl = await newBucket(template ?? '')
    files = await openFiles(dir, { storeUrl, storeRedirect: true })
    const { uploads } = files.stores
    const app = fastify()
    serveMedia(app, files.stores)
    const film = Buffer.alloc(9 * 1024 * 1024, 'film')
    const [large, small] = [`7/${'a'.repeat(32)}.mp4`, `7/${'b'.repeat(32)}.mp4`]
    await putStream(uploads, large, arriving(film))
    await putStream(uploads, small, arriving(film.subarray(0, 100)))
    expect((await app.inject(`/media/${small}`)).statusCode).toBe(200)
    const { statusCode, headers } = await app.inject(`/media/${large}`)
    expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store'])
    const address = String(headers.location)
    const found = await fetch(address, { headers: { range: 'bytes=4-7' } })
    expect([found.status, found.headers.get('content-type'), await found.text()]).toEqual([206, 'video/mp4', 'film'])
    expect((await fetch(address.replace(large, small))).status).toBe(403)
    await app.close()
  })
})
