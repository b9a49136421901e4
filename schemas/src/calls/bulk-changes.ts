import { contentKinds, type Status, statuses } from '../content/kinds.ts'
import { languageCode } from '../documents/draft.ts'
import { ID_PATTERN } from '../ids.ts'
import type { Json } from '../json.ts'
import { limits } from '../limits.ts'
import { call, listOf, shaped, startedJob } from './call.ts'
import type { ContentRow } from './content-rows.ts'
import { byId, paging } from './fields.ts'

const kind = { enum: contentKinds } as const
const byKind = { type: 'object', required: ['kind'], additionalProperties: false, properties: { kind } } as const
const ids = { type: 'array', maxItems: limits.nodes, items: { type: 'string', pattern: ID_PATTERN } } as const

/** Which contents of a kind: some by their ids, or all that a table finds but for some. */
export type ContentSelection =
  | { readonly ids: readonly string[] }
  | {
      /** As `content.rows` takes them; the filter is JSON. */
      readonly matching: { readonly q?: string; readonly filter?: string }
      readonly except?: readonly string[]
    }

const selection = {
  oneOf: [
    { type: 'object', required: ['ids'], additionalProperties: false, properties: { ids: { ...ids, minItems: 1 } } },
    {
      type: 'object',
      required: ['matching'],
      additionalProperties: false,
      properties: {
        matching: {
          type: 'object',
          additionalProperties: false,
          properties: { q: { type: 'string', maxLength: 200 }, filter: { type: 'string', maxLength: 10_000 } },
        },
        except: ids,
      },
    },
  ],
} as const

/** What becomes of each of them. */
export type BulkChange =
  | { readonly type: 'set'; readonly path: string; readonly language?: string; readonly value: Json }
  | { readonly type: 'clear'; readonly path: string; readonly language?: string }
  | { readonly type: 'status'; readonly status: Status }
  | { readonly type: 'remove' }

/** The name of a field at the top of a record. */
const path = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9]{0,59}$' } as const

const change = {
  oneOf: [
    {
      type: 'object',
      required: ['type', 'path', 'value'],
      additionalProperties: false,
      properties: { type: { const: 'set' }, path, language: languageCode, value: {} },
    },
    {
      type: 'object',
      required: ['type', 'path'],
      additionalProperties: false,
      properties: { type: { const: 'clear' }, path, language: languageCode },
    },
    {
      type: 'object',
      required: ['type', 'status'],
      additionalProperties: false,
      properties: { type: { const: 'status' }, status: { enum: statuses } },
    },
    { type: 'object', required: ['type'], additionalProperties: false, properties: { type: { const: 'remove' } } },
  ],
} as const

interface BulkQuestion {
  readonly selection: ContentSelection
  readonly change: BulkChange
}

/** What becomes of a content: it changes, it says so already, or it may not or cannot be changed so. */
export const bulkOutcomes = ['changed', 'same', 'refused'] as const
export type BulkOutcome = (typeof bulkOutcomes)[number]

/** What a change would make of one content. */
export interface BulkPreviewItem {
  readonly id: string
  /** In the source language. */
  readonly name: string
  readonly outcome: BulkOutcome
  /** What the field shows in the language of the change, as the cell of a table; left out where no field is changed. */
  readonly before?: Pick<ContentRow, 'values' | 'origins'>
  readonly after?: Pick<ContentRow, 'values' | 'origins'>
  /** Why it is refused. */
  readonly message?: string
}

const cells = {
  type: 'object',
  required: ['values', 'origins'],
  additionalProperties: false,
  properties: {
    values: { type: 'object' },
    origins: { type: 'object', additionalProperties: { type: 'string' } },
  },
} as const

export const previewBulkChange = call('POST v1/content/{kind}/bulk/preview', {
  name: 'content.previewBulk',
  access: 'content.write',
  isRepeatable: true,
  isSave: true,
  bodyLimit: limits.page,
  summary:
    'What a change of many contents would make of each: the value before and after, and why it is refused. Nothing is changed. A page holds up to 500; the contents stand in the order of their kind.',
  params: byKind,
  body: shaped<BulkQuestion & { readonly page?: number; readonly pageSize?: number }>({
    type: 'object',
    required: ['selection', 'change'],
    additionalProperties: false,
    properties: {
      selection,
      change,
      page: paging.page,
      pageSize: { type: 'integer', minimum: 1, maximum: limits.bulkPreview, default: 100 },
    },
  }),
  answer: shaped<{
    readonly items: readonly BulkPreviewItem[]
    readonly total: number
    readonly page: number
    readonly pageSize: number
  }>(
    listOf({
      type: 'object',
      required: ['id', 'name', 'outcome'],
      additionalProperties: false,
      properties: {
        id: { type: 'string' },
        name: { type: 'string' },
        outcome: { enum: bulkOutcomes },
        before: cells,
        after: cells,
        message: { type: 'string' },
      },
    }),
  ),
})

/** What came of a change of many contents. */
export interface BulkResult {
  readonly changed: number
  readonly same: number
  readonly refused: number
  /** The first hundred that were refused, and why. */
  readonly refusals: readonly { readonly id: string; readonly name: string; readonly message: string }[]
}

export const startBulkChange = call('POST v1/content/{kind}/bulk', {
  name: 'content.changeBulk',
  access: 'content.write',
  limit: 'write',
  isSave: true,
  bodyLimit: limits.page,
  status: 202,
  summary:
    'Changes many contents in the same way, as a job. Which they are is decided now: what fits the filter later is not changed. The result of the job counts those that were changed, are the same, and were refused.',
  params: byKind,
  body: shaped<BulkQuestion>({
    type: 'object',
    required: ['selection', 'change'],
    additionalProperties: false,
    properties: { selection, change },
  }),
  answer: startedJob,
})

export const undoBulkChange = call('POST v1/content/bulk/{id}/undo', {
  name: 'content.undoBulk',
  access: 'content.write',
  limit: 'write',
  isRepeatable: true,
  status: 202,
  summary:
    'Takes back what the job with this id changed in many contents, as a job. What somebody changed since stays as it is, and counts as refused. Possible for a week.',
  params: byId,
  answer: startedJob,
})
