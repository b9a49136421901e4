import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/** What stands in a cell of a table. */
export type Cell = string | number | undefined

/** A column: its heading, and what stands in it. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => Cell]

/**
 * A table as CSV (RFC 4180, UTF-8 with a mark that spreadsheets know it by). What a spreadsheet would take for a formula is
 * marked as text.
 */
export function csvTable<Row>(rows: AsyncIterable<Row>, columns: readonly CsvColumn<Row>[]): Readable {
  const table = stringify({
    bom: true,
    header: true,
    columns: columns.map(([header], at) => ({ key: String(at), header })),
    escape_formulas: true,
    record_delimiter: 'windows',
  })
  async function* lines() {
    for await (const row of rows) yield columns.map(([, cell]) => cell(row) ?? '')
  }
  // Whoever reads the table hears of an error: it is destroyed with it.
  pipeline(Readable.from(lines()), table, () => undefined)
  return table
}
