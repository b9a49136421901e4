import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { CallError, formLimits } from '@vitrine/schemas'
import { asRecord } from '../as-record.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Crop, MadeFile } from './image-process.ts'
import { type ProcessedImage, processInquiryImage, processSiteImage } from './process-image.ts'
import { ownerLimits, type Received, receive, type UploadLimits } from './receive.ts'
import { type Sniffed, sniffedType } from './sniff.ts'

/** A file that is stored for good, under the name by which the store knows it. */
export interface StoredFile {
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly width?: number
  readonly height?: number
}

/** The files of one upload, the one to name first. */
export type StoredFiles = readonly [StoredFile, ...StoredFile[]]

/** An upload that is stored, ready to be written into a row. */
export interface StoredUpload extends Sniffed {
  /** 128 bits that nobody can guess, as 32 hex digits. */
  readonly id: string
  readonly files: StoredFiles
  readonly width?: number
  readonly height?: number
  /** It moved; only its first frame is left. */
  readonly isAnimated?: boolean
  /** Of the bytes that were sent, in hex; nothing for what was made here. */
  readonly sha256?: string
}

/** Where an upload comes from and whose it becomes. */
interface Upload {
  readonly source: AsyncIterable<Uint8Array>
  readonly tenantId: string
}

/**
 * Stores what an owner uploads: pictures in their copies, films and documents as they are. The row is
 * written by the caller afterwards; until then the files are orphans, which `sweep` finds.
 *
 * @param allowed what is taken; only pictures for a poster.
 * @param mayKeep is asked with the hash of the bytes when all of them came; what it throws ends the upload.
 * @throws MediaFileError, or CallError `no_space`, `unavailable`; nothing stays stored then.
 */
export async function storeSiteFile(
  upload: Upload,
  store: FileStore,
  allowed: UploadLimits = ownerLimits,
  mayKeep: (sha256: string) => Promise<void> = async () => undefined,
): Promise<StoredUpload> {
  const received = await receive(upload.source, store, allowed)
  const { sha256 } = received
  try {
    await mayKeep(sha256)
  } catch (error) {
    await rm(received.path, { force: true })
    throw error
  }
  if (received.kind === 'image')
    return keepImage(upload.tenantId, received, store, (one, files) => processSiteImage(one, files))
  const id = newId()
  const name = `${upload.tenantId}/${id}.${received.extension}`
  await putAll([[received.path, name]], store)
  return { id, ...sniffedFields(received), sha256, files: [{ name, type: received.type, bytes: received.bytes }] }
}

/** Stores one picture of an inquiry (R178, R180). `store` is the private one, that nobody serves. */
export async function storeInquiryImage(upload: Upload, store: FileStore): Promise<StoredUpload> {
  const received = await receive(upload.source, store, { image: formLimits.imageBytes - 1 })
  return keepImage(upload.tenantId, received, store, processInquiryImage)
}

/**
 * Stores a part of a picture of the site as a picture of its own, in its copies.
 *
 * @param file the picture as it is stored in `from`.
 * @throws CallError `not_found` when it is not there any more; as `storeSiteFile`.
 */
export async function storeCrop(
  { file, tenantId, crop }: { readonly file: StoredFile; readonly tenantId: string; readonly crop: Crop },
  from: FileStore,
  store: FileStore,
): Promise<StoredUpload> {
  const source = await from.onDisk(file.name)
  if (!source) throw new CallError('not_found')
  try {
    const made = await processSiteImage({ path: source.path, type: file.type }, store, crop)
    const [{ format }] = made.files
    return await keepMade(
      tenantId,
      { kind: 'image', type: `image/${format}`, extension: endingOf({ format }) },
      made,
      store,
    )
  } finally {
    await source.release()
  }
}

async function keepImage(
  tenantId: string,
  received: Received,
  store: FileStore,
  processed: (received: Received, store: FileStore) => Promise<ProcessedImage>,
): Promise<StoredUpload> {
  try {
    const made = await processed(received, store)
    return { ...(await keepMade(tenantId, sniffedFields(received), made, store)), sha256: received.sha256 }
  } finally {
    await rm(received.path, { force: true })
  }
}

async function keepMade(
  tenantId: string,
  sniffed: Sniffed,
  { files, width, height, isAnimated }: ProcessedImage,
  store: FileStore,
): Promise<StoredUpload> {
  const id = newId()
  const stored = (file: MadeFile) => storedFile(file, nameOf(`${tenantId}/${id}`, file, width))
  await putAll(
    files.map((file) => [file.path, stored(file).name]),
    store,
  )
  const [first, ...others] = files
  return { id, ...sniffed, files: [stored(first), ...others.map(stored)], width, height, isAnimated }
}

const newId = (): string => randomBytes(16).toString('hex')

const sniffedFields = ({ kind, type, extension }: Sniffed): Sniffed => ({ kind, type, extension })
const endingOf = ({ format }: Pick<MadeFile, 'format'>) => (format === 'jpeg' ? 'jpg' : format)

/** The widest copy has the plain name, the others the names that `imageVariant` asks for. */
const nameOf = (stem: string, file: MadeFile, widest: number): string =>
  `${stem}${file.width === widest ? '' : `-${file.width}`}.${endingOf(file)}`

const storedFile = (file: MadeFile, name: string): StoredFile => ({
  name,
  type: sniffedType(endingOf(file)),
  bytes: file.bytes,
  width: file.width,
  height: file.height,
})

/** All of them, or none. */
async function putAll(files: readonly (readonly [temporary: string, name: string])[], store: FileStore) {
  try {
    for (const [temporary, name] of files) await store.put(temporary, name)
  } catch (error) {
    await Promise.all(files.map(([temporary]) => rm(temporary, { force: true })))
    // The sweep removes what cannot be removed now; why the upload failed is what counts.
    await store.remove(files.map(([, name]) => name)).catch(() => undefined)
    throw isFull(error) ? new CallError('no_space') : error
  }
}

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(asRecord(error).code))
