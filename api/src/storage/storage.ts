import { join } from 'node:path'
import { backUpBefore } from '../backup/before-migration.ts'
import { refuseUnfinished } from '../backup/swap.ts'
import { type Connection, connect, dataDirOf, type PoolState, type StoragePlace } from './connect.ts'
import { makeFolder } from './folders.ts'
import { migrate, migrationsOf } from './migrate.ts'
import { postgresFailure } from './postgres.ts'
import { sqliteFailure } from './sqlite.ts'
import type { Database, Engine } from './tables.ts'

export type { StoragePlace } from './connect.ts'

/** Where everything is kept: the database, the folder of uploads, and who wants to hear of changes. */
export interface Storage {
  readonly engine: Engine
  readonly db: Database
  /** Where the database is: what a worker connects to by itself. */
  readonly place: StoragePlace
  /** The folder of everything that is no row: uploads, backups, with SQLite the database. */
  readonly dataDir: string
  /** How the connections to the database stand. */
  pool(): PoolState
  /** The folder of pictures and films that came with imported sites, one folder per tenant. */
  readonly mediaDir: string
  /** The folder of what owners upload, and the one of pictures of inquiries, which is never served. */
  readonly uploadsDir: string
  readonly inquiryImagesDir: string
  /** Tells this process that what it remembers of the sites is out of date. */
  changed(): void
  onChanged(listener: () => void): void
  close(): Promise<void>
}

/**
 * Opens the storage and brings its tables up to date. Two processes may do so at once. When tables
 * that hold something have to change, a backup is made first.
 *
 * `const storage = await openStorage({ dataDir: './data' })`
 *
 * @param upTo the last step of the migrations that is taken; all of them unless a test wants an older database.
 * @throws StorageError when the database cannot be opened or backed up, in words for a person; another error when a migration fails (nothing of it is kept then).
 */
export async function openStorage(place: StoragePlace, upTo?: string): Promise<Storage> {
  const dataDir = dataDirOf(place)
  refuseUnfinished(dataDir)
  if (place.dataDir !== undefined) makeFolder(dataDir)
  const connection = await connect(place)
  const { engine, db, pool } = connection
  try {
    await bringUpToDate(connection, dataDir, upTo)
  } catch (error) {
    await db.destroy()
    throw place.databaseUrl === undefined
      ? sqliteFailure(error, place.dataDir)
      : postgresFailure(error, place.databaseUrl, isUnavailable(error))
  }
  const listeners: (() => void)[] = []
  return {
    engine,
    db,
    place,
    dataDir,
    pool,
    mediaDir: join(dataDir, 'media'),
    uploadsDir: join(dataDir, 'uploads'),
    inquiryImagesDir: join(dataDir, 'inquiry-images'),
    changed() {
      for (const listener of listeners) listener()
    },
    onChanged: (listener) => void listeners.push(listener),
    close: () => db.destroy(),
  }
}

async function bringUpToDate(connection: Connection, dataDir: string, upTo?: string): Promise<void> {
  const { done, pending } = await migrationsOf(connection)
  const wanted = upTo === undefined ? pending : pending.filter((name) => name <= upTo)
  if (wanted[0] !== undefined && done.length > 0) await backUpBefore(connection, dataDir, wanted[0])
  await migrate(connection, upTo)
}

/** The codes with which the engines say that they cannot answer now, but may later. */
const passing = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08|57P0|53)/
const passingMessages = /timeout exceeded when trying to connect|Connection terminated|database is locked/

/** Whether a statement failed because the database is away, not because the statement is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  return syscall === 'connect' || passing.test(String(code ?? '')) || passingMessages.test(error.message)
}

/** Whether there is no more room on the disk, ours or the database's. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const isFull = typeof errcode === 'number' && (errcode & 0xff) === 13
  return isFull || code === 'ENOSPC' || code === 'EDQUOT' || code === '53100'
}

/** Whether a statement was refused because a row with the same key is there already. */
export function isUniqueClash(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === '23505' || /UNIQUE constraint failed/.test(error.message)
}
