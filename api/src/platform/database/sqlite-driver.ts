import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SelectQueryNode,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'
import { asRecord } from '../as-record.ts'

/** So long a write waits for the lock of writers that another thread or process holds, in milliseconds. */
const PATIENCE = 5000
/** Whose transactions are short is tried again at once, others less often; in milliseconds. */
const [SOON, LATER, SOON_FOR] = [1, 5, 20]
const SQLITE_BUSY = 5

/** The first byte of SQLite's result codes is the result; the others tell details. */
const isBusy = (error: unknown): boolean => (Number(asRecord(error).errcode) & 0xff) === SQLITE_BUSY

/**
 * Does what takes the lock of writers, and again for as long as somebody else holds it. SQLite would wait on the thread
 * that asks, by sleeps of up to a tenth of a second, and nothing else of that thread would go on.
 */
async function onceFree<T>(write: () => Promise<T>): Promise<T> {
  const since = performance.now()
  for (;;) {
    try {
      return await write()
    } catch (error) {
      const waited = performance.now() - since
      if (!isBusy(error) || waited > PATIENCE) throw error
      await sleep(waited < SOON_FOR ? SOON : LATER)
    }
  }
}

/** One connection to the file. What it is asked is done before anything else of this thread goes on. */
class FileConnection implements DatabaseConnection {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // A full disk ends a transaction by itself; a failing rollback would hide why.
    if (sql === 'rollback' && !this.#database.isTransaction) return { rows: [] }
    const statement = this.#database.prepare(sql)
    if (statement.columns().length > 0) return { rows: statement.all(...bound(parameters)) as R[] }
    const { changes, lastInsertRowid } = statement.run(...bound(parameters))
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#database.prepare(sql).iterate(...bound(parameters))) yield { rows: [row as R] }
  }

  close(): void {
    this.#database.close()
  }
}

// What the queries hand over is what the columns of the tables hold, and so what SQLite takes.
const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

/** Connections that are lent to one at a time. They are opened when they are needed, and kept. */
class Pool {
  readonly #open: () => FileConnection
  readonly #most: number
  readonly #all: FileConnection[] = []
  readonly #idle: FileConnection[] = []
  readonly #waiting: ((connection: FileConnection) => void)[] = []

  constructor(open: () => FileConnection, most: number) {
    this.#open = open
    this.#most = most
  }

  async take(): Promise<FileConnection> {
    const idle = this.#idle.pop()
    if (idle) return idle
    if (this.#all.length >= this.#most) return new Promise((resolve) => this.#waiting.push(resolve))
    const opened = this.#open()
    this.#all.push(opened)
    return opened
  }

  giveBack(connection: FileConnection): void {
    const next = this.#waiting.shift()
    if (next) next(connection)
    else this.#idle.push(connection)
  }

  close(): void {
    for (const connection of this.#all) connection.close()
  }
}

interface Connections {
  /** Answers single queries that only read: each is over when it returns, so it is lent to nobody. */
  readonly reader: () => FileConnection
  readonly writers: Pool
  /** Each sees one moment for as long as it is lent: those of transactions that only read, and of streams. */
  readonly readers: Pool
}

/** What Kysely holds for a query or a transaction: which connection that needs is known when it comes. */
class LentConnection implements DatabaseConnection {
  readonly #connections: Connections
  #transaction: { readonly pool: Pool; readonly connection: FileConnection } | undefined

  constructor(connections: Connections) {
    this.#connections = connections
  }

  async begin(isReading: boolean): Promise<void> {
    const pool = isReading ? this.#connections.readers : this.#connections.writers
    const connection = await pool.take()
    this.#transaction = { pool, connection }
    const begin = () => connection.executeQuery(CompiledQuery.raw(isReading ? 'begin deferred' : 'begin immediate'))
    await (isReading ? begin() : onceFree(begin))
  }

  /** The transaction is over, if there was one. */
  release(): void {
    this.#transaction?.pool.giveBack(this.#transaction.connection)
    this.#transaction = undefined
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#transaction) return this.#transaction.connection.executeQuery(query)
    if (isReading(query)) return this.#connections.reader().executeQuery(query)
    const { writers } = this.#connections
    const connection = await writers.take()
    try {
      return await onceFree(() => connection.executeQuery<R>(query))
    } finally {
      writers.giveBack(connection)
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    if (this.#transaction) {
      yield* this.#transaction.connection.streamQuery<R>(query)
      return
    }
    const { readers } = this.#connections
    const connection = await readers.take()
    try {
      yield* connection.streamQuery<R>(query)
    } finally {
      readers.giveBack(connection)
    }
  }
}

/** A connection that Kysely was given here. */
function lent(connection: DatabaseConnection | undefined): LentConnection {
  if (connection instanceof LentConnection) return connection
  throw new Error('This connection belongs to another driver.')
}

const isReading = ({ query, sql }: CompiledQuery): boolean => SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)

/** So many transactions that only read go on at once; more wait for their turn. */
const MOST_READERS = 8

/**
 * The driver of one process on a file of SQLite with a write-ahead log: one connection writes, and others read what was
 * committed meanwhile. So a long transaction keeps nobody from reading.
 */
export class FileDriver extends SqliteDriver {
  readonly #connections: Connections
  readonly #writer: DatabaseSync
  #reader: FileConnection | undefined

  /**
   * @param writer the open connection, which does not wait for locks by itself; the driver closes it.
   * @param openReader opens one that only reads.
   */
  constructor(writer: DatabaseSync, openReader: () => DatabaseSync) {
    super({ database: () => Promise.reject(new Error('This driver has connections of its own.')) })
    this.#writer = writer
    const open = () => new FileConnection(openReader())
    this.#connections = {
      reader: () => (this.#reader ??= open()),
      writers: new Pool(() => new FileConnection(writer), 1),
      readers: new Pool(open, MOST_READERS),
    }
  }

  override async init(): Promise<void> {
    // Its connections are opened when they are needed; that of writers is open.
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new LentConnection(this.#connections)
  }

  /**
   * A transaction that reads first and writes later would be refused when another process wrote in between; one that
   * takes the lock of writers at its start waits for its turn instead. One that only reads takes no lock.
   */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    await lent(connection).begin(settings?.accessMode === 'read only')
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    lent(connection).release()
  }

  override async destroy(): Promise<void> {
    this.#reader?.close()
    this.#connections.readers.close()
    this.#writer.close()
  }
}
