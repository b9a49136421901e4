import { contentKinds } from '../content/kinds.ts'
import { languageCode } from '../documents/draft.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
import { call, listOf, startedJob, streamed } from './call.ts'
import { byId, paging } from './fields.ts'

const kind = { enum: contentKinds } as const
/** Of a language, as part of a pattern. */
const code = languageCode.pattern.slice(1, -1)
const header = { type: 'string', maxLength: 300 } as const

/**
 * What an import does. `checking` takes rows, and may be applied; `applying` and `undoing` are done by a job. One that was
 * cancelled while it was applied keeps what it applied until then, and may be undone.
 */
export const contentImportStates = ['checking', 'applying', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const
export type ContentImportState = (typeof contentImportStates)[number]

/**
 * What becomes of a row. Before it is applied: `new`, `changed`, `same` or `refused`. Then: `applied`; `edited` where
 * somebody changed the record since the check, or it can no longer be applied; `undone`; `kept` where the undo left values
 * that somebody changed since.
 */
export const importOutcomes = ['new', 'changed', 'same', 'refused', 'applied', 'edited', 'undone', 'kept'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

const columns = {
  type: 'array',
  minItems: 1,
  maxItems: limits.spreadsheetColumns,
  items: {
    type: 'object',
    required: ['header', 'to'],
    additionalProperties: false,
    properties: {
      /** As it stands in the file. */
      header,
      /** The key of a column (`spreadsheetColumn`): `name@de`, `priceTiers[500]`; nothing where it is left out. */
      to: { oneOf: [{ type: 'string', minLength: 1, maxLength: 300 }, { type: 'null' }] },
    },
  },
} as const satisfies SchemaNode

const options = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Whether an empty cell leaves the value as it is, or takes it away. */
    emptyCells: { enum: ['keep', 'clear'], default: 'keep' },
    decimalSign: { enum: ['.', ','], default: '.' },
    /** The status of new records whose row names none. */
    newAre: { enum: ['draft', 'published'], default: 'draft' },
    /** Whether rows that no record is found for are added, or refused. */
    newRows: { enum: ['add', 'refuse'], default: 'add' },
  },
} as const satisfies SchemaNode

const counts = {
  type: 'object',
  required: importOutcomes,
  additionalProperties: false,
  properties: Object.fromEntries(importOutcomes.map((one) => [one, { type: 'integer', minimum: 0 }])) as Record<
    ImportOutcome,
    { readonly type: 'integer'; readonly minimum: 0 }
  >,
} as const satisfies SchemaNode

/** What is wrong with a row, and in which of its columns; nothing where it is about the row. */
const problem = {
  type: 'object',
  required: ['message'],
  additionalProperties: false,
  properties: {
    /** The key of the column. */
    column: { type: 'string' },
    message: { type: 'string' },
  },
} as const satisfies SchemaNode

const row = {
  type: 'object',
  required: ['row', 'outcome', 'cells', 'changes', 'problems'],
  additionalProperties: false,
  properties: {
    /** Its number in the file. */
    row: { type: 'integer' },
    outcome: { enum: importOutcomes },
    /** The record that it is about, or that it added; nothing of a refused row that none was found for. */
    record: {
      type: 'object',
      required: ['id', 'name'],
      additionalProperties: false,
      properties: { id: { type: 'string' }, name: { type: 'string' } },
    },
    /** By the columns of the import. */
    cells: { type: 'array', items: { type: 'string' } },
    /** What changes, by column: of what is new without `before`, of what is taken away without `after`. Long texts are cut. */
    changes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['column'],
        additionalProperties: false,
        properties: {
          column: { type: 'string' },
          before: { type: 'string' },
          after: { type: 'string' },
          /** Of a value that an undo left: whether somebody changed it since. */
          isKept: { type: 'boolean' },
        },
      },
    },
    problems: { type: 'array', items: problem },
  },
} as const satisfies SchemaNode

