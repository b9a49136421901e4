import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FileBucket } from '@vitrine/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fileStoreContract } from '../../testing/file-store-contract.ts'
import { createBucketStore } from './bucket-store.ts'
import { openFiles } from './open-files.ts'

interface Kept {
  readonly bytes: Buffer
  readonly modifiedAt: Date
}

/** A bucket as somebody may write it: files in memory, read as plain iterables in small pieces. */
function memoryBucket(kept = new Map<string, Kept>()): FileBucket {
  async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += 60_000) yield bytes.subarray(at, at + 60_000)
  }
  return {
    async put(key, { path }) {
      kept.set(key, { bytes: await readFile(path), modifiedAt: new Date() })
    },
    async stat(key) {
      const found = kept.get(key)
      return found && { bytes: found.bytes.length, modifiedAt: found.modifiedAt }
    },
    async read(key, range) {
      const found = kept.get(key)
      if (!found) return undefined
      const { bytes } = found
      return { body: pieces(range ? bytes.subarray(range.start, range.end + 1) : bytes), bytes: bytes.length }
    },
    async remove(keys) {
      for (const key of keys) kept.delete(key)
    },
    async *list(prefix) {
      for (const [key, { bytes, modifiedAt }] of kept)
        if (key.startsWith(prefix)) yield { key, bytes: bytes.length, modifiedAt }
    },
  }
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-bucket-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A module as a config is: threads import it by its path. */
async function configWith(files: string): Promise<string> {
  const path = join(folder, 'vitrine.config.ts')
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

  it('is told when there is none, or it cannot do all', async () => {
    const filesFrom = await configWith('{ put() {}, read() {} }')
    await expect(openFiles(folder, { filesFrom })).rejects.toThrow('it needs put, stat, read, remove and list')
    await expect(openFiles(folder, { filesFrom: join(folder, 'none.ts') })).rejects.toThrow('cannot be read')
  })
})
