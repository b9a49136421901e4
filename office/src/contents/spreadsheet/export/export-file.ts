import { CallError, type EntitySpec, type SpreadsheetKind, spreadsheetColumn } from '@vitrine/schemas'
import { columnTitle, type Label } from '../columns/column-title.ts'
import { type Languages, languageNames, matchColumns } from '../columns/match-columns.ts'
import { CSV_START, CSV_TYPE, csvRow } from '../review/refused-csv.ts'
import { growingFile } from './growing-file.ts'
import { createWorkbook, type WrittenCell } from './write-workbook.ts'

/** So long it works before the page has its turn, in milliseconds. */
const TURN = 20

interface ExportOptions {
  readonly entity: EntitySpec
  readonly languages: Languages
  readonly label: Label
  readonly locale: string
  readonly nameOf: (language: string) => string
}

/** What columns are called in a file: by their labels where an import finds them by these again, else by their keys. */
export function exportHeaders(
  columns: readonly string[],
  { entity, languages, label, locale, nameOf }: ExportOptions,
): readonly string[] {
  const titles = columns.map((key) => {
    const column = spreadsheetColumn(entity, key)
    return column ? columnTitle(label, entity, column, nameOf) : key
  })
  const names = languageNames([languages.source, ...languages.others], [locale, 'en'])
  const found = matchColumns(titles, { entity, languages, names, labels: [label], remembered: new Map() })
  return titles.map((title, at) => (found[at] === columns[at] ? title : (columns[at] ?? '')))
}

const numbers: ReadonlySet<SpreadsheetKind | undefined> = new Set(['number', 'money'])

/** A number where it comes back as it was: `0.86`, not `007` or a part number of twenty digits. */
const cellOf = (text: string, isNumber: boolean): WrittenCell =>
  isNumber && text !== '' && String(Number(text)) === text ? Number(text) : text

interface Written {
  readonly file: Blob
  /** How many rows it has, without the names of the columns. */
  readonly rows: number
}

interface Writer {
  readonly add: (cells: readonly string[]) => void
  readonly end: () => Blob
}

function csvWriter(headers: readonly string[]): Writer {
  const file = growingFile()
  file.add(`${CSV_START}${csvRow(headers)}`)
  return { add: (cells) => file.add(csvRow(cells)), end: () => file.end(CSV_TYPE) }
}

function workbookWriter(headers: readonly string[], columns: readonly string[], options: FileOptions): Writer {
  const areNumbers = columns.map((key) => numbers.has(spreadsheetColumn(options.entity, key)?.kind))
  const workbook = createWorkbook(options.title)
  workbook.add(headers)
  return {
    add: (cells) => workbook.add(cells.map((cell, at) => cellOf(cell, areNumbers[at] === true))),
    end: workbook.end,
  }
}

type FileOptions = ExportOptions & { readonly title: string }

/**
 * A file of contents that an import takes, written while its rows come: neither they nor the file stand in memory.
 *
 * @param lines of JSON: the keys of the columns, then the cells of each row
 * @param onRows told how many rows there are by now; others have their turn after it.
 */
export async function exportFile(
  lines: AsyncIterable<string>,
  format: 'csv' | 'xlsx',
  options: FileOptions,
  onRows: (rows: number) => void = () => undefined,
): Promise<Written> {
  let writer: Writer | undefined
  let rows = 0
  let since = performance.now()
  for await (const line of lines) {
    const cells = JSON.parse(line) as readonly string[]
    if (writer) {
      writer.add(cells)
      rows += 1
    } else {
      const headers = exportHeaders(cells, options)
      writer = format === 'csv' ? csvWriter(headers) : workbookWriter(headers, cells, options)
    }
    if (performance.now() - since < TURN) continue
    onRows(rows)
    await new Promise((resume) => setTimeout(resume))
    since = performance.now()
  }
  if (!writer) throw new CallError('unavailable')
  onRows(rows)
  return { file: writer.end(), rows }
}
