import type { MultipartFile } from '@fastify/multipart'
import { CallError, limits } from '@vitrine/schemas'
import type { FastifyRequest } from 'fastify'
import { asRecord } from '../../platform/as-record.ts'
import { MediaFileError } from '../../platform/media/media-file-error.ts'
import type { SentFile } from '../question/sent-file.ts'

/** The files of a request, one after the other; none when it is no form, no bytes and no mail. What nobody reads is thrown away. */
export async function* sentFiles(request: FastifyRequest): AsyncGenerator<SentFile> {
  const { body } = request
  if (Buffer.isBuffer(body)) yield { field: 'body', name: undefined, source: inOnePiece(body) }
  if (!request.isMultipart()) return
  const parts = request.files()
  const nextPart = () => parts.next().catch((error: unknown) => Promise.reject(asUnreadable(error)))
  try {
    for (let next = await nextPart(); !next.done; next = await nextPart()) {
      const { fieldname, filename, file } = next.value
      try {
        yield { field: fieldname, name: filename, source: bytesOf(file) }
      } finally {
        file.resume()
      }
    }
  } finally {
    // Else a sender that has not finished would never hear the answer, and the line would stay open.
    void drain(parts)
  }
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** A form that is none: its boundary is missing, or it ends in the middle. What has a status of its own keeps it. */
const asUnreadable = (error: unknown): unknown =>
  error instanceof CallError || asRecord(error).statusCode ? error : new CallError('unreadable')

async function drain(parts: AsyncIterator<MultipartFile>): Promise<void> {
  try {
    for (let next = await parts.next(); !next.done; next = await parts.next()) next.value.file.resume()
  } catch {
    // A form that breaks off, or goes on for too long: the answer is on its way already.
  }
}

async function* bytesOf(file: MultipartFile['file']): AsyncGenerator<Uint8Array> {
  // A stream that is left early must go on flowing, so it is not destroyed.
  const chunks = file.iterator({ destroyOnReturn: false })
  try {
    for await (const chunk of chunks) yield chunk
  } catch (error) {
    throw asUnreadable(error)
  }
  if (file.truncated) throw new MediaFileError('too_large', 'problem.tooLarge', { limit: limits.video })
}