const contentImport = {
  type: 'object',
  required: ['id', 'kind', 'name', 'state', 'counts', 'createdAt', 'updatedAt', 'mayUndo'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    kind,
    /** Of the file, or of what was pasted. */
    name: { type: 'string' },
    state: { enum: contentImportStates },
    counts,
    /** The job that applies or undoes it, while it does or where it failed. */
    job: { type: 'string' },
    /** How many rows of how many the job has been through. */
    done: { type: 'integer' },
    total: { type: 'integer' },
    /** Who made it; nothing when the account is gone. */
    by: { type: 'string' },
    createdAt: { type: 'string' },
    updatedAt: { type: 'string' },
    /** Whether something of it was applied that was not undone. */
    mayUndo: { type: 'boolean' },
  },
} as const satisfies SchemaNode

const byRow = {
  type: 'object',
  required: ['id', 'row'],
  additionalProperties: false,
  properties: { id: byId.properties.id, row: { type: 'integer', minimum: 1, maximum: 10_000_000 } },
} as const

const cells = {
  type: 'array',
  maxItems: limits.spreadsheetColumns,
  items: { type: 'string', maxLength: limits.spreadsheetCell },
} as const

export const createContentImport = call('POST v1/content/imports', {
  name: 'contentImports.create',
  access: 'content.write',
  limit: 'write',
  status: 201,
  isSave: true,
  summary:
    'Begins an import of contents from a spreadsheet: which columns it has and where they go. Nothing counts before it is applied.',
  body: {
    type: 'object',
    required: ['kind', 'name', 'columns'],
    additionalProperties: false,
    properties: {
      kind,
      name: { type: 'string', minLength: 1, maxLength: 200 },
      columns,
      options: { ...options, default: {} },
    },
  },
  answer: { type: 'object', required: ['id'], additionalProperties: false, properties: { id: { type: 'string' } } },
})

export const listContentImports = call('GET v1/content/imports', {
  name: 'contentImports.list',
  access: 'content.read',
  cache: 'private',
  summary: 'The imports of contents of the last days, the newest first.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { kind, page: paging.page, pageSize: paging.pageSize },
  },
  answer: listOf(contentImport),
})

export const contentImportMatching = call('GET v1/content/imports/matching', {
  name: 'contentImports.matching',
  access: 'content.read',
  cache: 'private',
  summary: 'Where columns went in earlier imports of a kind, by their headers; `null` where they were left out.',
  query: { type: 'object', required: ['kind'], additionalProperties: false, properties: { kind } },
  answer: {
    type: 'array',
    items: {
      type: 'object',
      required: ['header', 'to'],
      additionalProperties: false,
      properties: { header, to: { oneOf: [{ type: 'string' }, { type: 'null' }] } },
    },
  },
})

export const addContentImportRows = call('PUT v1/content/imports/{id}/rows', {
  name: 'contentImports.addRows',
  access: 'content.write',
  isSave: true,
  bodyLimit: limits.bodyOfSave,
  summary:
    'Checks up to 500 rows of an import and keeps what they would change. Rows that were sent before are checked anew.',
  params: byId,
  body: {
    type: 'object',
    required: ['rows'],
    additionalProperties: false,
    properties: {
      rows: {
        type: 'array',
        minItems: 1,
        maxItems: limits.spreadsheetRowsAtOnce,
        items: {
          type: 'object',
          required: ['row', 'cells'],
          additionalProperties: false,
          properties: { row: byRow.properties.row, cells },
        },
      },
    },
  },
  answer: { type: 'object', required: ['counts'], additionalProperties: false, properties: { counts } },
})

