import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import {
  CallError,
  cancelUpload,
  finishUpload,
  limits,
  listUploads,
  newId,
  sendUploadPiece,
  startUpload,
} from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../../http/endpoint/endpoint.ts'
import type { SentFile } from '../../../http/question/sent-file.ts'
import { type FileStore, removeBelow } from '../../../platform/files/file-store.ts'
import { MediaFileError } from '../../../platform/media/media-file-error.ts'
import { admit, ownerLimits } from '../../../platform/media/receive.ts'
import { HEAD_BYTES } from '../../../platform/media/sniff.ts'
import { listedUpload, storedUpload } from '../store-media.ts'
import {
  countPiece,
  deleteUpload,
  insertUpload,
  type Unfinished,
  unfinishedUpload,
  unfinishedUploads,
  uploadOfFile,
} from './uploads.queries.ts'

/** So many uploads of one member may be under way; the oldest gives way to one more. */
const MOST_UNFINISHED = 20

const ownerOf = ({ tenant, account }: MemberContext) => ({ tenantId: tenant.id, accountId: account.id })

const pieceName = (tenantId: string, id: string, from: number): string => `${tenantId}/${id}/${from}`

/** The next piece begins elsewhere. */
const elsewhere = (from: number): CallError => new CallError('conflict', { details: { reason: 'piece', from } })

async function throwAway({ storage, tenant }: MemberContext, id: string): Promise<void> {
  await deleteUpload(storage.db, tenant.id, id)
  await removeBelow(storage.files.uploadPieces, `${tenant.id}/${id}/`)
}

/** The bytes of the one body of a request. */
async function bytesIn(files: AsyncIterable<SentFile>): Promise<Buffer> {
  for await (const { source } of files) return buffer(source)
  throw new CallError('wrong_type')
}

/** Refuses at its first piece what would be refused at its last. */
function assertAdmitted(head: Uint8Array, bytes: number): void {
  const { kind } = admit(head.subarray(0, HEAD_BYTES), ownerLimits)
  const limit = ownerLimits[kind] ?? 0
  if (bytes > limit) throw new MediaFileError('too_large', 'problem.tooLarge', { limit })
}

async function keepPiece(store: FileStore, name: string, bytes: Uint8Array): Promise<void> {
  const temporary = await store.temporary()
  await writeFile(temporary, bytes, { flag: 'wx' })
  await store.put(temporary, name)
}

/** All bytes of an upload, piece after piece. */
async function* bytesOf(store: FileStore, tenantId: string, { id, bytes }: Unfinished): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes; ) {
    const piece = await store.read(pieceName(tenantId, id, at))
    if (!piece) throw new CallError('not_found')
    yield* piece.stream
    at += piece.bytes
  }
}

/** Uploads that come in pieces: a line that breaks, or a page that is closed, loses at most one of them. */
export const uploadRoutes: readonly Endpoint[] = [
  memberEndpoint(startUpload, async (file, context) => {
    const { db } = context.storage
    const owner = ownerOf(context)
    const known = await uploadOfFile(db, owner, file)
    if (known) return known
    const others = await unfinishedUploads(db, owner)
    for (const { id } of others.slice(MOST_UNFINISHED - 1)) await throwAway(context, id)
    return insertUpload(db, owner, newId(), file)
  }),

  memberEndpoint(listUploads, (_, context) => unfinishedUploads(context.storage.db, ownerOf(context))),

  memberEndpoint(sendUploadPiece, async ({ id, from }, context) => {
    const { storage, tenant, t } = context
    const upload = await unfinishedUpload(storage.db, ownerOf(context), id)
    const bytes = await bytesIn(context.files)
    if (from !== upload.from) throw elsewhere(upload.from)
    const most = Math.min(limits.uploadPiece, upload.bytes - from)
    // Else one member could make as many files as there are bytes.
    if (bytes.length !== most)
      throw new CallError('invalid_request', { fields: { body: t('problem.maximum', { limit: most }) } })
    if (from === 0) assertAdmitted(bytes, upload.bytes)
    await keepPiece(storage.files.uploadPieces, pieceName(tenant.id, id, from), bytes)
    const to = from + bytes.length
    if (!(await countPiece(storage.db, tenant.id, id, { from, to })))
      throw elsewhere((await unfinishedUpload(storage.db, ownerOf(context), id)).from)
    return unfinishedUpload(storage.db, ownerOf(context), id)
  }),

  memberEndpoint(finishUpload, async ({ id, duplicates }, context) => {
    const { storage, tenant } = context
    const upload = await unfinishedUpload(storage.db, ownerOf(context), id)
    if (upload.from < upload.bytes) throw elsewhere(upload.from)
    const source = bytesOf(storage.files.uploadPieces, tenant.id, upload)
    const stored = await storedUpload(context, source, duplicates).catch(async (error: unknown) => {
      // It would be refused again and again.
      if (error instanceof MediaFileError) await throwAway(context, id)
      throw error
    })
    // Whoever asks twice at the same time gets one file.
    if (!(await deleteUpload(storage.db, tenant.id, id))) {
      await storage.files.uploads.remove(stored.files.map(({ name }) => name))
      throw new CallError('not_found')
    }
    const listed = await listedUpload(context, upload.name, stored)
    await throwAway(context, id)
    return listed
  }),

  memberEndpoint(cancelUpload, async ({ id }, context) => {
    await unfinishedUpload(context.storage.db, ownerOf(context), id)
    await throwAway(context, id)
    return {}
  }),
]
