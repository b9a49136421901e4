import { contentKinds } from '../content/kinds.ts'
import { languageCode, type SiteLanguage, siteLanguage } from '../documents/draft.ts'
import { type Operation, operation } from '../documents/operation.ts'
import { limits } from '../limits.ts'
import { call, shaped } from './call.ts'
import { revisionField } from './draft-fields.ts'
import { type LoggedContentOperation, loggedContentOperation } from './logged-operation.ts'

/** Why a content could not be published as it is, by its place in the record: `settings.props.name`. */
export interface ContentProblem {
  readonly path: string
  readonly message: string
}

/** What a save made of a content. */
export interface SavedContent {
  readonly revision: number
  readonly problems: readonly ContentProblem[]
}

/** What a save of contents answers. */
export interface SavedContents {
  readonly revision: number
  /** What others did since the base, in order. */
  readonly operations: readonly LoggedContentOperation[]
  /** The contents that operations of the save name, by their keys; not those that are gone. */
  readonly contents: Readonly<Record<string, SavedContent>>
}

const operations = { type: 'array', items: loggedContentOperation } as const

export const saveContents = call('POST v1/content/save', {
  name: 'content.save',
  isRepeatable: true,
  access: 'content.write',
  limit: 'write',
  isSave: true,
  bodyLimit: limits.bodyOfSave,
  summary:
    'Saves changes of contents that were made on a revision of all contents. What others changed since then is merged where it touches something else, and 409 lists the conflicts (`clashes`) where it does not.',
  body: shaped<{ readonly baseRevision: number; readonly operations: readonly Operation[] }>({
    type: 'object',
    required: ['baseRevision', 'operations'],
    additionalProperties: false,
    properties: {
      baseRevision: revisionField,
      operations: { type: 'array', maxItems: limits.nodes, items: { $ref: operation.$id } },
    },
  }),
  answer: shaped<SavedContents>({
    type: 'object',
    required: ['revision', 'operations', 'contents'],
    additionalProperties: false,
    properties: {
      revision: revisionField,
      operations,
      contents: {
        type: 'object',
        additionalProperties: {
          type: 'object',
          required: ['revision', 'problems'],
          additionalProperties: false,
          properties: {
            revision: revisionField,
            problems: {
              type: 'array',
              items: {
                type: 'object',
                required: ['path', 'message'],
                additionalProperties: false,
                properties: { path: { type: 'string' }, message: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  }),
})

const paging = {
  page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
  pageSize: { type: 'integer', minimum: 1, maximum: limits.pageSize, default: 50 },
} as const

/** A page of the log of contents. */
export interface ContentOperationList {
  /** That of all contents, for the next save. */
  readonly revision: number
  readonly items: readonly LoggedContentOperation[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

const list = shaped<ContentOperationList>({
  type: 'object',
  required: ['revision', 'items', 'total', 'page', 'pageSize'],
  additionalProperties: false,
  properties: {
    revision: revisionField,
    items: { type: 'array', items: loggedContentOperation },
    total: { type: 'integer' },
    page: { type: 'integer' },
    pageSize: { type: 'integer' },
  },
})

export const listContentOperations = call('GET v1/content/operations', {
  name: 'content.operations',
  access: 'content.read',
  summary:
    'What was done to contents: the newest first, or from `since` on in order, by whole revisions; and the revision of all contents.',
  query: { type: 'object', additionalProperties: false, properties: { since: revisionField, ...paging } },
  answer: list,
})

export const contentHistory = call('GET v1/content/{kind}/{id}/operations', {
  name: 'content.history',
  access: 'content.read',
  summary:
    'What was done to one content, the newest first; `inverse` of each holds what was there before. Also of one that is gone.',
  params: {
    type: 'object',
    required: ['kind', 'id'],
    additionalProperties: false,
    properties: { kind: { enum: contentKinds }, id: { type: 'string', maxLength: 64 } },
  },
  query: { type: 'object', additionalProperties: false, properties: paging },
  answer: list,
})

export const contentLanguages = call('GET v1/content/languages', {
  name: 'content.languages',
  access: 'content.read',
  summary:
    'The languages in which contents are written: those of the published site, and those that only a draft has yet.',
  answer: shaped<{
    readonly defaultLanguage: string
    readonly sourceLanguage: string
    readonly languages: readonly SiteLanguage[]
  }>({
    type: 'object',
    required: ['defaultLanguage', 'sourceLanguage', 'languages'],
    additionalProperties: false,
    properties: {
      defaultLanguage: languageCode,
      /** That of the base values. */
      sourceLanguage: languageCode,
      /** All of them, the default one and that of the base among them. */
      languages: { type: 'array', items: siteLanguage },
    },
  }),
})
