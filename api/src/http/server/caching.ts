import type { FastifyReply, FastifyRequest } from 'fastify'
import { encoded } from './encoding.ts'
import { isNotModified, weakTag } from './etag.ts'

const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const PRIVATE = 'private, no-store'
const JSON_TYPE = 'application/json; charset=utf-8'

/** Says what caches may do with an answer (R250) and what it depends on (R246). */
function sayCaching(reply: FastifyReply, isPublic: boolean, isOfWho: boolean): void {
  reply.header('cache-control', isPublic ? PUBLIC : PRIVATE)
  // Where members read something else, no cache may give them what visitors get, or the other way round.
  reply.header('vary', `Client-id, Lang, Host, Accept-Encoding${isOfWho ? ', Cookie, Authorization' : ''}`)
  reply.header('x-content-type-options', 'nosniff')
}

/**
 * Sends JSON as the caller takes it. A public answer gets a tag, a weak one because every encoding has
 * the same, and is left out when the caller has it already (304).
 */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
  isPublic: boolean,
  isOfWho = false,
): Promise<FastifyReply> {
  sayCaching(reply, isPublic, isOfWho)
  if (isPublic) {
    const tag = weakTag(json)
    reply.header('etag', tag)
    if (isNotModified(tag, request.headers['if-none-match'])) {
      reply.code(304)
      // Fastify would tell that what HEAD asks for is empty; it is given the body to measure it.
      if (request.method !== 'HEAD') return reply.send()
    }
  }
  const { encoding, body } = await encoded(json, request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(JSON_TYPE).send(body)
}

/** A 304 has no body, so it names no type of one. */
export async function leaveOutType(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode === 304) reply.removeHeader('content-type')
}
