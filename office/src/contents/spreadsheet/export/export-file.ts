import { type EntitySpec, type SpreadsheetKind, spreadsheetColumn } from '@vitrine/schemas'
import { columnTitle, type Label } from '../columns/column-title.ts'
import { type Languages, languageNames, matchColumns } from '../columns/match-columns.ts'
import { csvOf } from '../review/refused-csv.ts'
import { type WrittenCell, writeWorkbook } from './write-workbook.ts'

/** What the service hands out: the keys of columns, and the rows. */
export interface ExportedRows {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

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

/** A file of contents that an import takes. */
export function exportFile(
  { columns, rows }: ExportedRows,
  format: 'csv' | 'xlsx',
  options: ExportOptions & { readonly title: string },
): Blob {
  const headers = exportHeaders(columns, options)
  if (format === 'csv') return csvOf([headers, ...rows])
  const areNumbers = columns.map((key) => numbers.has(spreadsheetColumn(options.entity, key)?.kind))
  return writeWorkbook(options.title, [
    headers,
    ...rows.map((cells) => cells.map((cell, at) => cellOf(cell, areNumbers[at] === true))),
  ])
}
