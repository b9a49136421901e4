import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { asRecord } from '../as-record.ts'
import { StorageError } from '../storage-error.ts'
import { type CheckedFile, hashOfFile } from './hashes.ts'

/** All rows of one table, as JSON lines under gzip. */
export interface BackedUpTable extends CheckedFile {
  readonly name: string
  readonly rows: number
}

/** What a backup consists of. It is written last, so a folder without it is no backup. */
export interface Manifest {
  readonly format: 1
  readonly version: string
  readonly createdAt: string
  /** The engine that it was taken from; it can be restored into the other one too. */
  readonly engine: 'sqlite' | 'postgres'
  /** The last step of the migrations that its tables had taken. */
  readonly migration: string
  /** In the order in which they were made, so that no row comes before one that it names. */
  readonly tables: readonly BackedUpTable[]
  /** The files were left where they are: a restore leaves them there too. */
  readonly withoutFiles?: boolean
  /** Uploads, by their path in the data folder; in the backup they stand below `files/`. */
  readonly files: readonly CheckedFile[]
}

export const MANIFEST = 'manifest.json'
/** Below it the uploads stand. */
export const FILES = 'files'
/** Below it the tables stand. */
export const TABLES = 'tables'

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
/** A path that leads down, and never out. */
const isPath = (value: unknown): boolean =>
  isText(value) && value !== '' && value.split('/').every((part) => part !== '' && part !== '..' && part !== '.')
const isFile = (value: unknown): boolean => {
  const { path, bytes, sha256 } = asRecord(value)
  return isPath(path) && isCount(bytes) && isText(sha256) && /^[0-9a-f]{64}$/.test(sha256)
}
const isTable = (value: unknown): boolean => {
  const { name, rows } = asRecord(value)
  return isFile(value) && isText(name) && /^[a-z_][a-z0-9_]*$/.test(name) && isCount(rows)
}
const isListOf = (value: unknown, fits: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(fits)

function isManifest(value: unknown): value is Manifest {
  const { format, createdAt, engine, migration, tables, files } = asRecord(value)
  const isKnown =
    format === 1 && isText(createdAt) && isText(migration) && (engine === 'sqlite' || engine === 'postgres')
  return isKnown && isListOf(tables, isTable) && isListOf(files, isFile)
}

/**
 * Reads what a backup consists of.
 *
 * @throws StorageError when the folder is no backup, or one that this version cannot read.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  let manifest: unknown
  try {
    manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'))
  } catch (error) {
    throw new StorageError(`${folder} is no backup: it has no readable ${MANIFEST}.`, error)
  }
  if (!isManifest(manifest)) throw new StorageError(`${folder} is no backup that this version can read.`, undefined)
  return manifest
}

/**
 * Looks whether every file of a backup is there as it was written.
 *
 * @throws StorageError naming the first files that are not.
 */
export async function checkFiles(folder: string, { tables, files }: Manifest): Promise<void> {
  const expected = [...tables, ...files.map((file) => ({ ...file, path: `${FILES}/${file.path}` }))]
  const damaged: string[] = []
  for (const { path, bytes, sha256 } of expected) {
    const found = await stat(join(folder, path)).catch(() => undefined)
    const isWhole = found?.size === bytes && (await hashOfFile(join(folder, path))) === sha256
    if (!isWhole) damaged.push(path)
  }
  if (damaged.length === 0) return
  const some = damaged.slice(0, 5).join(', ')
  throw new StorageError(
    `The backup ${folder} is damaged: ${some}${damaged.length > 5 ? ` and ${damaged.length - 5} more` : ''}. Nothing was changed; take another backup.`,
    undefined,
  )
}
