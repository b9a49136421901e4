import { setImmediate as othersFirst } from 'node:timers/promises'
import { baseLanguage, cellsOf, columnsInUse } from '@vitrine/model'
import {
  type ContentRecord,
  entities,
  type exportContents,
  type FilledQuestion,
  limits,
  type SpreadsheetColumn,
  spreadsheetColumnsOf,
  toCsvCell,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { InvalidQuestion } from '../../http/question/question.ts'
import { writtenLanguages } from '../contents/editing/configured-languages.queries.ts'
import { foundRows } from '../contents/rows/found-rows.ts'
import { conditionsOf } from '../contents/rows/row-conditions.queries.ts'
import { filterIn, orderIn, rowOrder } from '../contents/rows/rows-question.ts'
import { recordsCalled } from '../contents/rows/stored-rows.queries.ts'

type Question = FilledQuestion<typeof exportContents>

/** So many records are read at once. */
const AT_ONCE = 20

/** Which records go out, in their order. */
async function idsOf(
  { kind, q = '', sort, filter, ids }: Question,
  context: MemberContext,
): Promise<readonly string[]> {
  const { storage, stores, tenant } = context
  const entity = entities[kind]
  const of = { tenantId: tenant.id, kind }
  const question = {
    ...of,
    order: rowOrder(entity, sort ?? entity.sort[0] ?? 'order', orderIn(tenant, undefined)),
    conditions: filter === undefined ? [] : conditionsOf(storage.db, of, entity, filterIn(entity, filter)),
  }
  const found = await foundRows(question, { q, isByRelevance: sort === undefined }, stores)
  if (ids === undefined) return found
  const wanted = new Set(ids.split(','))
  return found.filter((id) => wanted.has(id))
}

async function* recordsIn(
  { storage, tenant }: MemberContext,
  ids: readonly string[],
): AsyncGenerator<readonly ContentRecord[]> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    yield await recordsCalled(storage.db, tenant.id, ids.slice(at, at + AT_ONCE))
    await othersFirst()
  }
}

const invalid = (path: string, key: string, params: Readonly<Record<string, string | number>>) =>
  new InvalidQuestion([{ path, key, params }])

/** The languages of the columns. @throws InvalidQuestion when the site does not have one. */
async function languagesIn({ languages }: Question, { storage, tenant }: MemberContext): Promise<readonly string[]> {
  const written = (await writtenLanguages(storage.db, tenant)).map(({ code }) => code)
  const others = written.filter((code) => code !== baseLanguage(tenant))
  if (languages === undefined) return others
  const wanted = languages === '' ? [] : languages.split(',')
  for (const language of wanted)
    if (!written.includes(language)) throw invalid('languages', 'problem.languageNotConfigured', { language })
  return others.filter((code) => wanted.includes(code))
}

/** The fields that are asked for. @throws InvalidQuestion when the kind has none of this name. */
function fieldsIn({ kind, columns }: Question): ReadonlySet<string> | undefined {
  if (columns === undefined) return undefined
  const known = new Set(spreadsheetColumnsOf(entities[kind]).map(({ field }) => field))
  const fields = columns.split(',')
  for (const column of fields)
    if (!known.has(column)) throw invalid('columns', 'problem.import.unknownColumn', { column })
  return new Set(fields)
}

/** A field of CSV by RFC 4180. */
const csvField = (text: string): string => {
  const cell = toCsvCell(text)
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

const csvRow = (cells: readonly string[]): string => `${cells.map(csvField).join(',')}\r\n`

/** What stands in a file before its rows, of each row, and behind them. */
const forms = {
  csv: {
    type: 'text/csv; charset=utf-8',
    start: (keys: readonly string[]) => `\uFEFF${csvRow(keys)}`,
    row: (cells: readonly string[]) => csvRow(cells),
    end: '',
  },
  json: {
    type: 'application/json; charset=utf-8',
    start: (keys: readonly string[]) => `{"columns":${JSON.stringify(keys)},"rows":[`,
    row: (cells: readonly string[], at: number) => `${at === 0 ? '' : ','}${JSON.stringify(cells)}`,
    end: ']}',
  },
  lines: {
    type: 'application/x-ndjson; charset=utf-8',
    start: (keys: readonly string[]) => `${JSON.stringify(keys)}\n`,
    row: (cells: readonly string[]) => `${JSON.stringify(cells)}\n`,
    end: '',
  },
} as const

/** Contents as the text of a file, piece by piece, with room for others between the pieces. */
async function* fileOf(
  context: MemberContext,
  ids: readonly string[],
  columns: readonly SpreadsheetColumn[],
  format: keyof typeof forms,
): AsyncGenerator<string> {
  const { start, row, end } = forms[format]
  yield start(columns.map(({ key }) => key))
  let at = 0
  for await (const records of recordsIn(context, ids))
    yield records.map((record) => row(cellsOf(record, columns), at++)).join('')
  yield end
}

/**
 * The file of an export, and its type.
 *
 * @throws InvalidQuestion when it would have more columns than an import takes, or names what is not there.
 */
export async function contentsFile(question: Question, context: MemberContext) {
  const { kind, lists, format } = question
  const ids = await idsOf(question, context)
  const inUse = columnsInUse(entities[kind], await languagesIn(question, context), {
    fields: fieldsIn(question),
    lists,
  })
  for await (const records of recordsIn(context, ids)) for (const record of records) inUse.add(record)
  const columns = inUse.columns()
  const limit = limits.spreadsheetColumns
  if (columns.length > limit) throw invalid('languages', 'refusal.tooMany', { limit })
  return { pieces: fileOf(context, ids, columns, format), type: forms[format].type }
}
