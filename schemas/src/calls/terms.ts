import { languageCode } from '../documents/draft.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
import { call, listOf, streamed } from './call.ts'
import { byId, nothing, paging } from './fields.ts'

/**
 * What a word of a site is: `term` is always translated alike, `keep` is never translated, `forbidden` is not to be used
 * in its language.
 */
export const termKinds = ['term', 'keep', 'forbidden'] as const
export type TermKind = (typeof termKinds)[number]

/** How many words a site may have, and how many letters one. */
export const termLimits = { terms: 5000, length: 200, targets: 100 } as const

const word = { type: 'string', minLength: 1, maxLength: termLimits.length, pattern: '\\S' } as const

const fields = {
  kind: { enum: termKinds },
  /** Of the word itself: of one that is forbidden, the language in which it is. */
  language: languageCode,
  word,
  /** Whether upper and lower case must be as written. */
  hasCase: { type: 'boolean', default: false },
  /** Translations of a term, several of a language where each is right; of a forbidden word what to say instead, in its language. */
  targets: {
    type: 'array',
    maxItems: termLimits.targets,
    items: {
      type: 'object',
      required: ['language', 'word'],
      additionalProperties: false,
      properties: { language: languageCode, word },
    },
    default: [],
  },
} as const

const term = {
  type: 'object',
  required: ['id', 'kind', 'language', 'word', 'hasCase', 'targets'],
  additionalProperties: false,
  properties: { id: { type: 'string' }, ...fields },
} as const satisfies SchemaNode

const given = {
  type: 'object',
  required: ['kind', 'language', 'word'],
  additionalProperties: false,
  properties: fields,
} as const satisfies SchemaNode

export const listTerms = call('GET v1/language/terms', {
  name: 'terms.list',
  access: 'draft.read',
  cache: 'private',
  summary:
    'The words of a site by which it is translated: terms of its glossary, words that are never translated, and words that are not used. In the order of the alphabet.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      kind: { enum: termKinds },
      /** In the word or one of its translations, whatever its case. */
      q: { type: 'string', maxLength: 200 },
      page: paging.page,
      pageSize: { ...paging.pageSize, default: 50 },
    },
  },
  answer: listOf(term),
})

export const addTerm = call('POST v1/language/terms', {
  name: 'terms.add',
  access: 'settings.write',
  limit: 'write',
  status: 201,
  summary: 'Adds a word. 409 where the site has it already, of this kind and language.',
  body: given,
  answer: term,
})

export const changeTerm = call('PUT v1/language/terms/{id}', {
  name: 'terms.change',
  access: 'settings.write',
  limit: 'write',
  summary: 'Replaces a word with its translations.',
  params: byId,
  body: given,
  answer: term,
})

export const removeTerm = call('DELETE v1/language/terms/{id}', {
  name: 'terms.remove',
  access: 'settings.write',
  limit: 'write',
  status: 204,
  summary: 'Removes a word with its translations. Texts stay as they are.',
  params: byId,
  answer: nothing,
})

export const termFileFormats = ['tbx', 'csv'] as const

export const exportTerms = call('GET v1/language/terms/file', {
  name: 'terms.export',
  access: 'draft.read',
  cache: 'private',
  limit: 'search',
  produces: 'application/x-tbx',
  summary:
    'All words of a site as a file: TBX (ISO 30042:2019, TBX-Basic), or CSV with a column for each language. An import takes it back.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { format: { enum: termFileFormats, default: 'tbx' } },
  },
  answer: streamed,
})

const count = { type: 'integer', minimum: 0 } as const

const outcome = {
  type: 'object',
  required: ['new', 'changed', 'same', 'refused', 'changes', 'problems'],
  additionalProperties: false,
  properties: {
    new: count,
    changed: count,
    same: count,
    refused: count,
    /** The first 200 that are new or changed. */
    changes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['kind', 'language', 'word', 'isNew', 'targets', 'before'],
        additionalProperties: false,
        properties: {
          ...{ kind: fields.kind, language: { type: 'string' }, word: { type: 'string' }, isNew: { type: 'boolean' } },
          /** As they would be, and as they are. */
          targets: fields.targets,
          before: fields.targets,
        },
      },
    },
    /** The first 200 that are refused. */
    problems: {
      type: 'array',
      items: {
        type: 'object',
        required: ['line', 'message'],
        additionalProperties: false,
        properties: { line: { type: 'integer' }, message: { type: 'string' } },
      },
    },
  },
} as const satisfies SchemaNode

/** Whether it is only told what would change. */
const dryRun = { type: 'boolean', default: true } as const

export const importTerms = call('POST v1/language/terms/import', {
  name: 'terms.import',
  access: 'settings.write',
  limit: 'write',
  takes: 'files',
  bodyLimit: limits.termFile,
  isRepeatable: true,
  summary:
    'Takes words from a file, TBX or CSV, up to 4 MiB: adds those that are new, and adds translations to those that are known. With `dryRun`, which is what it does unless it is `false`, it only tells what would change.',
  query: { type: 'object', additionalProperties: false, properties: { dryRun } },
  answer: outcome,
})

export const addTradeTerms = call('POST v1/language/terms/trade', {
  name: 'terms.addTrade',
  access: 'settings.write',
  limit: 'write',
  isRepeatable: true,
  summary:
    'Adds the words of the trade in all languages of the site: terms such as minimum order quantity and unit price, and words that are wrong for them. With `dryRun` it only tells what would change.',
  query: { type: 'object', additionalProperties: false, properties: { dryRun } },
  answer: outcome,
})
