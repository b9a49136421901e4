import { type Draft, type GlobalConfiguration, globalConfiguration } from '../documents/draft.ts'
import { type Operation, operation } from '../documents/operation.ts'
import { type PageRecord, slug } from '../documents/page.ts'
import { type PageSchema, pageSchema } from '../documents/page-schema.ts'
import { pageTypeKeys } from '../documents/page-types.ts'
import { type SettingsById, settingsById } from '../documents/settings.ts'
import { ID_PATTERN } from '../ids.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
import { call, shaped, streamed } from './call.ts'

export const draftsIdField = { type: 'string', pattern: '^[1-9][0-9]{0,14}$' } as const
const operationId = { type: 'string', pattern: ID_PATTERN } as const
const revisionField = { type: 'integer', minimum: 0 } as const
const pageIdField = { type: 'string', pattern: '^[A-Za-z0-9-]{1,64}$' } as const

const byDraft = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: draftsIdField },
} as const

/** An operation as it stands in the log of a draft. */
export interface LoggedOperation {
  readonly revision: number
  readonly operation: Operation
  /** What takes it back. */
  readonly inverse: Operation
  /** The name of who did it; nothing when the account is gone. */
  readonly by?: string
  readonly at: string
}

const loggedOperation = {
  type: 'object',
  required: ['revision', 'operation', 'inverse', 'at'],
  additionalProperties: false,
  properties: {
    revision: revisionField,
    operation: { type: 'object' },
    inverse: { type: 'object' },
    by: { type: 'string' },
    at: { type: 'string' },
  },
} as const satisfies SchemaNode

/** A draft with its home page; other pages come one by one. */
export interface WebsiteDraft extends Draft {
  readonly draftsInfo: { readonly id: string; readonly name: string; readonly revision: number }
}

export const websiteDraft = call('GET v1/page/website-draft/{id}', {
  access: 'draft.read',
  summary: 'A draft: its pages, menus and configuration, with the structure and settings of the home page.',
  params: byDraft,
  answer: shaped<WebsiteDraft>({
    type: 'object',
    required: ['draftsInfo', 'draftsId', 'name', 'revision', 'pagesList', 'menuList', 'globalConfiguration'],
    additionalProperties: false,
    properties: {
      draftsInfo: {
        type: 'object',
        required: ['id', 'name', 'revision'],
        additionalProperties: false,
        properties: { id: draftsIdField, name: { type: 'string' }, revision: revisionField },
      },
      draftsId: draftsIdField,
      name: { type: 'string' },
      revision: revisionField,
      pagesList: { type: 'array', items: { type: 'object' } },
      menuList: { type: 'array', items: { type: 'object' } },
      globalConfiguration: { type: 'object' },
      pageSchemaMap: { type: 'object' },
      componentsSettingValues: { type: 'object' },
    },
  }),
})

export const listDrafts = call('GET v1/page/drafts', {
  access: 'draft.read',
  summary: 'The drafts of the site.',
  answer: {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'name', 'revision'],
      additionalProperties: false,
      properties: { id: draftsIdField, name: { type: 'string' }, revision: revisionField },
    },
  },
})

/** A page of a draft as it is edited. */
export interface PageDocument {
  readonly page: PageRecord
  readonly pageSchema: PageSchema
  readonly componentsSettingValues: SettingsById
  readonly revision: number
}

export const pageDocument = shaped<PageDocument>({
  type: 'object',
  required: ['page', 'pageSchema', 'componentsSettingValues', 'revision'],
  additionalProperties: false,
  properties: {
    page: { type: 'object' },
    pageSchema: { type: 'object' },
    componentsSettingValues: { type: 'object' },
    revision: revisionField,
  },
})

const draftPage = {
  type: 'object',
  required: ['draftsId', 'id'],
  additionalProperties: false,
  properties: { draftsId: draftsIdField, id: pageIdField },
} as const

/** Ours: the same as `pages/config/{id}` for a member, for a draft that is named. */
export const draftPageById = call('GET v1/page/drafts/{draftsId}/pages/{id}', {
  access: 'draft.read',
  summary: 'A page of a draft as it is edited: its record, structure and settings.',
  params: draftPage,
  answer: pageDocument,
})

/** What a save sends: operations, or the specification's shape, which is compared with its base. */
export interface SaveQuestion {
  readonly draftsId: string
  readonly baseRevision: number
  readonly operations?: readonly Operation[]
  readonly operationId?: string
  readonly pageId?: string
  readonly pageSchema?: PageSchema
  readonly componentsSettingValues?: SettingsById
  readonly deletedIds?: readonly string[]
  readonly addedIds?: readonly string[]
  readonly editedIds?: readonly string[]
  readonly globalConfiguration?: GlobalConfiguration
}

const ids = { type: 'array', maxItems: limits.componentsPerPage, items: operationId } as const

export const saveDraft = call('POST v1/page/component/save-draft', {
  access: 'draft.write',
  limit: 'write',
  isSave: true,
  bodyLimit: limits.bodyOfSave,
  summary:
    'Saves changes that were made on a revision of a draft. What others changed since then is merged where it touches something else, and 409 tells what clashes where it does not.',
  body: shaped<SaveQuestion>({
    type: 'object',
    required: ['draftsId', 'baseRevision'],
    additionalProperties: false,
    properties: {
      draftsId: draftsIdField,
      baseRevision: revisionField,
      operations: { type: 'array', maxItems: limits.nodes, items: { $ref: operation.$id } },
      operationId,
      pageId: pageIdField,
      pageSchema: { $ref: pageSchema.$id },
      componentsSettingValues: settingsById,
      deletedIds: ids,
      addedIds: ids,
      editedIds: ids,
      globalConfiguration: { $ref: globalConfiguration.$id },
    },
    anyOf: [
      { required: ['operations'] },
      { required: ['pageId', 'pageSchema'] },
      { required: ['globalConfiguration'] },
    ],
  }),
  answer: shaped<{ readonly revision: number; readonly operations: readonly LoggedOperation[] }>({
    type: 'object',
    required: ['revision', 'operations'],
    additionalProperties: false,
    properties: {
      revision: revisionField,
      /** What others did since the base, in order. */
      operations: { type: 'array', items: loggedOperation },
    },
  }),
})

