import { strFromU8, type Unzipped, unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { type CellValue, ReadProblem, spreadsheetLimits } from './spreadsheet.ts'

/** What is read of a workbook; pictures, charts and printer settings are left where they are. */
const isNeeded = (name: string): boolean =>
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml|sharedStrings\.xml|styles\.xml)$/i.test(name)

/**
 * Unpacks what is needed of a workbook. The sizes that its list tells are added up first; an entry that lies about
 * its own ends where it said it would.
 *
 * @throws ReadProblem
 */
function unpack(bytes: Uint8Array): Unzipped {
  let entries = 0
  let unpacked = 0
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries += 1
        if (entries > spreadsheetLimits.entries) throw new ReadProblem('unpacks-too-large')
        if (!isNeeded(name)) return false
        unpacked += originalSize
        if (unpacked > spreadsheetLimits.unpacked) throw new ReadProblem('unpacks-too-large')
        return true
      },
    })
  } catch (error) {
    throw error instanceof ReadProblem ? error : new ReadProblem('damaged')
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, number, name) => {
    if (name) return entities[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(number)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** The sheets of a workbook that are visible, in their order. */
function sheetsIn(workbook: string): readonly string[] {
  return [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].flatMap(([tag]) => {
    const name = /\sname="([^"]*)"/.exec(tag)?.[1]
    return name === undefined || /\sstate="(?:veryH|h)idden"/.test(tag) ? [] : [unescaped(name)]
  })
}

const columnNumber = (letters: string): number => {
  let number = 0
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64
  return number
}

/**
 * The reader fills up all rows and columns before a cell: one far outside would take all memory.
 *
 * @throws ReadProblem
 */
function refuseFarCells(sheet: string): void {
  for (const [, letters = '', row, isEmpty] of sheet.matchAll(
    /<(?:\w+:)?c\s(?:[^>]*?\s)?r="([A-Z]{1,7})(\d{1,9})"[^>]*?(\/?)>/g,
  )) {
    if (isEmpty) continue
    if (columnNumber(letters) > spreadsheetLimits.columns) throw new ReadProblem('too-many-columns')
    // The row of names, and some that are empty.
    if (Number(row) > spreadsheetLimits.rows * 2) throw new ReadProblem('too-many-rows', Number(row))
  }
}

const DAY = 86_400_000
const cellOf = (value: unknown): CellValue => {
  if (value instanceof Date) {
    const text = value.toISOString()
    return value.getTime() % DAY === 0 ? text.slice(0, 10) : text
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** A workbook, and which of its sheets was read. */
export interface Workbook {
  readonly sheets: readonly string[]
  readonly sheet: string
  readonly rows: readonly (readonly CellValue[])[]
}

/**
 * The rows of one sheet of a workbook of Excel 2007 and later, of LibreOffice or of Google Sheets.
 *
 * @param wanted the name of the sheet; the first one that is visible when it is left out
 * @throws ReadProblem
 */
export async function readWorkbook(bytes: Uint8Array, wanted?: string): Promise<Workbook> {
  const unpacked = unpack(bytes)
  const workbook = unpacked['xl/workbook.xml']
  if (!workbook) throw new ReadProblem('not-a-spreadsheet')
  const sheets = sheetsIn(strFromU8(workbook))
  const sheet = wanted !== undefined && sheets.includes(wanted) ? wanted : sheets[0]
  if (sheet === undefined) throw new ReadProblem('empty')
  for (const [name, content] of Object.entries(unpacked))
    if (name.startsWith('xl/worksheets/')) refuseFarCells(strFromU8(content))
  try {
    // Stored as it is: the reader would unpack in workers of its own, whose addresses our policy does not allow.
    const stored = zipSync(unpacked, { level: 0 })
    const rows = await readSheet(stored.buffer as ArrayBuffer, sheet)
    return { sheets, sheet, rows: rows.map((cells) => cells.map(cellOf)) }
  } catch {
    throw new ReadProblem('damaged')
  }
}
