import { strToU8, Zip, ZipDeflate } from 'fflate'
import { growingFile } from './growing-file.ts'

/** So many characters of the sheet are packed at once. */
const PACKED = 64 * 1024

/** A cell of a workbook. */
export type WrittenCell = string | number

const escaped = (text: string): string =>
  text
    // Not allowed in XML at all.
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** The letters of a column, from 0: `A`, `Z`, `AA`. */
function lettersOf(at: number): string {
  const rest = Math.floor(at / 26)
  return `${rest > 0 ? lettersOf(rest - 1) : ''}${String.fromCharCode(65 + (at % 26))}`
}

// Texts stand in the cells themselves: none of them is run as a formula.
const cellXml = (cell: WrittenCell, place: string, style: string): string =>
  typeof cell === 'number'
    ? `<c r="${place}"${style}><v>${cell}</v></c>`
    : cell === ''
      ? ''
      : `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`

const rowXml = (cells: readonly WrittenCell[], row: number): string => {
  const style = row === 0 ? ' s="1"' : ''
  return `<row r="${row + 1}">${cells.map((cell, at) => cellXml(cell, `${lettersOf(at)}${row + 1}`, style)).join('')}</row>`
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`

/** A workbook that is written row by row. */
export interface WorkbookWriter {
  /** The first row has the names of the columns. */
  readonly add: (cells: readonly WrittenCell[]) => void
  readonly end: () => Blob
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/**
 * A workbook with one sheet, as Excel, LibreOffice and Google Sheets open it; no more of it than a piece is in memory.
 *
 * @param name of the sheet
 */
export function createWorkbook(name: string): WorkbookWriter {
  // A name of a sheet has 31 characters, and not these.
  const title = escaped(name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31)) || 'Sheet'
  const fonts = '<fonts count="2"><font/><font><b/></font></fonts>'
  const fills = '<fills count="2"><fill/><fill><patternFill patternType="gray125"/></fill></fills>'
  const small = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${title}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${fonts}${fills}<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  }
  const file = growingFile()
  const zip = new Zip((error, piece) => {
    if (error) throw error
    file.add(piece as Uint8Array<ArrayBuffer>)
  })
  const begin = (path: string): ZipDeflate => {
    const entry = new ZipDeflate(path, { level: 6 })
    zip.add(entry)
    return entry
  }
  for (const [path, content] of Object.entries(small)) begin(path).push(strToU8(`${HEAD}${content}`), true)
  const sheet = begin('xl/worksheets/sheet1.xml')
  // The names of the columns stay in sight.
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  let written = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetData>`
  let rows = 0
  return {
    add(cells) {
      written += rowXml(cells, rows)
      rows += 1
      if (written.length < PACKED) return
      sheet.push(strToU8(written))
      written = ''
    },
    end() {
      sheet.push(strToU8(`${written}</sheetData></worksheet>`), true)
      zip.end()
      return file.end(`${TYPES}.sheet`)
    },
  }
}
