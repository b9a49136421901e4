import type { SpreadsheetColumn } from './spreadsheet-columns.ts'

/** A row of a spreadsheet: its number in the file, the first row of which is 1, and its cells by the columns of the import. */
export interface SpreadsheetRow {
  readonly row: number
  readonly cells: readonly string[]
}

const isItemColumn = (column: SpreadsheetColumn | undefined): boolean =>
  column?.list !== undefined && column.list.item === undefined

/** A text in a line of a cell that has one line for each item. */
export const toLine = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll(/\r\n|[\r\n]/g, '\\n')

/** The texts in the lines of a cell that has one for each item; none of an empty cell. */
export const fromLines = (cell: string): readonly string[] =>
  cell === ''
    ? []
    : cell
        .split(/\r\n|\r|\n/)
        .map((line) => line.replaceAll(/\\([\\n])/g, (_, letter) => (letter === 'n' ? '\n' : '\\')))

/** The cells of several rows as those of one: of what has a line for each item, one line for each row. */
function joined(rows: readonly SpreadsheetRow[], columns: readonly (SpreadsheetColumn | undefined)[]): SpreadsheetRow {
  const [first] = rows as readonly [SpreadsheetRow]
  if (rows.length === 1) return first
  const cells = columns.map((column, at) => {
    const texts = rows.map((row) => row.cells[at] ?? '')
    return isItemColumn(column) ? texts.map(toLine).join('\n') : (first.cells[at] ?? '')
  })
  return { row: first.row, cells }
}

/**
 * One row for each record, where a file has a row for each price, attribute or picture: rows that follow each other
 * belong together where the later ones say nothing else than the first in the columns that are no items, and something in
 * those that are.
 *
 * @param columns of the import in their order; nothing for those that are left out.
 */
export function joinRows(
  rows: readonly SpreadsheetRow[],
  columns: readonly (SpreadsheetColumn | undefined)[],
): readonly SpreadsheetRow[] {
  if (!columns.some(isItemColumn)) return rows
  const groups: SpreadsheetRow[][] = []
  const goesOn = (first: SpreadsheetRow, row: SpreadsheetRow): boolean => {
    let hasItems = false
    for (const [at, column] of columns.entries()) {
      const text = row.cells[at] ?? ''
      if (!column || text === '') continue
      if (isItemColumn(column)) hasItems = true
      else if (text !== first.cells[at]) return false
    }
    return hasItems && columns.some((column, at) => column?.isMatch && (first.cells[at] ?? '') !== '')
  }
  for (const row of rows) {
    const group = groups.at(-1)
    const [first] = group ?? []
    if (group && first && goesOn(first, row)) group.push(row)
    else groups.push([row])
  }
  return groups.map((group) => joined(group, columns))
}

/** What a program for spreadsheets would run as a formula, or has been kept from it. */
const runs = /^'*[=+\-@\t\r]/

/** A text as it stands in a file of CSV: what would run as a formula there begins with `'`. */
export const toCsvCell = (text: string): string => (runs.test(text) ? `'${text}` : text)

/** The text of a cell of CSV, without the `'` in front of what would run; the inverse of `toCsvCell`. */
export const fromCsvCell = (cell: string): string => (cell.startsWith("'") && runs.test(cell) ? cell.slice(1) : cell)
