import { CallError, call } from '@vitrine/schemas'
import { sql } from 'kysely'
import { type Answered, answerWithoutSite } from '../calls/answer.ts'
import type { Storage } from '../storage/storage.ts'

/** Whether this process turns at all. */
export const health = call('GET health', {
  access: 'visitor',
  cache: 'private',
  summary: 'Tells that the service is alive, and its version.',
  answer: {
    type: 'object',
    required: ['status', 'version', 'uptime'],
    additionalProperties: false,
    properties: { status: { const: 'ok' }, version: { type: 'string' }, uptime: { type: 'integer' } },
  },
})

/** Whether it can do its work: the database answers. */
export const ready = call('GET ready', {
  access: 'visitor',
  cache: 'private',
  summary: 'Tells that the database answers; 503 when it does not.',
  answer: {
    type: 'object',
    required: ['status'],
    additionalProperties: false,
    properties: { status: { const: 'ready' } },
  },
})

/** The two questions of whoever watches the process; they are no calls of the product. */
export const healthAnswers = ({ db }: Storage, version: string): readonly Answered[] => [
  answerWithoutSite(health, () => ({ status: 'ok' as const, version, uptime: Math.floor(process.uptime()) })),
  answerWithoutSite(ready, async () => {
    try {
      await sql`select 1 from tenants where id = ''`.execute(db)
    } catch {
      throw new CallError('unavailable')
    }
    return { status: 'ready' as const }
  }),
]
