import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { StorageError } from '../storage-error.ts'

/**
 * Folds the write-ahead log into the file, so that the file alone is the database. SQLite does so only
 * while nobody else has it open.
 */
export async function closeForGood(db: Database): Promise<void> {
  await sql`pragma journal_mode = delete`.execute(db)
}

/**
 * Makes sure that no server uses this database.
 *
 * @throws StorageError
 */
export async function assertNotOpen(db: Database, dataDir: string): Promise<void> {
  try {
    await sql`pragma busy_timeout = 200`.execute(db)
    await closeForGood(db)
  } catch (error) {
    throw new StorageError(`A server is using ${dataDir}. Stop it first, then restore.`, error)
  }
}
