import type { SchemaNode } from '../keywords.ts'
import { call, listOf } from './call.ts'
import { paging } from './fields.ts'

/** Something that was done, and by whom. */
export const auditEntry = {
  type: 'object',
  required: ['id', 'at', 'action', 'object', 'details'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    at: { type: 'string' },
    /** `member.change`, `domain.add` … */
    action: { type: 'string' },
    /** On what: an id, a host, a clientId. */
    object: { type: 'string' },
    details: { type: 'object' },
    /** Who did it; missing when nobody was signed in, or the account is gone. */
    account: {
      type: 'object',
      required: ['id', 'name', 'email'],
      additionalProperties: false,
      properties: { id: { type: 'string' }, name: { type: 'string' }, email: { type: 'string' } },
    },
    /** Whom it was done to, where `object` is an account that is still there. */
    person: {
      type: 'object',
      required: ['name', 'email'],
      additionalProperties: false,
      properties: { name: { type: 'string' }, email: { type: 'string' } },
    },
    /** The name of the API key that it was done with. */
    key: { type: 'string' },
    requestId: { type: 'string' },
  },
} as const satisfies SchemaNode

/** `2026-03-15`, `2026-03-15T08:00:00Z` */
const moment = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(?:T[\\d:.]{5,12}Z)?$' } as const

export const listDeeds = call('GET v1/site/audit', {
  name: 'audit.list',
  access: 'audit.read',
  summary: 'What was done on the site and by whom, the newest first.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...paging,
      /** One action (`member.change`), or all of a kind (`member`). */
      action: { type: 'string', pattern: '^[a-z]+(?:[.-][a-z]+)*$', maxLength: 60 },
      /** From this day or moment on: `2026-03-15`, `2026-03-15T08:00:00Z`. */
      from: moment,
      /** Before this day or moment. */
      to: moment,
      /** The id of the account that did it. */
      account: { type: 'string', minLength: 1, maxLength: 64 },
    },
  },
  answer: listOf(auditEntry),
})
