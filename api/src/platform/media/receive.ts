import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { CallError, limits } from '@vitrine/schemas'
import { asRecord } from '../as-record.ts'
import type { FileStore } from '../files/file-store.ts'
import { MediaFileError } from './media-file-error.ts'
import { HEAD_BYTES, type Sniffed, sniff } from './sniff.ts'

/** An upload that lies in a temporary file, whole, with the type that its content has. */
export interface Received extends Sniffed {
  readonly path: string
  readonly bytes: number
  /** Of its bytes, in hex. */
  readonly sha256: string
}

/** The most bytes that are taken of each kind; a kind that is left out is refused. */
export type UploadLimits = Readonly<Partial<Record<Sniffed['kind'], number>>>

/** What owners may send. */
export const ownerLimits: UploadLimits = { image: limits.image, video: limits.video, file: limits.file }

/**
 * Writes an upload to a temporary file as it arrives, and refuses it as soon as its first bytes tell
 * that it is of no use, or its bytes are too many. Nothing stays on disk when it throws.
 *
 * @param source the bytes; it is not read further once the upload is refused.
 * @throws MediaFileError, or CallError `no_space` when the disk is full.
 */
export async function receive(
  source: AsyncIterable<Uint8Array>,
  store: Pick<FileStore, 'temporary'>,
  allowed: UploadLimits,
): Promise<Received> {
  const path = await store.temporary()
  try {
    return { path, ...(await write(source, path, allowed)) }
  } catch (error) {
    await rm(path, { force: true })
    const { code } = asRecord(error)
    throw code === 'ENOSPC' || code === 'EDQUOT' ? new CallError('no_space') : error
  }
}

async function write(
  source: AsyncIterable<Uint8Array>,
  path: string,
  allowed: UploadLimits,
): Promise<Sniffed & { bytes: number; sha256: string }> {
  const handle = await open(path, 'wx')
  try {
    let head = Buffer.alloc(0)
    let found: Sniffed | undefined
    let bytes = 0
    const hash = createHash('sha256')
    for await (const chunk of source) {
      bytes += chunk.byteLength
      if (!found) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
        if (head.length === HEAD_BYTES) found = admit(head, allowed)
      }
      const limit = found ? limitFor(found, allowed) : Math.max(...Object.values(allowed))
      if (bytes > limit) throw new MediaFileError('too_large', 'problem.tooLarge', { limit })
      hash.update(chunk)
      await handle.writeFile(chunk)
    }
    return { ...(found ?? admit(head, allowed)), bytes, sha256: hash.digest('hex') }
  } finally {
    await handle.close()
  }
}

const limitFor = ({ kind }: Sniffed, allowed: UploadLimits): number => allowed[kind] ?? 0

/**
 * What a file is by its first bytes.
 *
 * @throws MediaFileError for a type that is not taken.
 */
export function admit(head: Uint8Array, allowed: UploadLimits): Sniffed {
  const found = sniff(head)
  if (limitFor(found, allowed) === 0) throw new MediaFileError('wrong_type', 'problem.media.type')
  return found
}
