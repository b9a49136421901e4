import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Answers with no more than a status: for files, which pages ask for, so that nobody reads what is said of them. */
export const sendStatus = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send(`${status} ${STATUS_CODES[status] ?? ''}\n`)

const failures = {
  400: { code: 'unreadable', message: 'The address cannot be read.' },
  421: { code: 'tenant_not_found', message: 'There is no site at this address.' },
} as const

/** What the API would say of a request that never reached it. */
export const sendCallFailure = (
  { id }: FastifyRequest,
  reply: FastifyReply,
  status: keyof typeof failures,
): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: { ...failures[status], requestId: id } }))
