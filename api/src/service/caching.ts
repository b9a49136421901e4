import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const PRIVATE = 'private, no-store'

/** Says what caches may do with an answer (R250) and what it depends on (R246). */
export function sayCaching(reply: FastifyReply, isPublic: boolean): void {
  reply.header('cache-control', isPublic ? PUBLIC : PRIVATE)
  reply.header('vary', 'Client-id, Lang, Host')
}

/** Whether one of the tags of `If-None-Match` is the tag; a weak one counts, as RFC 9110 compares them. */
const holdsTag = (wanted: string, tag: string): boolean =>
  wanted.trim() === '*' || wanted.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

/** Gives a public answer its tag, and leaves its body out when the asker has it already (304). */
export function tagged(request: FastifyRequest, reply: FastifyReply, body: string): string | null {
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
  reply.header('etag', tag)
  const wanted = request.headers['if-none-match']
  if (wanted === undefined || !holdsTag(wanted, tag)) return body
  reply.code(304).removeHeader('content-type')
  return null
}