export const listOperations = call('GET v1/page/drafts/{id}/operations', {
  access: 'draft.read',
  summary: 'What was done to a draft, the newest first, or from `after` on in order.',
  params: byDraft,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      after: revisionField,
      page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
      pageSize: { type: 'integer', minimum: 1, maximum: limits.pageSize, default: 50 },
    },
  },
  answer: shaped<{ items: readonly LoggedOperation[]; total: number; page: number; pageSize: number }>({
    type: 'object',
    required: ['items', 'total', 'page', 'pageSize'],
    additionalProperties: false,
    properties: {
      items: { type: 'array', items: loggedOperation },
      total: { type: 'integer' },
      page: { type: 'integer' },
      pageSize: { type: 'integer' },
    },
  }),
})

export const draftEvents = call('GET v1/page/drafts/{id}/events', {
  access: 'draft.read',
  cache: 'private',
  summary:
    'A stream of what is done to a draft (server-sent events): `operations` with what came, `release` when the site is published.',
  params: byDraft,
  query: { type: 'object', additionalProperties: false, properties: { after: revisionField } },
  produces: 'text/event-stream',
  answer: streamed,
})

/** What a page is made or changed with. */
export interface PageQuestion {
  readonly draftsId: string
  readonly id?: string
  readonly pageType?: PageRecord['pageType']
  readonly slug?: string | null
  readonly name?: string
  readonly seo?: Readonly<Record<string, unknown>>
  readonly header?: boolean
  readonly footer?: boolean
  readonly after?: string | null
  readonly path?: string
  readonly order?: number
  readonly schema?: PageSchema
  readonly pageSchema?: PageSchema
  readonly componentsSettingValues?: SettingsById
}

export const savePage = call('POST v1/page/pages', {
  access: 'draft.write',
  limit: 'write',
  isSave: true,
  bodyLimit: limits.bodyOfSave,
  summary: 'Makes a page of a draft, or changes its record when `id` names one that is there.',
  body: shaped<PageQuestion>({
    type: 'object',
    required: ['draftsId'],
    additionalProperties: false,
    properties: {
      draftsId: draftsIdField,
      id: pageIdField,
      pageType: { enum: pageTypeKeys },
      slug: { ...slug, type: ['string', 'null'] },
      /** The address instead of its last part: `/pages/about-us`. */
      path: { type: 'string', pattern: '^/', maxLength: 200 },
      /** Where it stands in the list, from 0. */
      order: { type: 'integer', minimum: 0, maximum: 10_000 },
      schema: { $ref: pageSchema.$id },
      name: { type: 'string', minLength: 1, maxLength: 120 },
      seo: { $ref: 'seo' },
      header: { type: 'boolean' },
      footer: { type: 'boolean' },
      after: { ...pageIdField, type: ['string', 'null'] },
      pageSchema: { $ref: pageSchema.$id },
      componentsSettingValues: settingsById,
    },
  }),
  answer: shaped<{ readonly page: PageRecord; readonly revision: number }>({
    type: 'object',
    required: ['page', 'revision'],
    additionalProperties: false,
    properties: { page: { type: 'object' }, revision: revisionField },
  }),
})

export const removePage = call('DELETE v1/page/pages/{id}', {
  access: 'draft.write',
  limit: 'write',
  status: 204,
  summary: 'Takes a page out of a draft; its operation can be taken back. 409 for the home page.',
  params: { type: 'object', required: ['id'], additionalProperties: false, properties: { id: pageIdField } },
  query: { type: 'object', additionalProperties: false, properties: { draftsId: draftsIdField } },
  answer: { type: 'object', additionalProperties: false, properties: {} },
})

const association = {
  type: 'object',
  required: ['sourcePageId', 'targetType', 'targetIds'],
  additionalProperties: false,
  properties: {
    sourcePageId: pageIdField,
    sourceComponentId: operationId,
    targetType: { enum: pageTypeKeys },
    targetIds: { type: 'array', maxItems: 1000, items: { type: 'string', minLength: 1, maxLength: 120 } },
    order: { type: 'integer', minimum: 0, maximum: 100_000, default: 0 },
  },
} as const satisfies SchemaNode

export const saveAssociations = call('POST v1/page/page-association/batch', {
  access: 'draft.arrange',
  limit: 'write',
  isSave: true,
  summary:
    'Says what pages are about: all of these associations, or none. One of the same source and kind is replaced.',
  query: { type: 'object', additionalProperties: false, properties: { draftsId: draftsIdField } },
  body: { type: 'array', minItems: 1, maxItems: 100, items: association },
  answer: { type: 'array', items: association },
})

export const listAssociations = call('GET v1/page/page-associations/{id}', {
  access: 'draft.read',
  summary: 'What a page is about.',
  params: { type: 'object', required: ['id'], additionalProperties: false, properties: { id: pageIdField } },
  query: { type: 'object', additionalProperties: false, properties: { draftsId: draftsIdField } },
  answer: { type: 'array', items: association },
})
