import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FileBucket } from '@vitrine/schemas'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveMedia } from '../../http/web-server/files.ts'
import { directAddressContract } from '../../testing/direct-address-contract.ts'
import { fileStoreContract } from '../../testing/file-store-contract.ts'
import { memoryBucket, readableBucket } from '../../testing/memory-bucket.ts'
import { createBucketStore } from './bucket-store.ts'
import { directOriginOf, openFiles } from './open-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-bucket-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A module as a config is: threads import it by its path. */
async function configWith(files: string, name = ''): Promise<string> {
  const path = join(folder, `${name.replaceAll(/\W/g, '')}vitrine.config.ts`)
  await writeFile(path, `export default { files: ${files} }\n`)
  return path
}

describe('a bucket of somebody else’s making keeps files as every store does', () => {
  fileStoreContract(async () => {
    const writing = await mkdtemp(join(tmpdir(), 'vitrine-bucket-'))
    const bucket = memoryBucket()
    const { stores } = await openFiles(writing, { storeUrl: undefined })
    const open = (key: string, isName: (name: string) => boolean) =>
      createBucketStore(bucket, {
        key,
        isName,
        writing: join(writing, key),
        onLost: (error) => {
          throw error
        },
      })
    return {
      uploads: open('media', stores.uploads.isName),
      siteMedia: open('sites', stores.siteMedia.isName),
    }
  })
})

const isUpload = (name: string) => /^7\/[0-9a-f]{32}\.mp4$/.test(name)
const film = `7/${'a'.repeat(32)}.mp4`
const filmOf9MiB = Buffer.alloc(9 * 1024 * 1024, 'film')

describe('a bucket from which browsers may read', () => {
  let bucket: Awaited<ReturnType<typeof readableBucket>>
  const told: unknown[] = []
  const opened = (own: Partial<FileBucket> = {}) =>
    createBucketStore(
      { ...bucket, ...own },
      { key: 'media', isName: isUpload, writing: folder, onLost: (error) => told.push(error) },
    )
  beforeEach(async () => {
    bucket = await readableBucket()
    told.length = 0
  })
  afterEach(() => bucket.close())
  directAddressContract(async () => opened())

  /** What a browser is answered that asks the host for a film. */
  async function answerOf(own: Partial<FileBucket>) {
    const uploads = opened(own)
    const path = await uploads.temporary()
    await writeFile(path, filmOf9MiB)
    await uploads.put(path, film)
    const app = fastify()
    const { stores } = await openFiles(folder, {})
    serveMedia(app, { siteMedia: stores.siteMedia, uploads })
    const { statusCode, headers, rawPayload } = await app.inject(`/media/${film}`)
    await app.close()
    return { statusCode, location: headers.location, isWhole: Buffer.compare(rawPayload, filmOf9MiB) === 0 }
  }

  it('is where the host leads them', async () => {
    const { statusCode, location } = await answerOf({})
    expect([statusCode, URL.parse(String(location))?.origin]).toEqual([302, bucket.origin])
    const found = await fetch(String(location), { headers: { range: 'bytes=4-7' } })
    expect([found.status, await found.text()]).toEqual([206, 'film'])
  })

  const useless: readonly (readonly [string, NonNullable<FileBucket['directAddress']>, number])[] = [
    ['gives none', async () => undefined, 0],
    ['fails', () => Promise.reject(new Error('The key has ended.')), 1],
    ['gives one of another origin, which pages may not load from', async () => 'https://elsewhere.example/a', 1],
  ]
  it.each(useless)('is read by the host where it %s', async (_, directAddress, lines) => {
    expect(await answerOf({ directAddress })).toEqual({ statusCode: 200, location: undefined, isWhole: true })
    expect(told).toHaveLength(lines)
  })
})

describe('a bucket that fails', () => {
  const opened = (own: Partial<FileBucket>) => {
    const told: unknown[] = []
    const store = createBucketStore(
      { ...memoryBucket(), ...own },
      { key: 'media', isName: () => true, writing: folder, onLost: (error) => told.push(error) },
    )
    return { store, told }
  }

  it('is away for who asks, and its own words go to the log', async () => {
    const broken = new Error('The key of the service is wrong.')
    const { store, told } = opened({ read: () => Promise.reject(broken) })
    await expect(store.read('7/a')).rejects.toMatchObject({ code: 'unavailable' })
    expect(told).toEqual([broken])
  })

  it('leaves no half of a file that a program asked for by its path', async () => {
    async function* half() {
      yield Buffer.from('half')
      throw new Error('The line is cut.')
    }
    const { store } = opened({ read: async () => ({ body: half(), bytes: 8 }) })
    await expect(store.onDisk('7/a')).rejects.toThrow('cut')
    expect(await readdir(folder)).toEqual([])
  })

  it('is not believed when it says that it has a file and has not', async () => {
    const { store, told } = opened({ put: async () => undefined })
    const path = await store.temporary()
    await writeFile(path, 'film')
    await expect(store.put(path, '7/a')).rejects.toMatchObject({ code: 'unavailable' })
    expect(String(told[0])).toContain('media/7/a has no bytes after it was put, and not 4.')
    expect(String(await readFile(path))).toBe('film')
  })
})

describe('the bucket of a config', () => {
  it('is what its module has as files', async () => {
    const kept = `new Map()`
    const filesFrom = await configWith(`{
      kept: ${kept},
      async put(key, { path }) { this.kept.set(key, (await import('node:fs')).readFileSync(path)) },
      async stat(key) { const b = this.kept.get(key); return b && { bytes: b.length, modifiedAt: new Date() } },
      async read(key) { const b = this.kept.get(key); return b && { body: (async function* () { yield b })(), bytes: b.length } },
      async remove(keys) { for (const key of keys) this.kept.delete(key) },
      async *list() {},
    }`)
    const { stores } = await openFiles(folder, { filesFrom })
    const path = await stores.siteMedia.temporary()
    await writeFile(path, 'hall')
    await stores.siteMedia.put(path, '7/hall.webp')
    expect(String(await buffer((await stores.siteMedia.read('7/hall.webp'))!.stream))).toBe('hall')
    const { default: config } = await import(/* @vite-ignore */ filesFrom)
    expect([...config.files.kept.keys()]).toEqual(['sites/7/hall.webp'])
  })

  it('says of which origin its addresses are', async () => {
    const methods = 'put() {}, stat() {}, read() {}, remove() {}, list() {}'
    const filesFrom = await configWith(`{ ${methods}, directAddress() {}, origin: 'https://files.example' }`)
    expect(await directOriginOf({ filesFrom })).toBe('https://files.example')
    // A store that is set counts before it.
    expect(await directOriginOf({ filesFrom, storeUrl: 's3://a:b@store/bucket' })).toBeUndefined()
    expect(await directOriginOf({})).toBeUndefined()
  })

  it('is told when there is none, or it cannot do all', async () => {
    const methods = 'put() {}, stat() {}, read() {}, remove() {}, list() {}'
    for (const more of ['directAddress() {}', "origin: 'https://a.example'", "directAddress() {}, origin: 'a/b'"])
      await expect(openFiles(folder, { filesFrom: await configWith(`{ ${methods}, ${more} }`, more) })).rejects.toThrow(
        'with directAddress, origin too',
      )
    const filesFrom = await configWith('{ put() {}, read() {} }')
    await expect(openFiles(folder, { filesFrom })).rejects.toThrow('it needs put, stat, read, remove and list')
    await expect(openFiles(folder, { filesFrom: join(folder, 'none.ts') })).rejects.toThrow('cannot be read')
  })
})
