import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { SqliteAdapter, SqliteDialect } from 'kysely'
import { asRecord } from '../as-record.ts'
import { makeFolder, notWritable } from '../folders.ts'
import { StorageError } from '../storage-error.ts'
import { FileDriver } from './sqlite-driver.ts'

const BUSY_TIMEOUT = 5000

/**
 * The dialect of Kysely on Node's own SQLite: write-ahead log, every commit on disk, foreign keys on.
 *
 * @param dataDir the folder that holds `vitrine.sqlite`; it is made when missing.
 * @throws StorageError when the folder cannot be written, or the file is no database.
 */
export async function sqliteDialect(dataDir: string): Promise<SqliteDialect> {
  makeFolder(dataDir)
  const file = join(dataDir, 'vitrine.sqlite')
  let database: DatabaseSync | undefined
  try {
    // The driver waits for the lock of writers, and keeps nobody from going on meanwhile.
    database = new DatabaseSync(file, { timeout: 0 })
    await useWriteAheadLog(database)
    database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    return new FileDialect(
      new FileDriver(database, () => new DatabaseSync(file, { timeout: BUSY_TIMEOUT, readOnly: true })),
    )
  } catch (error) {
    database?.close()
    throw sqliteFailure(error, dataDir)
  }
}

/** The first byte of SQLite's result codes; the others tell details. */
const resultOf = (error: unknown): number => Number(asRecord(error).errcode) & 0xff
const [PERM, BUSY, LOCKED, READONLY, CORRUPT, CANTOPEN, PROTOCOL, NOTADB] = [3, 5, 6, 8, 11, 14, 15, 26]

/** A failure of SQLite in words for a person, where its cause is known. */
export function sqliteFailure(error: unknown, dataDir: string): unknown {
  switch (resultOf(error)) {
    case CORRUPT:
    case NOTADB:
      return new StorageError(
        `${join(dataDir, 'vitrine.sqlite')} is not a database of Vitrine, or it is damaged. Put a backup in its place, or set DATA_DIR to another folder.`,
        error,
      )
    case PERM:
    case READONLY:
    case CANTOPEN:
      return notWritable(dataDir, error)
    default:
      return error
  }
}

/** A second process that opens the same new file may hold it for a moment, and this one pragma does not wait. */
async function useWriteAheadLog(database: DatabaseSync): Promise<void> {
  const end = Date.now() + BUSY_TIMEOUT
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL')
      return
    } catch (error) {
      if (![BUSY, LOCKED, PROTOCOL].includes(resultOf(error)) || Date.now() > end) throw error
      await sleep(20)
    }
  }
}

/** SQLite changes tables inside transactions, which is what keeps two migrating processes apart. */
class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }

  // One of them writes: the driver sees to that.
  override get supportsMultipleConnections() {
    return true
  }
}

class FileDialect extends SqliteDialect {
  readonly #driver: FileDriver

  constructor(driver: FileDriver) {
    super({ database: () => Promise.reject(new Error('The driver has connections of its own.')) })
    this.#driver = driver
  }

  override createDriver() {
    return this.#driver
  }

  override createAdapter() {
    return new FileAdapter()
  }
}
