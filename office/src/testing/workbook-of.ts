import { strToU8, zipSync } from 'fflate'

type Cell = string | number | boolean | Date | null | { readonly error: string }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const letterOf = (at: number): string => String.fromCharCode(65 + at)
const DAY = 86_400_000
const EPOCH = Date.UTC(1899, 11, 30)

function cellOf(cell: Cell, place: string): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (cell instanceof Date) return `<c r="${place}" s="1"><v>${(cell.getTime() - EPOCH) / DAY}</v></c>`
  return `<c r="${place}" t="e"><v>${cell.error}</v></c>`
}

/** A workbook for tests, as spreadsheet programs write one; with `extra`, one more cell at a place of the first sheet. */
export function workbookOf(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  { extra }: { readonly extra?: string } = {},
): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets)
  const files = Object.entries(sheets).map(([, rows], at) => {
    const written = rows.map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, `${letterOf(column)}${row + 1}`)).join('')}</row>`,
    )
    const far = extra && at === 0 ? `<row r="${extra.replace(/\D/g, '')}"><c r="${extra}"><v>1</v></c></row>` : ''
    return [
      `xl/worksheets/sheet${at + 1}.xml`,
      strToU8(
        `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${written.join('')}${far}</sheetData></worksheet>`,
      ),
    ] as const
  })
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets>${names
        .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
        .map(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ),
    ...Object.fromEntries(files),
  }) as Uint8Array<ArrayBuffer>
}
