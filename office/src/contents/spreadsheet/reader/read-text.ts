import { fromCsvCell } from '@vitrine/schemas'
import Papa from 'papaparse'
import { type CellValue, ReadProblem, type Separator, separators, spreadsheetLimits } from './spreadsheet.ts'

/** So many rows tell what separates their cells. */
const SAMPLE = 20

/** How well rows fit a separator: in how many columns most of them agree, and how many do. */
function fitOf(text: string, separator: Separator): number {
  const { data } = Papa.parse<readonly string[]>(text, { delimiter: separator, preview: SAMPLE, skipEmptyLines: true })
  const counts = new Map<number, number>()
  for (const { length } of data) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [columns, agreed] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [0, 0]
  return data.length === 0 ? 0 : (agreed / data.length) * 1000 + Math.min(columns, 500)
}

/** What separates the cells of a text; a comma where nothing does. */
export function guessSeparator(text: string): Separator {
  const [best] = separators
    .map((separator) => ({ separator, fit: fitOf(text, separator) }))
    .toSorted((a, b) => b.fit - a.fit)
  return best && best.fit > 0 ? best.separator : ','
}

/**
 * The rows of a text whose cells are separated, the first one first. What spreadsheet programs would run as a
 * formula was written with an apostrophe in front, which goes.
 *
 * @throws ReadProblem
 */
export function readText(text: string, separator: Separator): readonly (readonly CellValue[])[] {
  const { data, errors } = Papa.parse<readonly string[]>(text, {
    delimiter: separator,
    preview: spreadsheetLimits.rows + 2,
  })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) throw new ReadProblem('open-quote', (broken.row ?? 0) + 1)
  return data.map((cells) => cells.map((cell) => fromCsvCell(cell.trim())))
}
