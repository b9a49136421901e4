import { toCsvCell } from '@vitrine/schemas'

const quoted = (text: string): string => `"${toCsvCell(text).replaceAll('"', '""')}"`

/** Rows as a file of comma-separated values, which spreadsheet programs open as they are. */
export const csvOf = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([`\uFEFF${rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`], {
    type: 'text/csv;charset=utf-8',
  })
