import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'
import { asRecord } from '../as-record.ts'
import { makeFolder, notWritable } from '../folders.ts'
import { StorageError } from '../storage-error.ts'

const BUSY_TIMEOUT = 5000

/**
 * The dialect of Kysely on Node's own SQLite: write-ahead log, every commit on disk, foreign keys on.
 *
 * @param dataDir the folder that holds `vitrine.sqlite`; it is made when missing.
 * @throws StorageError when the folder cannot be written, or the file is no database.
 */
export async function sqliteDialect(dataDir: string): Promise<SqliteDialect> {
  makeFolder(dataDir)
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(join(dataDir, 'vitrine.sqlite'), { timeout: BUSY_TIMEOUT })
    await useWriteAheadLog(database)
    database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    return new NodeSqliteDialect({ database: asKyselyTakesIt(database) })
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

// What the queries hand over is what the columns of the tables hold, and so what SQLite takes.
const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

const asKyselyTakesIt = (database: DatabaseSync): SqliteDatabase => ({
  close: () => database.close(),
  prepare(sql) {
    const statement = database.prepare(asWeMeanIt(sql, database))
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...bound(parameters)),
      run: (parameters) => statement.run(...bound(parameters)),
      iterate: (parameters) => statement.iterate(...bound(parameters)),
    }
  },
})

function asWeMeanIt(sql: string, { isTransaction }: DatabaseSync): string {
  // A full disk ends a transaction by itself; a failing rollback would hide why.
  if (sql === 'rollback' && !isTransaction) return 'select 1'
  return sql
}

/** SQLite changes tables inside transactions, which is what keeps two migrating processes apart. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class NodeSqliteDriver extends SqliteDriver {
  /**
   * A transaction that reads first and writes later would be refused when another process wrote in between; one that
   * takes the lock of writers at its start waits for its turn instead. One that only reads takes no lock: it sees one
   * moment, and keeps nobody from writing, however long what it read takes.
   */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin deferred' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new NodeSqliteDriver(this.#config)
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
}
