import { contentKinds } from '../content/kinds.ts'
import { languageCode } from '../documents/draft.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
import { call, listOf, startedJob, streamed } from './call.ts'
import { draftsIdInPath } from './draft-fields.ts'
import { byId, nothing, paging } from './fields.ts'
import { textStates } from './translation-texts.ts'

export const translationFileFormats = ['xliff', 'csv'] as const
export type TranslationFileFormat = (typeof translationFileFormats)[number]

const oneOf = (all: readonly string[]) => `(?:${all.join('|')})`

export const exportTranslations = call('GET v1/language/translation-file', {
  name: 'translationFiles.export',
  access: 'draft.read',
  cache: 'private',
  limit: 'search',
  produces: 'application/xliff+xml',
  summary:
    'The texts of a site in one language as a file for translators: XLIFF 2.1, or CSV (UTF-8 with a byte order mark, RFC 4180). Of one page, one kind of content, or everything; in some states, or all. An import takes it back.',
  query: {
    type: 'object',
    required: ['language'],
    additionalProperties: false,
    properties: {
      language: languageCode,
      draftsId: draftsIdInPath,
      /** Only the texts of this page. */
      pageId: { type: 'string', minLength: 1, maxLength: 64 },
      /** Only the texts of contents of this kind. */
      kind: { enum: contentKinds },
      format: { enum: translationFileFormats, default: 'xliff' },
      /** With commas between them; all when left out. */
      states: { type: 'string', maxLength: 100, pattern: `^${oneOf(textStates)}(?:,${oneOf(textStates)})*$` },
    },
  },
  answer: streamed,
})

/**
 * What an import of translations does: `checking` and then `ready` to be applied, or `unreadable`; `applying` and
 * `undoing` are done by a job, of which one can have failed.
 */
export const translationImportStates = [
  'checking',
  'unreadable',
  'ready',
  'applying',
  'done',
  'undoing',
  'undone',
  'failed',
] as const
export type TranslationImportState = (typeof translationImportStates)[number]

/**
 * What becomes of a text of a file. Before it is applied: `new`, `changed`, `same`, `conflict` (its source, or the
 * translation here, was changed since the file went out) or `refused`. Then: `applied`; `edited` where somebody changed
 * it since the check; `undone`; `kept` where somebody changed it since it was applied.
 */
export const translationOutcomes = [
  'new',
  'changed',
  'same',
  'conflict',
  'refused',
  'applied',
  'edited',
  'undone',
  'kept',
] as const
export type TranslationOutcome = (typeof translationOutcomes)[number]

const count = { type: 'integer', minimum: 0 } as const

const counts = {
  type: 'object',
  required: [...translationOutcomes, 'toImport'],
  additionalProperties: false,
  properties: Object.fromEntries([...translationOutcomes, 'toImport'].map((one) => [one, count])) as Record<
    TranslationOutcome | 'toImport',
    typeof count
  >,
} as const satisfies SchemaNode

const translationImport = {
  type: 'object',
  required: ['id', 'name', 'format', 'state', 'counts', 'createdAt', 'mayUndo'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    /** Of the file. */
    name: { type: 'string' },
    format: { enum: translationFileFormats },
    /** Into which it translates; nothing of a file that cannot be read. */
    language: { type: 'string' },
    state: { enum: translationImportStates },
    /** Why the file cannot be read. */
    message: { type: 'string' },
    /** By what becomes of the texts; `toImport` are those that applying would write. */
    counts,
    /** The job that is at work, or has failed, and how far it is. */
    job: { type: 'string' },
    done: { type: 'integer' },
    total: { type: 'integer' },
    /** Who made it; nothing when the account is gone. */
    by: { type: 'string' },
    createdAt: { type: 'string' },
    /** Whether something of it was applied that was not undone. */
    mayUndo: { type: 'boolean' },
  },
} as const satisfies SchemaNode

