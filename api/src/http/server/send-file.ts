import { CallError } from '@vitrine/schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange } from '../../platform/files/file-store.ts'
import type { ServedFile } from '../../platform/files/find-file.ts'
import { isNotModified } from './etag.ts'
import { sendStatus } from './plain-answers.ts'

/**
 * Answers with a file, or with the one part of it that is asked for; whoever has it already is told so. What is large
 * may be left to the store itself (`directAddress`).
 *
 * @param headers of the answer; `content-type` must be among them.
 * @param isForEverybody whether whoever has its address may read it.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, name, facts: { bytes, modifiedAt } }: ServedFile,
  headers: Readonly<Record<string, string>> & { readonly 'content-type': string },
  isForEverybody = true,
): Promise<void> {
  const isHead = request.method === 'HEAD'
  const etag = `"${bytes.toString(36)}-${Math.floor(modifiedAt.getTime()).toString(36)}"`
  const lastModified = modifiedAt.toUTCString()
  reply.headers({ ...headers, etag, 'last-modified': lastModified, 'accept-ranges': 'bytes' })
  if (hasIt(request, etag, modifiedAt)) return void reply.code(304).removeHeader('content-type').send()
  const range = rangeOf(request, bytes, [etag, lastModified])
  if (range === 'beyond')
    return void sendStatus(reply.removeHeader('etag').header('content-range', `bytes */${bytes}`), 416)
  const isAttachment = headers['content-disposition'] !== undefined
  const address =
    isHead || !isForEverybody
      ? undefined
      : await store.directAddress(name, { type: headers['content-type'], isAttachment, bytes })
  if (address !== undefined)
    return void reply.removeHeader('etag').header('cache-control', 'no-store').redirect(address, 302)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  reply.header('content-length', range ? range.end - range.start + 1 : bytes)
  if (isHead) return void reply.send('')
  const found = await store.read(name, range)
  // It was removed in the meantime.
  if (!found) return void sendStatus(withoutHeaders(reply), 404)
  reply.send(found.stream)
}

/**
 * Answers, or tells in a status why the store does not: in the words of no page, since pages ask for files.
 *
 * @param answer whether there is something to answer with; it does not wait until that is sent.
 */
export async function orStatus(reply: FastifyReply, answer: () => Promise<boolean>): Promise<FastifyReply> {
  try {
    if (!(await answer())) reply.callNotFound()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    sendStatus(withoutHeaders(reply).header('retry-after', error.retryAfter ?? 30), error.status)
  }
  return reply
}

function withoutHeaders(reply: FastifyReply): FastifyReply {
  for (const name of [
    'etag',
    'last-modified',
    'accept-ranges',
    'content-range',
    'content-length',
    'content-disposition',
  ])
    reply.removeHeader(name)
  return reply
}

/** RFC 9110, 13.2.2: the tag counts before the time, which knows no parts of a second. */
function hasIt({ headers }: FastifyRequest, etag: string, modifiedAt: Date): boolean {
  if (headers['if-none-match'] !== undefined) return isNotModified(etag, headers['if-none-match'])
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(modifiedAt.getTime() / 1000) * 1000 <= since
}

/**
 * The part of a file that a request asks for; `undefined` for the whole, which is also the answer to several parts,
 * and to a part of what the file is no longer (If-Range).
 */
function rangeOf(
  { headers }: FastifyRequest,
  bytes: number,
  versions: readonly string[],
): ByteRange | 'beyond' | undefined {
  const [, first = '', last = ''] = /^\s*bytes=\s*([0-9]*)-([0-9]*)\s*$/.exec(headers.range ?? '') ?? []
  const ifRange = headers['if-range']
  if (first === '' && last === '') return undefined
  if (ifRange !== undefined && !versions.includes(String(ifRange))) return undefined
  if (first === '')
    return Number(last) === 0 || bytes === 0 ? 'beyond' : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 }
  if (Number(first) >= bytes) return 'beyond'
  if (last !== '' && Number(last) < Number(first)) return undefined
  return { start: Number(first), end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
}
