import { type RedirectStatus, redirectStatuses } from '@vitrine/schemas'

/** One row that was pasted; its line is counted from 1. */
export interface PastedRow {
  readonly line: number
  readonly from: string
  readonly to: string
  readonly status?: RedirectStatus
}

/** A cell of a file, without the quotation marks that spreadsheets write around it. */
const cellOf = (written: string): string => {
  const text = written.trim()
  return text.length > 1 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replaceAll('""', '"').trim()
    : text
}

/**
 * Rows as they come from a spreadsheet or a text: old address, new address, and a status where there is a third cell.
 * Cells stand apart by tabs, else by semicolons, commas or spaces. Empty lines and a line of headings are left out.
 */
export function pastedRows(text: string): readonly PastedRow[] {
  return text.split(/\r?\n/).flatMap((written, index) => {
    if (written.trim() === '') return []
    const separator = ['\t', ';', ','].find((one) => written.includes(one)) ?? /\s+/
    const [from = '', to = '', code = ''] = written.split(separator).map(cellOf)
    // Headings name columns; an address begins with a slash or a scheme.
    if (index === 0 && !/^(?:\/|https?:)/i.test(from) && !/^(?:\/|https?:)/i.test(to)) return []
    const status = redirectStatuses.find((one) => String(one) === code)
    return [{ line: index + 1, from, to, ...(status !== undefined && { status }) }]
  })
}
