import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'

const BUSY_TIMEOUT = 5000

/**
 * The dialect of Kysely on Node's own SQLite: write-ahead log, every commit on disk, foreign keys on.
 *
 * @param dataDir the folder that holds `vitrine.sqlite`; it is made when missing.
 */
export async function sqliteDialect(dataDir: string): Promise<SqliteDialect> {
  mkdirSync(dataDir, { recursive: true })
  const database = new DatabaseSync(join(dataDir, 'vitrine.sqlite'), { timeout: BUSY_TIMEOUT })
  await useWriteAheadLog(database)
  database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  return new NodeSqliteDialect({ database: asKyselyTakesIt(database) })
}

/** A second process that opens the same new file may hold it for a moment, and this one pragma does not wait. */
async function useWriteAheadLog(database: DatabaseSync): Promise<void> {
  const end = Date.now() + BUSY_TIMEOUT
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL')
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(20)
    }
  }
}

type Value = null | number | bigint | string | Uint8Array

const asKyselyTakesIt = (database: DatabaseSync): SqliteDatabase => ({
  close: () => database.close(),
  prepare(sql) {
    // A transaction that reads first and writes later would be refused when another process wrote
    // in between; one that takes the lock of writers at its start waits for its turn instead.
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql)
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as Value[])),
      run: (parameters) => statement.run(...(parameters as Value[])),
      iterate: (parameters) => statement.iterate(...(parameters as Value[])),
    }
  },
})

/** SQLite changes tables inside transactions, which is what keeps two migrating processes apart. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
}
