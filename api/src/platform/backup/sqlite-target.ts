import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteFailure } from '../database/sqlite.ts'
import { StorageError } from '../storage-error.ts'

/** So long somebody who has just opened the file may hold it, in milliseconds. */
const BUSY_TIMEOUT = 200

/**
 * Folds the write-ahead log into the file, so that the file alone is the database. SQLite does so only while nobody else
 * has it open: no server uses it then.
 *
 * @throws StorageError when somebody has it open, or it is no database.
 */
export function foldLog(dataDir: string): void {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(join(dataDir, 'vitrine.sqlite'), { timeout: BUSY_TIMEOUT })
    database.exec('PRAGMA journal_mode = DELETE')
  } catch (error) {
    const failure = sqliteFailure(error, dataDir)
    if (failure instanceof StorageError) throw failure
    throw new StorageError(`A server is using ${dataDir}. Stop it first, then restore.`, error)
  } finally {
    database?.close()
  }
}
