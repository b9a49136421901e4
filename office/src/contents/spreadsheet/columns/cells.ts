import type { SpreadsheetColumn } from '@vitrine/schemas'
import { baseName, pictureType } from '../reader/picture-limits.ts'
import type { CellValue } from '../reader/spreadsheet.ts'

export type DecimalSign = '.' | ','

/** A cell as text. A number of a workbook has no decimal sign of its own: it takes the one that is chosen. */
export function cellText(cell: CellValue | undefined, sign: DecimalSign): string {
  if (cell === null || cell === undefined) return ''
  return typeof cell === 'number' ? String(cell).replace('.', sign) : String(cell)
}

/** Which sign stands before the decimals in these cells: `1.234,5` and `0,86` have a comma. */
export function guessDecimalSign(cells: Iterable<CellValue>): DecimalSign {
  let commas = 0
  let points = 0
  for (const cell of cells) {
    if (typeof cell !== 'string') continue
    const number = cell.replaceAll(/[^\d.,]/g, '')
    const last = Math.max(number.lastIndexOf(','), number.lastIndexOf('.'))
    // `1,200` may be both.
    if (last < 0 || (/^[^.,]*[.,]\d{3}$/.test(number) && !/^0/.test(number))) continue
    if (number[last] === ',') commas += 1
    else points += 1
  }
  return commas > points ? ',' : '.'
}

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text) || text.startsWith('/')

/** The names of pictures or addresses in a cell: one in a line, or with commas between them. */
export function picturesInCell(text: string): readonly string[] {
  const lines = text.split(/[\r\n|;]+/).flatMap((line) => {
    const parts = line.split(',').map((part) => part.trim())
    return parts.every((part) => pictureType(part) !== undefined || isAddress(part)) ? parts : [line.trim()]
  })
  return lines.filter(Boolean)
}

/** A name by which a picture is found: without folders, in whatever case. */
export const pictureKey = (name: string): string => baseName(name).normalize('NFC').toLowerCase()

/** Whether cells of a column name pictures. */
export const holdsPictures = (column: SpreadsheetColumn | undefined): column is SpreadsheetColumn =>
  column?.kind === 'picture'

/**
 * A cell of pictures with the addresses of those that were uploaded, a line for each where it holds several. What was not
 * uploaded stays as it is: the service knows its media by name.
 */
export function withAddresses(text: string, column: SpreadsheetColumn, addresses: ReadonlyMap<string, string>): string {
  const isList = column.list !== undefined && column.list.item === undefined
  const names = isList ? picturesInCell(text) : [text.trim()]
  return names.map((name) => addresses.get(pictureKey(name)) ?? name).join('\n')
}
