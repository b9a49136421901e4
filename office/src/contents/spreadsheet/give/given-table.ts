import type { Spreadsheet } from '../reader/spreadsheet.ts'

/** What somebody gave: a file, or rows that they copied. */
export type GivenTable = { readonly name: string } & ({ readonly file: File } | { readonly text: string })

/** A table that was read, with what it was read from. */
export interface ReadTable {
  readonly given: GivenTable
  readonly table: Spreadsheet
}
