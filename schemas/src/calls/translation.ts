import { languageCode } from '../documents/draft.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
import { call, listOf } from './call.ts'
import { draftsIdInPath } from './draft-fields.ts'

export const translationSources = [
  'page',
  'component',
  'product',
  'news',
  'case',
  'collection',
  'policy',
  'site',
] as const

const count = { type: 'integer', minimum: 0 } as const

export const translatedTask = call('GET v1/language/get-translated-task', {
  name: 'translations.coverage',
  access: 'draft.read',
  summary: 'How much of something is translated, by language; told from the texts themselves (no engine runs).',
  query: {
    type: 'object',
    required: ['sourceId', 'sourceType'],
    additionalProperties: false,
    properties: {
      /** The id of the page, component or content; of a site the id of its draft. */
      sourceId: { type: 'string', minLength: 1, maxLength: 120 },
      sourceType: { enum: translationSources },
      draftsId: draftsIdInPath,
    },
  },
  answer: {
    type: 'object',
    required: ['taskId', 'status', 'languages', 'engine', 'startedAt', 'finishedAt', 'error'],
    additionalProperties: false,
    properties: {
      /** `null` while no engine has worked on it. */
      taskId: { type: ['string', 'null'] },
      /** `done` when nothing is missing or stale, `none` when nothing is translated, else `partial`. */
      status: { enum: ['none', 'queued', 'running', 'done', 'failed', 'partial'] },
      languages: {
        type: 'object',
        additionalProperties: {
          type: 'object',
          required: ['done', 'total', 'failed', 'stale', 'missing'],
          additionalProperties: false,
          properties: { done: count, total: count, failed: count, stale: count, missing: count },
        },
      },
      engine: { type: ['string', 'null'] },
      startedAt: { type: ['string', 'null'] },
      finishedAt: { type: ['string', 'null'] },
      error: { type: ['string', 'null'] },
    },
  },
})

const waiting = {
  type: 'object',
  required: ['of', 'path', 'source', 'state'],
  additionalProperties: false,
  properties: {
    of: { type: 'object' },
    path: { type: 'string' },
    source: {},
    value: {},
    state: { enum: ['missing', 'stale'] },
    status: { type: 'string' },
  },
} as const satisfies SchemaNode

export const listUntranslated = call('GET v1/language/untranslated', {
  name: 'translations.untranslated',
  access: 'draft.read',
  summary: 'The texts of a draft that wait for their translation into a language, or whose source changed since.',
  query: {
    type: 'object',
    required: ['draftsId', 'language'],
    additionalProperties: false,
    properties: {
      draftsId: draftsIdInPath,
      language: languageCode,
      pageId: { type: 'string', maxLength: 64 },
      page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
      pageSize: { type: 'integer', minimum: 1, maximum: limits.pageSize, default: 50 },
    },
  },
  answer: listOf(waiting),
})

const fingerprint = '2:[0-9a-f]{16}'

export const listSourceTexts = call('GET v1/language/source-texts', {
  name: 'translations.sourceTexts',
  access: 'draft.read',
  summary:
    'What sources of translations said before they changed, by the fingerprints that notes name. Those that nobody knows any more are left out.',
  query: {
    type: 'object',
    required: ['fingerprints'],
    additionalProperties: false,
    properties: {
      /** At most 50, with commas between them. */
      fingerprints: { type: 'string', maxLength: 1000, pattern: `^${fingerprint}(?:,${fingerprint}){0,49}$` },
    },
  },
  answer: {
    type: 'object',
    required: ['items'],
    additionalProperties: false,
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          required: ['fingerprint', 'text'],
          additionalProperties: false,
          /** The text has a line for each text, and for each block of rich text. */
          properties: { fingerprint: { type: 'string' }, text: { type: 'string' } },
        },
      },
    },
  },
})

const found = {
  type: 'object',
  required: ['of', 'path', 'language', 'text'],
  additionalProperties: false,
  properties: {
    /** Whose text: `{ page, component }`, `{ part, component }`, `{ pageRecord }` or `{ menu }`. */
    of: { type: 'object' },
    /** The type of the section. */
    section: { type: 'string' },
    path: { type: 'string' },
    language: languageCode,
    /** What stands around the words that were looked for. */
    text: { type: 'string' },
  },
} as const satisfies SchemaNode

export const findTexts = call('GET v1/page/drafts/{id}/texts', {
  name: 'drafts.findTexts',
  access: 'draft.read',
  limit: 'search',
  summary:
    'The texts of a draft in which some words stand, whatever their case: of pages, header, footer and menus, in the source language and the others.',
  params: { type: 'object', required: ['id'], additionalProperties: false, properties: { id: draftsIdInPath } },
  query: {
    type: 'object',
    required: ['q'],
    additionalProperties: false,
    properties: {
      q: { type: 'string', minLength: 1, maxLength: 200 },
      /** Only texts of this language. */
      language: languageCode,
      page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
      pageSize: { type: 'integer', minimum: 1, maximum: limits.pageSize, default: 50 },
    },
  },
  answer: listOf(found),
})
