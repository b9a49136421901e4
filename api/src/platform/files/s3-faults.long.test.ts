import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ListMultipartUploadsCommand } from '@aws-sdk/client-s3'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serveMedia } from '../../http/web-server/files.ts'
import { type FaultyProxy, startFaultyProxy } from '../../testing/faulty-proxy.ts'
import { newBucket, testClient } from '../../testing/new-bucket.ts'
import { arriving, picture } from '../../testing/pictures.ts'
import { storedNames } from '../../testing/stored-names.ts'
import { storeSiteFile } from '../media/store-upload.ts'
import { sweep } from '../media/sweep.ts'
import { putStream } from './file-store.ts'
import type { FileStores } from './file-stores.ts'
import { type OpenFiles, openFiles } from './open-files.ts'
import { objectStoreIn } from './store-url.ts'

interface Started {
  readonly endpoint: string
  url(bucket: string): string
  down(): Promise<void>
  up(): Promise<void>
  stop(): Promise<void>
}
const { findSwift, startObjectStore } = (await import(
  /* @vite-ignore */ new URL('../../../../scripts/object-store.mjs', import.meta.url).href
)) as { findSwift(): boolean; startObjectStore(): Promise<Started> }

const isThere = process.env.STORES?.includes('s3') === true && findSwift()
const name = (digit: string, ending = 'mp4') => `7/${digit.repeat(32)}.${ending}`
const film = (bytes: number) => {
  const content = Buffer.alloc(bytes, 'film of the works. ')
  content.write('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1')
  return content
}
const knowing =
  (...names: readonly string[]) =>
  async () =>
    new Set(names)
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

