import { contentKinds, statuses } from '../content/kinds.ts'
import type { ContentRecord } from '../content/record.ts'
import { languageCode } from '../documents/draft.ts'
import type { Json } from '../json.ts'
import type { SchemaNode } from '../keywords.ts'
import { call, listOf, shaped } from './call.ts'
import type { ContentPlan } from './content-plans.ts'
import { nothing, paging } from './fields.ts'

const kind = { enum: contentKinds } as const
const byKind = { type: 'object', required: ['kind'], additionalProperties: false, properties: { kind } } as const
const byId = {
  type: 'object',
  required: ['kind', 'id'],
  additionalProperties: false,
  properties: { kind, id: { type: 'string', minLength: 1, maxLength: 64 } },
} as const
const name = { type: 'string', minLength: 1, maxLength: 120 } as const

/** A content in a table, in one language. */
export interface ContentRow
  extends Pick<
    ContentRecord,
    'id' | 'slug' | 'status' | 'order' | 'revision' | 'createdAt' | 'updatedAt' | 'publishedAt'
  > {
  /**
   * By column; what has no value is missing. Of rich text its first letters, of a list how many items it has, of money
   * `{ amount, currency?, per }` in minor units or `pending`, of a picture the picture, of what names contents
   * `[{ value, name? }]`, where one that is not there has no name.
   */
  readonly values: Readonly<Record<string, Json>>
  /** By column that has a value, where it may be translated: its language; `default` for one of the schema. */
  readonly origins: Readonly<Record<string, string>>
  /** The languages of the site that lack a text of it, and those with a text whose source has changed since. */
  readonly missing: readonly string[]
  readonly outdated: readonly string[]
  /** What becomes of it by itself, the next first; left out where nothing does. */
  readonly plans?: readonly Pick<ContentPlan, 'id' | 'status' | 'at' | 'timeZone'>[]
}

interface ContentRows {
  readonly items: readonly ContentRow[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

const codes = { type: 'array', items: { type: 'string' } } as const

const row = {
  type: 'object',
  required: [
    ...['id', 'slug', 'status', 'order', 'revision', 'createdAt', 'updatedAt'],
    ...['values', 'origins', 'missing', 'outdated'],
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    slug: { type: 'string' },
    status: { enum: statuses },
    order: { type: 'integer' },
    revision: { type: 'integer', minimum: 1 },
    createdAt: { type: 'string' },
    updatedAt: { type: 'string' },
    publishedAt: { type: 'string' },
    values: { type: 'object' },
    origins: { type: 'object', additionalProperties: { type: 'string' } },
    missing: codes,
    outdated: codes,
    plans: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'status', 'at', 'timeZone'],
        additionalProperties: false,
        properties: {
          id: { type: 'string' },
          status: { enum: statuses },
          at: { type: 'string' },
          timeZone: { type: 'string' },
        },
      },
    },
  },
} as const satisfies SchemaNode

export const contentRows = call('GET v1/content/{kind}/rows', {
  name: 'content.rows',
  access: 'content.read',
  summary: 'The contents of a kind as rows of a table in one language, whatever their status.',
  params: byKind,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      page: paging.page,
      pageSize: { ...paging.pageSize, default: 100 },
      q: { type: 'string', maxLength: 200 },
      /**
       * A column, with `-` in front for the largest first; what has no value comes last either way. When it is left out:
       * what fits `q` best, else the first order of the kind.
       */
      sort: { type: 'string', maxLength: 60, pattern: '^-?[A-Za-z][A-Za-z0-9]*$' },
      /** JSON, by column: values, `''` for none of them; from and to; or languages that lack something. */
      filter: {
        type: 'string',
        maxLength: 10_000,
        examples: ['{"state":["draft"],"price":{"from":100},"languages":{"missing":["de"]}}'],
      },
      /** That of the values; the source language when left out. */
      language: languageCode,
      /** Names with commas between them; those that the kind shows at first when left out. */
      columns: { type: 'string', maxLength: 1000, pattern: '^[A-Za-z][A-Za-z0-9]*(?:,[A-Za-z][A-Za-z0-9]*)*$' },
    },
  },
  answer: shaped<ContentRows>(listOf(row)),
})

