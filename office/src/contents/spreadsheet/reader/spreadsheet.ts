import { limits } from '@vitrine/schemas'

/** What a cell holds. Days are written as `2026-03-31`, moments as `2026-03-31T09:30:00.000Z`. */
export type CellValue = string | number | boolean | null

export interface SheetRow {
  /** Its number as spreadsheet programs show it, from 1. */
  readonly at: number
  /** As many as there are columns. */
  readonly cells: readonly CellValue[]
}

export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1251',
  'windows-1256',
  'gb18030',
  'shift_jis',
] as const
export type Encoding = (typeof encodings)[number]

export const separators = [',', ';', '\t', '|'] as const
export type Separator = (typeof separators)[number]

/** How a file is read where it does not say so itself: what is left out is guessed. */
export interface ReadOptions {
  readonly encoding?: Encoding | undefined
  readonly separator?: Separator | undefined
  /** The name of a sheet; the first one that is visible when it is left out. */
  readonly sheet?: string | undefined
}

/** A table as it stood in a file or on the clipboard. */
export interface Spreadsheet {
  readonly format: 'text' | 'workbook'
  /** The names of its columns, from its first row that holds something; empty where a column has none. */
  readonly columns: readonly string[]
  /** The rows below that hold something. */
  readonly rows: readonly SheetRow[]
  /** How it was read: what was asked for, or guessed. */
  readonly read: ReadOptions
  /** The sheets of a workbook. */
  readonly sheets: readonly string[]
}

export type ReadProblemCode =
  /** It holds nothing. */
  | 'empty'
  /** It has names of columns, and no rows. */
  | 'no-rows'
  /** Its first row holds no names of columns. */
  | 'no-header'
  | 'too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  /** What it unpacks to is larger than may be. */
  | 'unpacks-too-large'
  /** It is opened by a password. */
  | 'locked'
  /** A workbook of Excel 97 to 2003. */
  | 'xls'
  /** Something else than a table. */
  | 'not-a-spreadsheet'
  | 'damaged'
  /** A quotation mark is opened and not closed. */
  | 'open-quote'
  /** It took longer than one waits. */
  | 'too-slow'

/** Why a file cannot be read. */
export class ReadProblem extends Error {
  readonly code: ReadProblemCode
  /** The number of the row where it is wrong, where one is known. */
  readonly row: number | undefined

  constructor(code: ReadProblemCode, row?: number) {
    super(code)
    this.name = 'ReadProblem'
    this.code = code
    this.row = row
  }
}

const MiB = 1024 * 1024

/** How large tables may be. */
export const spreadsheetLimits = {
  /** Of a file, in bytes. */
  file: 20 * MiB,
  /** Of what a workbook unpacks to, in bytes. */
  unpacked: 200 * MiB,
  /** Files within a workbook. */
  entries: 2000,
  rows: limits.spreadsheetRows,
  columns: limits.spreadsheetColumns,
  /** Rows times columns. */
  cells: 2_000_000,
  /** How long reading may take, in milliseconds. */
  time: 60_000,
} as const