const row = {
  type: 'object',
  required: ['row', 'line', 'place', 'outcome', 'source', 'problems', 'use'],
  additionalProperties: false,
  properties: {
    row: { type: 'integer' },
    /** In the file. */
    line: { type: 'integer' },
    /** As people know it; what the file says of a text that is not there. */
    place: { type: 'string' },
    outcome: { enum: translationOutcomes },
    source: { type: 'string' },
    /** The translation here, where there is one. */
    before: { type: 'string' },
    /** The translation of the file, mended where it is refused and can be. */
    after: { type: 'string' },
    /** What it would be noted as. */
    status: { enum: ['done', 'needs-review'] },
    /** The checks that it fails. */
    why: { type: 'array', items: { type: 'string' } },
    /** Why it is a conflict or refused. */
    problems: { type: 'array', items: { type: 'string' } },
    /** What counts: what the file says, mended where it is refused, or what is here. */
    use: { enum: ['file', 'here'] },
    /** Whether the file can count. */
    mayUseFile: { type: 'boolean' },
  },
} as const satisfies SchemaNode

export const createTranslationImport = call('POST v1/language/translation-imports', {
  name: 'translationFiles.import',
  access: 'draft.write',
  limit: 'write',
  takes: 'files',
  bodyLimit: limits.translationFile,
  status: 201,
  summary:
    'Takes a file of translations, XLIFF 2.0 or 2.1 or CSV as it was exported, up to 20 MiB, and begins to check it. Nothing counts before it is applied; the answer of `GET v1/language/translation-imports/{id}` says how far the check is.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      draftsId: draftsIdInPath,
      /** Into which it translates. CSV does not say so itself; XLIFF has to say the same. */
      language: languageCode,
    },
  },
  answer: { type: 'object', required: ['id'], additionalProperties: false, properties: { id: { type: 'string' } } },
})

export const listTranslationImports = call('GET v1/language/translation-imports', {
  name: 'translationFiles.list',
  access: 'draft.read',
  cache: 'private',
  summary: 'The imports of translations of the last 30 days, the newest first.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { page: paging.page, pageSize: paging.pageSize },
  },
  answer: listOf(translationImport),
})

export const translationImportDetail = call('GET v1/language/translation-imports/{id}', {
  name: 'translationFiles.read',
  access: 'draft.read',
  cache: 'private',
  summary:
    'An import of translations with its texts, of one outcome where it is named: what each changes, what it conflicts with, or why it is refused. Those that stay the same are counted and not listed.',
  params: byId,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      outcome: { enum: translationOutcomes },
      page: paging.page,
      pageSize: { ...paging.pageSize, default: 50 },
    },
  },
  answer: {
    ...translationImport,
    required: [...translationImport.required, 'rows'],
    properties: {
      ...translationImport.properties,
      /** In the order of the file. */
      rows: listOf(row),
    },
  },
})

export const chooseTranslations = call('PUT v1/language/translation-imports/{id}/choices', {
  name: 'translationFiles.choose',
  access: 'draft.write',
  limit: 'write',
  summary:
    'Says of conflicts, and of refused texts that can be mended, whether the file counts or what is here; of some rows, or of all of an outcome. What is here counts until then.',
  params: byId,
  body: {
    type: 'object',
    required: ['outcome', 'use'],
    additionalProperties: false,
    properties: {
      outcome: { enum: ['conflict', 'refused'] },
      use: { enum: ['file', 'here'] },
      rows: { type: 'array', minItems: 1, maxItems: 500, items: { type: 'integer', minimum: 1 } },
    },
  },
  answer: { type: 'object', required: ['counts'], additionalProperties: false, properties: { counts } },
})

export const applyTranslationImport = call('POST v1/language/translation-imports/{id}/apply', {
  name: 'translationFiles.apply',
  access: 'draft.write',
  limit: 'write',
  status: 202,
  summary:
    'Writes the translations of an import, as a job. Texts that somebody changed since the check are left out (`edited`).',
  params: byId,
  answer: startedJob,
})

export const undoTranslationImport = call('POST v1/language/translation-imports/{id}/undo', {
  name: 'translationFiles.undo',
  access: 'draft.write',
  limit: 'write',
  status: 202,
  summary:
    'Takes back what an import of translations wrote, as a job. What somebody changed since stays, and is listed (`kept`).',
  params: byId,
  answer: startedJob,
})

export const removeTranslationImport = call('DELETE v1/language/translation-imports/{id}', {
  name: 'translationFiles.remove',
  access: 'draft.write',
  limit: 'write',
  status: 204,
  summary: 'Discards an import of translations that was not applied. 409 while a job works on it, or once it was.',
  params: byId,
  answer: nothing,
})
