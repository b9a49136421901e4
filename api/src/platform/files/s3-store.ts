import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { CallError } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import { type ByteRange, DIRECT_SECONDS, type FileFacts, type FileStore, READ_DIRECTLY_FROM } from './file-store.ts'
import type { ObjectStore } from './object-store.ts'
import { withoutStalls } from './without-stalls.ts'
import { writingFolder } from './writing-folder.ts'

const MIB = 1024 * 1024
/** Longer files are sent in parts. */
const IN_PARTS_FROM = 16 * MIB
const PART = 8 * MIB
/** A put takes this long at most, in milliseconds, and one more for so many bytes. */
const PUT_ANSWER = 3000
const PUT_RATE = 256
/** How often a put is tried, as long as that has taken less than this, in milliseconds. */
const TRIES = 3
const TRY_AGAIN_WITHIN = 10_000
/** So many objects are removed by one request. */
const REMOVED_AT_ONCE = 1000
const DAY = 24 * 60 * 60_000
/** How long an answer about a file counts, in milliseconds: names of files are hardly ever given twice. */
const FOUND_FOR = 10 * 60_000
const MISSING_FOR = 30_000

export interface S3StoreOptions {
  /** What the keys of these files begin with, below the prefix of the store: `media`. */
  readonly key: string
  readonly isName: (name: string) => boolean
  /** The folder for what is being written on this machine. */
  readonly writing: string
  /** Whether browsers read large files from the store itself. */
  readonly isRedirected: boolean
}

