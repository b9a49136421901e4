import type { SendCall } from '@vitrine/editor-core'
import {
  addContentImportRows,
  CallError,
  cancelContentImport,
  createContentImport,
  type EntitySpec,
  joinRows,
  limits,
  type SpreadsheetColumn,
  type SpreadsheetRow,
  spreadsheetColumn,
} from '@vitrine/schemas'
import { storeFile } from '../../../media/store-file.ts'
import {
  cellText,
  type DecimalSign,
  holdsPictures,
  pictureKey,
  picturesInCell,
  withAddresses,
} from '../columns/cells.ts'
import type { Target } from '../columns/match-columns.ts'
import type { GivenPictures } from '../give/pictures.ts'
import type { Spreadsheet } from '../reader/spreadsheet.ts'

export interface ImportOptions {
  readonly emptyCells: 'keep' | 'clear'
  readonly decimalSign: DecimalSign
  readonly newAre: 'draft' | 'published'
  readonly newRows: 'add' | 'refuse'
}

/** How far a check is. */
export interface CheckProgress {
  readonly stage: 'pictures' | 'rows'
  readonly done: number
  readonly total: number
}

interface CheckOptions {
  readonly entity: EntitySpec
  /** Of the file. */
  readonly name: string
  readonly table: Pick<Spreadsheet, 'columns' | 'rows'>
  /** Where its columns go. */
  readonly targets: readonly Target[]
  readonly options: ImportOptions
  readonly pictures: GivenPictures | undefined
  readonly signal: AbortSignal
  readonly onProgress: (progress: CheckProgress) => void
}

/** A cell holds more than a spreadsheet may hold. */
export class LongCell extends Error {
  readonly row: number
  readonly header: string
  constructor(row: number, header: string) {
    super('long-cell')
    this.row = row
    this.header = header
  }
}

/** Pictures that are uploaded at the same time. */
const AT_ONCE = 3
/** Characters of the rows of one call: far below the limit of its body, since some take four bytes. */
const MOST = 1_500_000
/** Waits that the service did not name, in seconds. */
const WAIT = 10

/** Too much in a minute is no failure: it is asked again when the service takes more. */
async function patiently<T>(act: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    signal.throwIfAborted()
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'too_many_requests') throw error
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfter ?? WAIT) * 1000))
    }
  }
}

const columnsOf = (entity: EntitySpec, targets: readonly Target[]): readonly (SpreadsheetColumn | undefined)[] =>
  targets.map((target) => (target === null ? undefined : spreadsheetColumn(entity, target)))

/** The keys of the pictures that the rows name and that were given, and how many they name that were not. */
export function picturesNamed(
  entity: EntitySpec,
  { rows }: Pick<Spreadsheet, 'rows'>,
  targets: readonly Target[],
  pictures: GivenPictures | undefined,
): { readonly given: readonly string[]; readonly others: readonly string[] } {
  const columns = columnsOf(entity, targets)
  const named = new Map<string, string>()
  for (const [at, column] of columns.entries())
    if (holdsPictures(column))
      for (const { cells } of rows)
        for (const name of picturesInCell(cellText(cells[at], '.'))) named.set(pictureKey(name), name)
  const isGiven = (key: string) => pictures?.keys.has(key) === true
  return {
    given: [...named.keys()].filter(isGiven),
    others: [...named].filter(([key]) => !isGiven(key)).map(([, name]) => name),
  }
}

/** Uploads pictures, and tells their addresses by their keys. What the library has already is taken from there. */
async function upload(
  send: SendCall,
  keys: readonly string[],
  { pictures, signal, onProgress }: CheckOptions,
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>()
  const rest = [...keys]
  const tell = () => onProgress({ stage: 'pictures', done: addresses.size, total: keys.length })
  async function work(): Promise<void> {
    for (let key = rest.shift(); key !== undefined && pictures; key = rest.shift()) {
      const file = await pictures.load(key)
      const item = await patiently(() => storeFile(send, file, { signal, onProgress: () => undefined }), signal)
      addresses.set(key, item.src)
      tell()
    }
  }
  if (keys.length > 0) tell()
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return addresses
}

/** So many rows are made into texts before the page may do something else. */
const PIECE = 1000
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The rows as the service takes them: texts, with the addresses of pictures. */
async function rowsOf(
  { entity, table, targets, options, signal }: CheckOptions,
  addresses: ReadonlyMap<string, string>,
): Promise<readonly SpreadsheetRow[]> {
  const columns = columnsOf(entity, targets)
  const rows: SpreadsheetRow[] = []
  for (const { at: row, cells } of table.rows) {
    const texts = table.columns.map((header, at) => {
      const column = columns[at]
      const text = cellText(cells[at], options.decimalSign)
      if (text.length > limits.spreadsheetCell) throw new LongCell(row, header)
      return text !== '' && holdsPictures(column) ? withAddresses(text, column, addresses) : text
    })
    rows.push({ row, cells: texts })
    if (rows.length % PIECE === 0) await breathe()
  }
  signal.throwIfAborted()
  return joinRows(rows, columns)
}

/** Rows as they go out together. */
function batchesOf(rows: readonly SpreadsheetRow[]): readonly (readonly SpreadsheetRow[])[] {
  const batches: SpreadsheetRow[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const own = row.cells.reduce((sum, cell) => sum + cell.length + 3, 0)
    const last = batches.at(-1)
    if (!last || last.length >= limits.spreadsheetRowsAtOnce || size + own > MOST) {
      batches.push([row])
      size = own
    } else {
      last.push(row)
      size += own
    }
  }
  return batches
}

/**
 * Uploads the pictures that are named, begins an import and has its rows checked. Nothing counts before it is applied.
 *
 * @returns the id of the import
 * @throws CallError, ReadProblem of a picture, LongCell, or what the signal was aborted with: nothing of it is left then
 */
export async function checkRows(send: SendCall, given: CheckOptions): Promise<string> {
  const { entity, name, table, targets, options, pictures, signal, onProgress } = given
  const addresses = await upload(send, picturesNamed(entity, table, targets, pictures).given, given)
  const batches = batchesOf(await rowsOf(given, addresses))
  const total = batches.reduce((sum, batch) => sum + batch.length, 0)
  const columns = table.columns.map((header, at) => ({ header: header.slice(0, 300), to: targets[at] ?? null }))
  onProgress({ stage: 'rows', done: 0, total })
  const { id } = await patiently(
    () => send(createContentImport, { kind: entity.kind, name: name.slice(0, 200), columns, options }, { signal }),
    signal,
  )
  try {
    let done = 0
    for (const rows of batches) {
      await patiently(
        () =>
          send(
            addContentImportRows,
            { id, rows: rows.map(({ row, cells }) => ({ row, cells: [...cells] })) },
            { signal },
          ),
        signal,
      )
      done += rows.length
      onProgress({ stage: 'rows', done, total })
    }
    return id
  } catch (error) {
    await send(cancelContentImport, { id }).catch(() => undefined)
    throw error
  }
}