describe.skipIf(!isThere)('an object store in which things go wrong', () => {
  let server: Started
  let proxy: FaultyProxy
  let files: OpenFiles
  let stores: FileStores
  let storeUrl = ''
  let dir = ''
  let lost = 0
  beforeAll(async () => {
    server = await startObjectStore()
    proxy = await startFaultyProxy(server.endpoint)
  }, 180_000)
  afterAll(async () => {
    await proxy?.close()
    await server?.stop()
  })
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'vitrine-faults-'))
    storeUrl = await newBucket(server.url('BUCKET'))
    lost = 0
    const throughProxy = storeUrl.replace(new URL(server.endpoint).host, `127.0.0.1:${proxy.port}`)
    files = await openFiles(dir, { storeUrl: throughProxy, onStoreLost: () => (lost += 1) })
    stores = files.stores
    await putStream(stores.uploads, name('a'), arriving(film(300_000)))
  })
  afterEach(async () => {
    Object.assign(proxy, { fault: 'nothing', methods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'] })
    files.close()
    await rm(dir, { recursive: true, force: true })
  })
  const temporary = () => readdir(join(dir, '.uploading'), { recursive: true, withFileTypes: true })
  const unfinished = async () => (await temporary()).filter((one) => one.isFile()).length
  const upload = (content: Buffer) => storeSiteFile({ source: arriving(content), tenantId: '7' }, stores.uploads)
  /** What is there, told by another client that no fault hits. */
  async function namesThere(): Promise<readonly string[]> {
    proxy.fault = 'nothing'
    const other = await openFiles(dir, { storeUrl })
    return storedNames(other.stores.uploads).finally(other.close)
  }
  async function openUploads(): Promise<number> {
    const client = testClient(storeUrl)
    const { bucket } = objectStoreIn(storeUrl)!
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))
    client.destroy()
    return Uploads.length
  }

  it.each([
    ['unavailable', 'unavailable'],
    ['silent', 'unavailable'],
    ['cuts', 'unavailable'],
    ['full', 'no_space'],
  ] as const)(
    'an upload to one that is %s is refused as %s, and leaves nothing',
    async (fault, code) => {
      Object.assign(proxy, { fault, methods: ['PUT', 'POST'] })
      await expect(upload(film(400_000))).rejects.toMatchObject({ code })
      await expect(upload(await picture('jpeg', 400, 300))).rejects.toMatchObject({ code })
      expect(await unfinished()).toBe(0)
      expect(await namesThere()).toEqual([name('a')])
    },
    120_000,
  )

  it.each(['unavailable', 'full'] as const)('a large upload to one that is %s leaves nothing either', async (fault) => {
    Object.assign(proxy, { fault, methods: ['PUT'] })
    const code = fault === 'full' ? 'no_space' : 'unavailable'
    await expect(upload(film(20 * 1024 * 1024))).rejects.toMatchObject({ code })
    expect(await unfinished()).toBe(0)
    expect(await namesThere()).toEqual([name('a')])
  })

  it('works again by itself after a 503', async () => {
    Object.assign(proxy, { fault: 'unavailable', methods: ['PUT'] })
    const before = proxy.count
    const stored = upload(film(400_000))
    while (proxy.count === before) await new Promise((later) => setImmediate(later))
    proxy.fault = 'nothing'
    const { files: kept } = await stored
    expect((await stores.uploads.read(kept[0].name))?.bytes).toBe(400_000)
  })

  it('one that does not answer is asked no more for a while, and the operator is told once', async () => {
    proxy.fault = 'unavailable'
    for (let times = 0; times < 12; times += 1)
      await expect(stores.uploads.read(name('a'))).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
    const asked = proxy.count
    await expect(stores.uploads.read(name('a'))).rejects.toMatchObject({ code: 'unavailable' })
    expect([proxy.count, lost]).toEqual([asked, 1])
  })

  it('pages are told to ask again for its files; what a browser has already is not read anew', async () => {
    const app = fastify()
    serveMedia(app, stores)
    const url = `/media/${name('a')}`
    const first = await app.inject(url)
    expect([first.statusCode, first.rawPayload.length]).toEqual([200, 300_000])
    proxy.fault = 'unavailable'
    const second = await app.inject(url)
    expect([second.statusCode, second.headers['retry-after'], second.headers.etag]).toEqual([503, '5', undefined])
    const known = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect(known.statusCode).toBe(304)
    await app.close()
  })

  it('an answer that stalls ends as an error, and is never taken for the whole file', async () => {
    proxy.fault = 'stalls'
    const found = await stores.uploads.read(name('a'))
    await expect(buffer(found!.stream)).rejects.toThrow(/nothing for 10000 ms/)
  })

  it('whoever goes away in the middle frees the connection to it', async () => {
    const reads = await Promise.all(Array.from({ length: 20 }, () => stores.uploads.read(name('a'))))
    for (const read of reads) {
      read?.stream.destroy()
      if (read && !read.stream.closed) await once(read.stream, 'close')
    }
    expect((await buffer((await stores.uploads.read(name('a')))!.stream)).length).toBe(300_000)
  })

  it('a sweep whose list or rows fail removes nothing', async () => {
    Object.assign(proxy, { fault: 'unavailable', methods: ['GET'] })
    await expect(sweep(stores.uploads, knowing(), hours(1))).rejects.toMatchObject({ code: 'unavailable' })
    expect(await namesThere()).toEqual([name('a')])
  })

  it('killed in the middle of uploads: none is there by half, those from before are whole, and the rest is swept', async () => {
    const large = film(40 * 1024 * 1024)
    const path = await stores.uploads.temporary()
    await writeFile(path, large)
    const before = proxy.count
    const uploading = stores.uploads.put(path, name('b')).then(
      () => 'stored',
      (error: { code?: string }) => error.code,
    )
    while (proxy.count < before + 3) await new Promise((later) => setImmediate(later))
    await server.down()
    expect(await uploading).toBe('unavailable')
    await server.up()
    expect(await namesThere()).toEqual([name('a')])
    const other = await openFiles(dir, { storeUrl })
    expect((await buffer((await other.stores.uploads.read(name('a')))!.stream)).length).toBe(300_000)
    expect(await openUploads()).toBe(1)
    await sweep(other.stores.uploads, knowing(name('a')), hours(1))
    expect(await openUploads()).toBe(1)
    await sweep(other.stores.uploads, knowing(name('a')), hours(25))
    expect(await openUploads()).toBe(0)
    expect(await unfinished()).toBe(0)
    other.close()
  }, 180_000)
})
