import { languageCode } from '../documents/draft.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'

/** The answer of a call that has nothing to tell. */
export const nothing = { type: 'object', additionalProperties: false, properties: {} } as const satisfies SchemaNode

/** Which page of a list is asked for. */
export const paging = {
  page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
  pageSize: { type: 'integer', minimum: 1, maximum: limits.pageSize, default: 24 },
} as const

export const pageOfList = {
  type: 'object',
  additionalProperties: false,
  properties: paging,
} as const satisfies SchemaNode

/** An id in an address. */
export const byId = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string', minLength: 1, maxLength: 64 } },
} as const satisfies SchemaNode

/** The languages that a translator may write. */
export const translatorLanguages = { type: 'array', maxItems: 100, uniqueItems: true, items: languageCode } as const

export const draftsIdField = { type: 'string', pattern: '^[1-9][0-9]{0,14}$' } as const

/** A secret word from a link that we made. */
export const tokenField = { type: 'string', minLength: 1, maxLength: 200 } as const

/** Names a job. */
export const byJob = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string', maxLength: 64 } },
} as const
