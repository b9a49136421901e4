import { decodeText, guessEncoding } from './decode-text.ts'
import { guessSeparator, readText } from './read-text.ts'
import { readWorkbook } from './read-workbook.ts'
import { type CellValue, type ReadOptions, ReadProblem, type Spreadsheet, spreadsheetLimits } from './spreadsheet.ts'

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

/** What an older file of Office holds where a newer one was locked with a password. */
const LOCKED = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])

function holds(bytes: Uint8Array, part: readonly number[]): boolean {
  for (let at = bytes.indexOf(part[0] ?? 0); at >= 0; at = bytes.indexOf(part[0] ?? 0, at + 1))
    if (part.every((byte, offset) => bytes[at + offset] === byte)) return true
  return false
}

const isEmpty = (cell: CellValue): boolean => cell === null || cell === ''
const isName = (cell: CellValue): boolean => typeof cell === 'string' && !/^[\d\s.,%-]*$/.test(cell)

/** Characters that pictures and programs hold, and no text does. */
const isControl = (character: string): boolean => character < '\t' || (character > '\r' && character < '\u001b')
const holdsNoText = (text: string): boolean => [...text.slice(0, 4096)].some(isControl)

/** Tells names of columns from rows, and holds them against the limits. */
function tableOf(all: readonly (readonly CellValue[])[]): Pick<Spreadsheet, 'columns' | 'rows'> {
  const first = all.findIndex((cells) => !cells.every(isEmpty))
  const header = all[first]
  if (!header) throw new ReadProblem('empty')
  if (!header.some(isName)) throw new ReadProblem('no-header', first + 1)
  const filled = all
    .map((cells, at) => ({ at: at + 1, cells }))
    .filter(({ at, cells }) => at > first + 1 && !cells.every(isEmpty))
  if (filled.length === 0) throw new ReadProblem('no-rows')
  if (filled.length > spreadsheetLimits.rows) throw new ReadProblem('too-many-rows')
  let width = 0
  for (const { cells } of [{ cells: header }, ...filled])
    width = Math.max(width, cells.findLastIndex((cell) => !isEmpty(cell)) + 1)
  if (width > spreadsheetLimits.columns) throw new ReadProblem('too-many-columns')
  if (width * filled.length > spreadsheetLimits.cells) throw new ReadProblem('too-large')
  const names = Array.from({ length: width }, (_, at) => String(header[at] ?? '').trim())
  const rows = filled.map(({ at, cells }) => ({
    at,
    cells: Array.from({ length: width }, (_, column) => cells[column] ?? null),
  }))
  return { columns: names, rows }
}

/**
 * Reads the table in a text: what somebody copied from Excel or Google Sheets, or the content of a file.
 *
 * @throws ReadProblem
 */
export function readPasted(text: string, { separator }: ReadOptions = {}): Spreadsheet {
  if (text.trim() === '') throw new ReadProblem('empty')
  // Both put tabs between cells; a text with quotation marks and few rows would be taken for something else.
  const used = separator ?? (text.includes('\t') ? '\t' : guessSeparator(text))
  return { format: 'text', ...tableOf(readText(text, used)), read: { separator: used }, sheets: [] }
}

/**
 * Reads a file of comma- or tab-separated values, or a workbook. What it is tells its content, not its name.
 *
 * @throws ReadProblem
 */
export async function readSpreadsheet(bytes: Uint8Array, options: ReadOptions = {}): Promise<Spreadsheet> {
  if (bytes.length === 0) throw new ReadProblem('empty')
  if (bytes.length > spreadsheetLimits.file) throw new ReadProblem('too-large')
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ReadProblem(holds(bytes, LOCKED) ? 'locked' : 'xls')
  if (startsWith(bytes, 0x50, 0x4b)) {
    const { sheets, sheet, rows } = await readWorkbook(bytes, options.sheet)
    return { format: 'workbook', ...tableOf(rows), read: { sheet }, sheets }
  }
  const encoding = options.encoding ?? guessEncoding(bytes)
  const text = decodeText(bytes, encoding)
  if (!options.encoding && holdsNoText(text)) throw new ReadProblem('not-a-spreadsheet')
  if (/^\s*(?:%PDF|\{|<)/.test(text.slice(0, 200))) throw new ReadProblem('not-a-spreadsheet')
  if (text.trim() === '') throw new ReadProblem('empty')
  const separator = options.separator ?? guessSeparator(text)
  return { format: 'text', ...tableOf(readText(text, separator)), read: { encoding, separator }, sheets: [] }
}
