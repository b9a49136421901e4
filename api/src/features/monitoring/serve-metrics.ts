import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const sha256 = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether somebody may read the metrics: who shows the token, where there is one; else who asks from
 * this machine, and not for somebody else.
 */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const { authorization = '', forwarded, 'x-forwarded-for': forwardedFor } = request.headers
  if (token !== undefined) return timingSafeEqual(sha256(authorization), sha256(`Bearer ${token}`))
  // A proxy on this machine asks from here too, for anybody.
  return loopback.has(request.socket.remoteAddress ?? '') && forwarded === undefined && forwardedFor === undefined
}

/** Answers `GET /metrics` as Prometheus reads it; for everybody else there is no such page. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound()
    const { type, body } = await metrics.text()
    return reply.header('cache-control', 'no-store').type(type).send(body)
  })
}
