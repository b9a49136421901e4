import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CallError, type FileBucket } from '@vitrine/schemas'
import { makeFolder } from '../folders.ts'
import type { ByteRange, FileStore, ListedFile } from './file-store.ts'

/** So many files are told at once. */
const BUNCH = 1000

interface BucketStoreOptions {
  /** What the keys of these files begin with: `media`. */
  readonly key: string
  readonly isName: (name: string) => boolean
  /** The folder for what is being written on this machine. */
  readonly writing: string
  /** Is told what the bucket failed with. */
  readonly onLost: (error: unknown) => void
}

/** Keeps files in a bucket of somebody else's making. What it throws is for the log; callers hear that it is away. */
export function createBucketStore(bucket: FileBucket, { key, isName, writing, onLost }: BucketStoreOptions): FileStore {
  const root = `${key}/`

  function keyOf(name: string): string {
    if (!isName(name)) throw new TypeError(`${JSON.stringify(name)} is no name of a file.`)
    return root + name
  }

  async function asked<T>(answer: () => Promise<T>): Promise<T> {
    try {
      return await answer()
    } catch (error) {
      if (error instanceof CallError || error instanceof TypeError) throw error
      onLost(error)
      throw new CallError('unavailable', { retryAfter: 30 })
    }
  }

  async function temporary(): Promise<string> {
    makeFolder(writing)
    return join(writing, randomBytes(16).toString('hex'))
  }

  async function read(name: string, range?: ByteRange) {
    const at = keyOf(name)
    const found = await asked(() => bucket.read(at, range))
    if (!found) return undefined
    const stream = found.body instanceof Readable ? found.body : Readable.from(found.body, { objectMode: false })
    if (range && range.end >= found.bytes) {
      stream.destroy()
      return undefined
    }
    return { stream, bytes: found.bytes }
  }

  return {
    isName,
    temporary,
    read,
    async put(path, name) {
      const at = keyOf(name)
      const file = await factsOf(path)
      await asked(() => bucket.put(at, { path, ...file }))
      const stored = await asked(() => bucket.stat(at))
      if (stored?.bytes !== file.bytes) {
        onLost(new Error(`${at} has ${stored?.bytes ?? 'no'} bytes after it was put, and not ${file.bytes}.`))
        throw new CallError('unavailable', { retryAfter: 30 })
      }
      await rm(path, { force: true })
    },
    async stat(name) {
      const at = keyOf(name)
      const found = await asked(() => bucket.stat(at))
      return found && { bytes: found.bytes, modifiedAt: found.modifiedAt }
    },
    async onDisk(name) {
      const found = await read(name)
      if (!found) return undefined
      const path = await temporary()
      const release = () => rm(path, { force: true })
      try {
        await pipeline(found.stream, createWriteStream(path, { flags: 'wx' }))
        return { path, release }
      } catch (error) {
        await release()
        throw error
      }
    },
    async remove(names) {
      const keys = names.map(keyOf)
      if (keys.length > 0) await asked(() => bucket.remove(keys))
    },
    async *list(prefix = '') {
      let bunch: ListedFile[] = []
      for await (const { key: at, bytes, modifiedAt } of bucket.list(root + prefix)) {
        const name = at.slice(root.length)
        if (!at.startsWith(root) || !isName(name)) continue
        bunch.push({ name, bytes, modifiedAt })
        if (bunch.length < BUNCH) continue
        yield bunch
        bunch = []
      }
      if (bunch.length > 0) yield bunch
    },
    async dropTemporary(before) {
      let dropped = 0
      for (const file of await readdir(writing).catch(() => [])) {
        const { mtime } = (await stat(join(writing, file)).catch(() => undefined)) ?? {}
        if (!mtime || mtime >= before) continue
        await rm(join(writing, file), { force: true })
        dropped += 1
      }
      return dropped
    },
    directAddress: async () => undefined,
  }
}

async function factsOf(path: string): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