export const contentChoices = call('GET v1/content/{kind}/choices', {
  name: 'content.choices',
  access: 'content.read',
  summary: 'The values of a column by which rows are filtered: with their names, and how many contents have each.',
  params: byKind,
  query: {
    type: 'object',
    required: ['path'],
    additionalProperties: false,
    properties: {
      /** The name of the column. */
      path: { type: 'string', maxLength: 60, pattern: '^[A-Za-z][A-Za-z0-9]*$' },
      /** That of the names; the source language when left out. */
      language: languageCode,
    },
  },
  answer: {
    type: 'array',
    items: {
      type: 'object',
      required: ['value', 'name', 'count'],
      additionalProperties: false,
      properties: {
        value: { type: 'string' },
        /** What it is called; the value itself where it is a word of ours. */
        name: { type: 'string' },
        /** Of languages: how many contents lack something in it. */
        count: { type: 'integer', minimum: 0 },
      },
    },
  },
})

export const contentUses = call('GET v1/content/{kind}/{id}/uses', {
  name: 'content.uses',
  access: 'content.read',
  summary: 'Where a content is used: on pages, in menus, in header and footer of drafts, and in other contents.',
  params: byId,
  answer: {
    type: 'array',
    items: {
      type: 'object',
      required: ['kind', 'id', 'name'],
      additionalProperties: false,
      properties: {
        kind: { enum: ['page', 'menu', 'part', ...contentKinds] },
        /** Of a page, a menu or a content; `header` or `footer`. */
        id: { type: 'string' },
        /** In the source language; the id of what has no name of its own. */
        name: { type: 'string' },
        /** The draft, of what stands in one. */
        draftsId: { type: 'string' },
      },
    },
  },
})

const writtenView = {
  type: 'object',
  required: ['name', 'query'],
  additionalProperties: false,
  properties: {
    name,
    /** The address of the table behind the `?`: search, filter, order, columns, language. */
    query: { type: 'string', maxLength: 12_000 },
    /** Whether all members see it. */
    isShared: { type: 'boolean', default: false },
  },
} as const satisfies SchemaNode

const view = {
  type: 'object',
  required: ['id', 'name', 'query', 'isShared', 'isOwn', 'updatedAt'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    ...writtenView.properties,
    isShared: { type: 'boolean' },
    /** Whether it is of who asks; those of others are shared. */
    isOwn: { type: 'boolean' },
    updatedAt: { type: 'string' },
  },
} as const satisfies SchemaNode

export const listContentViews = call('GET v1/content/{kind}/views', {
  name: 'contentViews.list',
  access: 'content.read',
  summary: 'The saved views of a table: those of the member who asks, and those that are shared, by name.',
  params: byKind,
  answer: { type: 'array', items: view },
})

export const addContentView = call('POST v1/content/{kind}/views', {
  name: 'contentViews.add',
  access: 'content.read',
  limit: 'write',
  status: 201,
  summary: 'Saves a view of a table. Only who may write contents shares one.',
  params: byKind,
  body: writtenView,
  answer: view,
})

export const changeContentView = call('PUT v1/content/{kind}/views/{id}', {
  name: 'contentViews.change',
  access: 'content.read',
  limit: 'write',
  summary: 'Changes a saved view: the own one, or a shared one by who may write contents.',
  params: byId,
  body: writtenView,
  answer: view,
})

export const removeContentView = call('DELETE v1/content/{kind}/views/{id}', {
  name: 'contentViews.remove',
  access: 'content.read',
  limit: 'write',
  status: 204,
  summary: 'Removes a saved view: the own one, or a shared one by who may write contents.',
  params: byId,
  answer: nothing,
})
