import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { CallError, type FileBucket } from '@vitrine/schemas'
import { type ByteRange, DIRECT_SECONDS, type FileStore, type ListedFile, READ_DIRECTLY_FROM } from './file-store.ts'
import { writingFolder } from './writing-folder.ts'

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
  const { temporary, copyOf, dropTemporary } = writingFolder(writing)

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
    onDisk: async (name) => copyOf(await read(name)),
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
    dropTemporary,
    async directAddress(name, { type, isAttachment, bytes }) {
      const at = keyOf(name)
      if (!bucket.directAddress || bytes <= READ_DIRECTLY_FROM) return undefined
      try {
        const address = await bucket.directAddress(at, { type, isAttachment, seconds: DIRECT_SECONDS })
        if (address === undefined || URL.parse(address)?.origin === bucket.origin) return address
        throw new Error(`The address of ${at} is not one of ${bucket.origin}, as the policy of pages says.`)
      } catch (error) {
        // It is read through the host then.
        onLost(error)
        return undefined
      }
    },
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
