import { contentKinds, type Status, statuses } from '../content/kinds.ts'
import { type ContentRecord, contentFile } from '../content/record.ts'
import type { Settings } from '../documents/settings.ts'
import { ID_PATTERN } from '../ids.ts'
import { limits } from '../limits.ts'
import { call, listOf, shaped } from './call.ts'
import { listQuery } from './content.ts'
import { nothing } from './fields.ts'

const { slug, order, publishedAt, settings } = contentFile.properties
const id = { type: 'string', pattern: ID_PATTERN } as const
const kind = { enum: contentKinds } as const

const byKind = { type: 'object', required: ['kind'], additionalProperties: false, properties: { kind } } as const
const byId = {
  type: 'object',
  required: ['kind', 'id'],
  additionalProperties: false,
  properties: { kind, id: { type: 'string', maxLength: 64 } },
} as const

/** A product, case, article, collection or policy with its values in every language. */
const record = {
  type: 'object',
  required: ['id', 'kind', 'slug', 'status', 'order', 'revision', 'createdAt', 'updatedAt', 'settings'],
  additionalProperties: false,
  properties: {
    id,
    kind,
    slug,
    status: { enum: statuses },
    order: { type: 'integer' },
    /** Counts its changes; a change names the one that it was made on. */
    revision: { type: 'integer', minimum: 1 },
    createdAt: { type: 'string' },
    updatedAt: { type: 'string' },
    /** When it was published for the first time, or the day that its owner gave it. */
    publishedAt: { type: 'string' },
    settings,
  },
} as const

export interface ContentList {
  readonly items: readonly ContentRecord[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

/** What somebody says of a content; the rest is filled in. */
export interface ContentChanges {
  readonly slug?: string
  readonly status?: Status
  readonly order?: number
  /** A day or a time; when it was published for the first time, when left out. */
  readonly publishedAt?: string
  /** All of them, in every language. Notes of translations are worked out where they are left out. */
  readonly settings?: Settings
}

const changes = {
  slug,
  status: { enum: statuses },
  order: { type: 'integer', minimum: order.minimum, maximum: order.maximum },
  publishedAt,
  settings,
} as const

/** As much as a page may hold: texts in many languages are many values. */
const large = { isSave: true, bodyLimit: limits.page } as const

/** Members see all that there is, whichever draft is edited. */
const { draftsId: _draftsId, ...searchQuery } = listQuery.properties

export const contentList = call('GET v1/content/{kind}', {
  name: 'content.list',
  access: 'content.read',
  summary: 'The contents of a kind, whatever their status, in every language.',
  params: byKind,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...searchQuery,
      status: { enum: statuses },
      sort: { enum: [...listQuery.properties.sort.enum, 'updated'], default: 'relevance' },
    },
  },
  answer: shaped<ContentList>(listOf(record)),
})

export const contentDetail = call('GET v1/content/{kind}/{id}', {
  name: 'content.read',
  access: 'content.read',
  summary: 'One content by id or slug, whatever its status, in every language.',
  params: byId,
  /** `baseRevision` is what the next save of operations is made on. */
  answer: shaped<ContentRecord & { readonly baseRevision: number }>({
    ...record,
    required: [...record.required, 'baseRevision'],
    properties: { ...record.properties, baseRevision: { type: 'integer', minimum: 0 } },
  }),
})

export const createContent = call('POST v1/content/{kind}', {
  name: 'content.create',
  access: 'content.write',
  limit: 'write',
  ...large,
  status: 201,
  summary: 'Adds a content: a draft, unless it says that it is published.',
  params: byKind,
  body: shaped<ContentChanges & Required<Pick<ContentChanges, 'slug' | 'settings'>>>({
    type: 'object',
    required: ['slug', 'settings'],
    additionalProperties: false,
    properties: changes,
  }),
  answer: shaped<ContentRecord>(record),
})

export const changeContent = call('PUT v1/content/{kind}/{id}', {
  name: 'content.change',
  access: 'content.write',
  limit: 'write',
  ...large,
  summary: 'Changes a content; what is left out stays as it is. 409 when it was changed since the revision.',
  params: byId,
  body: shaped<ContentChanges & { readonly revision: number }>({
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: { revision: record.properties.revision, ...changes },
  }),
  answer: shaped<ContentRecord>(record),
})

export const removeContent = call('DELETE v1/content/{kind}/{id}', {
  name: 'content.remove',
  access: 'content.write',
  limit: 'write',
  status: 204,
  summary: 'Takes a content away for good. An archived one is not shown either, and can come back.',
  params: byId,
  answer: nothing,
})

export const orderContents = call('POST v1/content/{kind}/order', {
  name: 'content.order',
  isRepeatable: true,
  access: 'content.write',
  limit: 'write',
  status: 204,
  summary: 'Puts some contents of a kind into an order: they share out the places that they have now.',
  params: byKind,
  body: {
    type: 'object',
    required: ['ids'],
    additionalProperties: false,
    properties: { ids: { type: 'array', minItems: 1, maxItems: 1000, uniqueItems: true, items: id } },
  },
  answer: nothing,
})

export const moveContent = call('POST v1/content/{kind}/{id}/move', {
  name: 'content.move',
  access: 'content.write',
  limit: 'write',
  summary:
    'Takes a content to a place among all of its kind, counted from 1 in their own order; behind the last one it stands last. Visitors see it at once. Answers where it stood before.',
  params: byId,
  body: {
    type: 'object',
    required: ['position'],
    additionalProperties: false,
    properties: { position: { type: 'integer', minimum: 1, maximum: 1_000_000 } },
  },
  answer: {
    type: 'object',
    required: ['before', 'position', 'total'],
    additionalProperties: false,
    properties: {
      /** Where it stood, counted from 1. */
      before: { type: 'integer', minimum: 1 },
      position: { type: 'integer', minimum: 1 },
      /** How many of its kind there are. */
      total: { type: 'integer', minimum: 1 },
    },
  },
})