/** Keeps files in an object store, each as one object. */
export function createS3Store(
  objects: ObjectStore,
  { key: area, isName, writing, isRedirected }: S3StoreOptions,
): FileStore {
  const { sdk, bucket: Bucket, run, runUpload } = objects
  const root = `${objects.prefix}${area}/`
  const { temporary, copyOf, dropTemporary } = writingFolder(writing)
  const known = new LRUCache<string, { readonly facts: FileFacts | undefined }>({ max: 20_000 })

  function keyOf(name: string): string {
    if (!isName(name)) throw new TypeError(`${JSON.stringify(name)} is no name of a file.`)
    return root + name
  }

  async function headOf(name: string): Promise<FileFacts | undefined> {
    const head = await run((client) => client.send(new sdk.HeadObjectCommand({ Bucket, Key: keyOf(name) })))
    if (!head) return undefined
    const { ContentLength = 0, LastModified = new Date(0), Metadata } = head
    return { bytes: ContentLength, modifiedAt: LastModified, sha256: Metadata?.sha256 }
  }

  async function read(name: string, range?: ByteRange) {
    const Range = range && `bytes=${range.start}-${range.end}`
    const found = await run((client) => client.send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(name), Range })))
    if (!found) {
      known.delete(name)
      return undefined
    }
    const body = found.Body as Readable
    const bytes = Number(/\/(\d+)$/.exec(found.ContentRange ?? '')?.[1] ?? found.ContentLength)
    if (range && (range.end >= bytes || found.ContentLength !== range.end - range.start + 1)) {
      body.destroy()
      return undefined
    }
    // As much as was begun: to listen here would start the stream before its reader does.
    objects.count({ bytesRead: found.ContentLength ?? 0 })
    return { stream: withoutStalls(body), bytes }
  }

  /** One object by one request; a stream is not sent twice by the SDK, so the file is opened again. */
  async function putWhole(path: string, Key: string, { bytes, md5, sha256 }: Hashes): Promise<void> {
    const since = Date.now()
    for (let tries = 1; ; tries += 1) {
      const body = bytes === 0 ? Buffer.alloc(0) : createReadStream(path)
      const put = new sdk.PutObjectCommand({
        ...{ Bucket, Key, Body: body, ContentLength: bytes, ContentMD5: md5 },
        ...{ ContentType: contentType(Key), Metadata: { sha256 } },
      })
      try {
        const stored = await run((client) => client.send(put, { requestTimeout: PUT_ANSWER + bytes / PUT_RATE }))
        if (stored) return
        throw new CallError('unavailable', { retryAfter: 30 })
      } catch (error) {
        const isAway = error instanceof CallError && error.code === 'unavailable'
        if (!isAway || tries === TRIES || Date.now() - since > TRY_AGAIN_WITHIN) throw error
        await wait(100 * 2 ** tries)
      } finally {
        if (body instanceof Readable) body.destroy()
      }
    }
  }

  async function putInParts(path: string, Key: string, { sha256 }: Hashes): Promise<void> {
    const { Upload } = await import('@aws-sdk/lib-storage')
    const Body = createReadStream(path, { highWaterMark: MIB })
    const params = { Bucket, Key, Body, ContentType: contentType(Key), Metadata: { sha256 } }
    try {
      const stored = await runUpload((client) => new Upload({ client, params, partSize: PART, queueSize: 2 }).done())
      if (!stored) throw new CallError('unavailable', { retryAfter: 30 })
    } finally {
      Body.destroy()
    }
  }

  /** Uploads that were never finished: their parts cost room, and no list of objects shows them. */
  async function abortUploads(before: Date): Promise<number> {
    let aborted = 0
    let KeyMarker: string | undefined
    let UploadIdMarker: string | undefined
    for (;;) {
      const request = { Bucket, Prefix: root, KeyMarker, UploadIdMarker }
      const page = await run((client) => client.send(new sdk.ListMultipartUploadsCommand(request)))
      for (const { Key, UploadId, Initiated } of page?.Uploads ?? []) {
        if (!Initiated || Initiated.getTime() - objects.skew() >= before.getTime()) continue
        await run((client) => client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })))
        aborted += 1
      }
      if (!page?.IsTruncated) return aborted
      ;({ NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page)
    }
  }

  return {
    isName,
    temporary,
    read,
    async put(path, name) {
      const Key = keyOf(name)
      const hashes = await hashesOf(path)
      await (hashes.bytes > IN_PARTS_FROM ? putInParts : putWhole)(path, Key, hashes)
      const stored = await headOf(name)
      if (stored?.bytes !== hashes.bytes || stored.sha256 !== hashes.sha256)
        throw new CallError('unavailable', { retryAfter: 30 })
      objects.count({ bytesWritten: hashes.bytes })
      known.set(name, { facts: stored }, { ttl: FOUND_FOR })
      await rm(path, { force: true })
    },
    async stat(name) {
      const cached = known.get(name)
      if (cached) return cached.facts
      const facts = await headOf(name)
      known.set(name, { facts }, { ttl: facts ? FOUND_FOR : MISSING_FOR })
      return facts
    },
    onDisk: async (name) => copyOf(await read(name)),
    async remove(names) {
      const keys = names.map((name) => ({ Key: keyOf(name) }))
      for (let at = 0; at < keys.length; at += REMOVED_AT_ONCE) {
        const Objects = keys.slice(at, at + REMOVED_AT_ONCE)
        const Delete = { Objects, Quiet: true }
        const done = await run((client) => client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete })))
        const failed = done?.Errors?.find(({ Code }) => Code !== 'NoSuchKey')
        if (failed) throw new Error(`The object ${failed.Key} could not be removed: ${failed.Code}.`)
      }
      for (const name of names) known.delete(name)
    },
    async *list(prefix = '') {
      let ContinuationToken: string | undefined
      do {
        const request = { Bucket, Prefix: root + prefix, ContinuationToken }
        const page = await run((client) => client.send(new sdk.ListObjectsV2Command(request)))
        if (!page) throw new Error(`There is no bucket ${Bucket} any more.`)
        yield (page.Contents ?? []).flatMap(({ Key = '', Size = 0, LastModified = new Date() }) => {
          const name = Key.slice(root.length)
          const modifiedAt = new Date(LastModified.getTime() - objects.skew())
          return isName(name) ? [{ name, bytes: Size, modifiedAt }] : []
        })
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (ContinuationToken !== undefined)
    },
    async dropTemporary(before) {
      const aborted = await abortUploads(new Date(before.getTime() - DAY))
      return aborted + (await dropTemporary(before))
    },
    async directAddress(name, { type, isAttachment, bytes }) {
      if (!isRedirected || bytes <= READ_DIRECTLY_FROM) return undefined
      const ResponseContentDisposition = isAttachment ? 'attachment' : undefined
      const object = { Bucket, Key: keyOf(name), ResponseContentType: type, ResponseContentDisposition }
      return objects.signedAddress(object, DIRECT_SECONDS)
    },
  }
}

interface Hashes {
  readonly bytes: number
  /** In hex. */
  readonly sha256: string
  /** In Base64, as the header has it. */
  readonly md5: string
}

async function hashesOf(path: string): Promise<Hashes> {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')]
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    sha256.update(chunk)
    md5.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: sha256.digest('hex'), md5: md5.digest('base64') }
}

const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
}
/** What the object is for whoever looks into the store; the host names the type of each answer itself. */
const contentType = (key: string): string => types[extname(key)] ?? 'application/octet-stream'
