import { toCsvCell } from '@vitrine/schemas'

const quoted = (text: string): string => `"${toCsvCell(text).replaceAll('"', '""')}"`

/** What spreadsheet programs know UTF-8 by. */
export const CSV_START = '\uFEFF'
export const CSV_TYPE = 'text/csv;charset=utf-8'

/** A row of comma-separated values, with its end. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

/** Rows as a file of comma-separated values, which spreadsheet programs open as they are. */
export const csvOf = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([`${CSV_START}${rows.map(csvRow).join('')}`], { type: CSV_TYPE })