export const contentImportDetail = call('GET v1/content/imports/{id}', {
  name: 'contentImports.read',
  access: 'content.read',
  cache: 'private',
  summary: 'An import with its rows, of one outcome where it is named: what each changes, or why it is refused.',
  params: byId,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Several with commas between them. */
      outcome: {
        type: 'string',
        maxLength: 100,
        pattern: `^(?:${importOutcomes.join('|')})(?:,(?:${importOutcomes.join('|')}))*$`,
      },
      page: paging.page,
      pageSize: { ...paging.pageSize, default: 50 },
    },
  },
  answer: {
    ...contentImport,
    required: [...contentImport.required, 'columns', 'options', 'rows'],
    properties: {
      ...contentImport.properties,
      columns,
      options: { ...options, required: ['emptyCells', 'decimalSign', 'newAre', 'newRows'] },
      /** In the order of the file. */
      rows: listOf(row),
    },
  },
})

export const mendContentImportRow = call('PUT v1/content/imports/{id}/rows/{row}', {
  name: 'contentImports.mendRow',
  access: 'content.write',
  limit: 'write',
  isSave: true,
  bodyLimit: limits.bodyOfSave,
  summary: 'Changes the cells of one row before it is applied, and checks it anew.',
  params: byRow,
  body: { type: 'object', required: ['cells'], additionalProperties: false, properties: { cells } },
  answer: {
    type: 'object',
    required: ['row', 'counts'],
    additionalProperties: false,
    properties: { row, counts },
  },
})

export const applyContentImport = call('POST v1/content/imports/{id}/apply', {
  name: 'contentImports.apply',
  access: 'content.write',
  limit: 'write',
  status: 202,
  summary:
    'Applies what an import changes, as a job. Refused rows are left out; rows edited since the check are set aside.',
  params: byId,
  answer: startedJob,
})

export const undoContentImport = call('POST v1/content/imports/{id}/undo', {
  name: 'contentImports.undo',
  access: 'content.write',
  limit: 'write',
  status: 202,
  summary: 'Takes back what an import changed, as a job. What somebody changed since stays, and is listed (`kept`).',
  params: byId,
  answer: startedJob,
})

export const cancelContentImport = call('DELETE v1/content/imports/{id}', {
  name: 'contentImports.cancel',
  access: 'content.write',
  limit: 'write',
  summary:
    'Cancels an import. What was applied until then stays, and may be undone; one of which nothing was applied is gone.',
  params: byId,
  answer: {
    type: 'object',
    required: ['state'],
    additionalProperties: false,
    properties: {
      /** `cancelled`, or what it had become before; nothing of a cancelled import is left where nothing was applied. */
      state: { enum: contentImportStates },
    },
  },
})

/** How the lists whose items are a name and a value stand in an export: a line in a cell or a column for each item. */
const listForms = ['lines', 'columns'] as const

export const exportContents = call('GET v1/content/{kind}/export', {
  name: 'content.export',
  access: 'content.read',
  cache: 'private',
  limit: 'search',
  summary:
    'Contents as a spreadsheet that an import takes: CSV (UTF-8 with a byte order mark, RFC 4180, headers are keys of columns), or JSON `{columns: [key], rows: [[cell]]}` for programs that make a file of another form; `lines` is the same as a line of JSON for the columns and one for each row, to be read as it comes.',
  params: { type: 'object', required: ['kind'], additionalProperties: false, properties: { kind } },
  produces: 'text/csv',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      q: { type: 'string', maxLength: 200 },
      sort: { type: 'string', maxLength: 60, pattern: '^-?[A-Za-z][A-Za-z0-9]*$' },
      filter: { type: 'string', maxLength: 10_000 },
      /** Only these, with commas between them. */
      ids: { type: 'string', maxLength: 10_000, pattern: '^[A-Za-z0-9]{1,64}(?:,[A-Za-z0-9]{1,64})*$' },
      /** Of those beside the source language, with commas between them: all that are written when left out, none where it is empty. */
      languages: {
        type: 'string',
        maxLength: 1000,
        pattern: `^$|^${code}(?:,${code})*$`,
      },
      /** Keys of fields without languages, with commas between them: those that any of the contents has when left out. */
      columns: { type: 'string', maxLength: 4000 },
      lists: { enum: listForms, default: 'columns' },
      format: { enum: ['csv', 'json', 'lines'], default: 'csv' },
    },
  },
  answer: streamed,
})
