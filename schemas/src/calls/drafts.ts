import { type Draft, type GlobalConfiguration, globalConfiguration } from '../documents/draft.ts'
import { type Operation, operation } from '../documents/operation.ts'
import { type PageSchema, pageSchema } from '../documents/page-schema.ts'
import { type SettingsById, settingsById } from '../documents/settings.ts'
import { limits } from '../limits.ts'
import { call, shaped, streamed } from './call.ts'
import { draftsIdInPath, operationIdField, pageIdField, revisionField } from './draft-fields.ts'
import { type LoggedOperation, loggedOperation } from './logged-operation.ts'

const byDraft = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: draftsIdInPath },
} as const

/** A draft with its home page; other pages come one by one. */
export interface WebsiteDraft extends Draft {
  readonly draftsInfo: {
    readonly id: string
    readonly name: string
    readonly revision: number
    readonly createdAt: string
    readonly updatedAt: string
  }
  /** The hosts that pictures and films may be on, beside the site's own; any, when left out. */
  readonly mediaHosts?: readonly string[] | undefined
}

const draftInfo = {
  id: draftsIdInPath,
  name: { type: 'string' },
  revision: revisionField,
  /** ISO 8601. */
  createdAt: { type: 'string' },
  updatedAt: { type: 'string' },
} as const

export const websiteDraft = call('GET v1/page/website-draft/{id}', {
  name: 'drafts.read',
  access: 'draft.read',
  isForPreviews: true,
  summary:
    'A draft: its pages, menus and configuration, with the structure and settings of the home page; for members, and for whoever opened the link to its preview.',
  params: byDraft,
  answer: shaped<WebsiteDraft>({
    type: 'object',
    required: ['draftsInfo', 'draftsId', 'name', 'revision', 'pagesList', 'menuList', 'globalConfiguration'],
    additionalProperties: false,
    properties: {
      draftsInfo: {
        type: 'object',
        required: ['id', 'name', 'revision', 'createdAt', 'updatedAt'],
        additionalProperties: false,
        properties: draftInfo,
      },
      mediaHosts: { type: 'array', items: { type: 'string' } },
      draftsId: draftsIdInPath,
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
  name: 'drafts.list',
  access: 'draft.read',
  summary: 'The drafts of the site.',
  answer: {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'name', 'revision', 'createdAt', 'updatedAt'],
      additionalProperties: false,
      properties: draftInfo,
    },
  },
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

const ids = { type: 'array', maxItems: limits.componentsPerPage, items: operationIdField } as const

export const saveDraft = call('POST v1/page/component/save-draft', {
  name: 'drafts.save',
  isRepeatable: true,
  access: 'draft.write',
  limit: 'write',
  isSave: true,
  bodyLimit: limits.bodyOfSave,
  summary:
    'Saves changes that were made on a revision of a draft. What others changed since then is merged where it touches something else, and 409 lists the conflicts (`clashes`) where it does not.',
  body: shaped<SaveQuestion>({
    type: 'object',
    required: ['draftsId', 'baseRevision'],
    additionalProperties: false,
    properties: {
      draftsId: draftsIdInPath,
      baseRevision: revisionField,
      operations: { type: 'array', maxItems: limits.nodes, items: { $ref: operation.$id } },
      operationId: operationIdField,
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
  name: 'drafts.operations',
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
  name: 'drafts.events',
  access: 'draft.read',
  cache: 'private',
  summary:
    'A stream of what is done to a draft (server-sent events): `operations` with what came, `release` when the site is published.',
  params: byDraft,
  query: { type: 'object', additionalProperties: false, properties: { after: revisionField } },
  produces: 'text/event-stream',
  answer: streamed,
})
