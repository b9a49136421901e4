import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingOf } from '../server/encoding.ts'
import { isNotModified } from '../server/etag.ts'
import type { CachedPage } from './page-cache.ts'

/** What stands around the body of an answer. */
export interface AnswerHead {
  readonly status: number
  readonly noindex: boolean
  readonly cacheControl: string
  /** What the answer depends on beside its address and encoding. */
  readonly vary?: string | undefined
  /** HTML when it is left out. */
  readonly contentType?: string | undefined
  /** When asking again makes sense, in seconds. */
  readonly retryAfter?: number | undefined
}

interface SendOptions {
  /** When the work on it began, as `performance.now()` tells. */
  readonly since: number
  readonly headers: Readonly<Record<string, string>>
  /** Changes HTML before it is sent; while developing. */
  readonly transform?: ((html: string, target: string) => Promise<string>) | undefined
}

/** Sends a page with the headers that belong to it, or 304 to who has it already. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { meta, etag, body }: CachedPage<AnswerHead>,
  { since, headers, transform }: SendOptions,
): Promise<FastifyReply> {
  sendHead(reply, meta, since).headers(headers)
  if (transform && meta.contentType === undefined)
    return reply.send(await transform(String(await body('identity')), request.url))
  if (meta.status === 200 && request.method !== 'POST') {
    reply.header('etag', etag)
    if (isNotModified(etag, request.headers['if-none-match']))
      return reply.code(304).removeHeader('content-type').send()
  }
  const encoding = encodingOf(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await body(encoding))
}

function sendHead(reply: FastifyReply, meta: AnswerHead, since: number): FastifyReply {
  reply
    .code(meta.status)
    .type(meta.contentType ?? 'text/html; charset=utf-8')
    .header('cache-control', meta.cacheControl)
    .header('vary', meta.vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${meta.vary}`)
    .header('server-timing', `render;dur=${(performance.now() - since).toFixed(1)}`)
  if (meta.noindex) reply.header('x-robots-tag', 'noindex')
  if (meta.status === 405) reply.header('allow', 'GET, HEAD')
  const retryAfter = meta.retryAfter ?? (meta.status === 503 ? 5 : undefined)
  return retryAfter === undefined ? reply : reply.header('retry-after', String(retryAfter))
}
