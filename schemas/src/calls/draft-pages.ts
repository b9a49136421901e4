import { type PageRecord, pageSlug } from '../documents/page.ts'
import { type PageSchema, pageSchema } from '../documents/page-schema.ts'
import { pageTypeField } from '../documents/page-types.ts'
import { type SettingsById, settingsById } from '../documents/settings.ts'
import type { Json } from '../json.ts'
import { limits } from '../limits.ts'
import { call, shaped } from './call.ts'
import { draftsIdInPath, pageIdField, revisionField } from './draft-fields.ts'

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
  properties: { draftsId: draftsIdInPath, id: pageIdField },
} as const

/** When a page of a draft was made, changed and published (R140); times are ISO 8601. */
export interface PageFacts {
  readonly id: string
  /** Whether visitors see it in any language. */
  readonly status: 'draft' | 'published'
  readonly createdAt: string
  readonly updatedAt: string
  /** When visitors were shown it as they see it now. */
  readonly publishedAt?: string
}

const timeOfPage = { type: 'string' } as const
const pageFacts = {
  status: { enum: ['draft', 'published'] },
  createdAt: timeOfPage,
  updatedAt: timeOfPage,
  publishedAt: timeOfPage,
} as const

export const listDraftPages = call('GET v1/page/drafts/{draftsId}/pages', {
  name: 'pages.list',
  access: 'draft.read',
  summary:
    'The pages of a draft in their order: whether visitors see them, and when they were made, changed and published.',
  params: {
    type: 'object',
    required: ['draftsId'],
    additionalProperties: false,
    properties: { draftsId: draftsIdInPath },
  },
  answer: shaped<readonly PageFacts[]>({
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'status', 'createdAt', 'updatedAt'],
      additionalProperties: false,
      properties: { id: { type: 'string' }, ...pageFacts },
    },
  }),
})

/** Ours: the same as `pages/config/{id}` for a member, for a draft that is named. */
export const draftPageById = call('GET v1/page/drafts/{draftsId}/pages/{id}', {
  name: 'pages.read',
  access: 'draft.read',
  summary: 'A page of a draft as it is edited: its record, structure and settings.',
  params: draftPage,
  answer: pageDocument,
})

/** What a page is made or changed with. */
export interface PageQuestion {
  readonly draftsId: string
  readonly id?: string
  readonly pageType?: PageRecord['pageType']
  readonly slug?: string | null
  readonly name?: string
  readonly seo?: Readonly<Record<string, Json>>
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
  name: 'pages.save',
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
      draftsId: draftsIdInPath,
      id: pageIdField,
      pageType: pageTypeField,
      slug: { ...pageSlug, type: ['string', 'null'] },
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
  name: 'pages.remove',
  access: 'draft.write',
  limit: 'write',
  status: 204,
  summary: 'Takes a page out of a draft; its operation can be taken back. 409 for the home page.',
  params: { type: 'object', required: ['id'], additionalProperties: false, properties: { id: pageIdField } },
  query: { type: 'object', additionalProperties: false, properties: { draftsId: draftsIdInPath } },
  answer: { type: 'object', additionalProperties: false, properties: {} },
})
