import { Kysely, sql } from 'kysely'
import type { FilesPlace } from '../files/open-files.ts'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Database, Engine, Tables } from './tables.ts'

/** SQLite in `dataDir`, or PostgreSQL at `databaseUrl`; the files stand in `dataDir` or in an object store with both. */
export type StoragePlace = FilesPlace &
  (
    | { readonly dataDir: string; readonly databaseUrl?: undefined }
    | { readonly databaseUrl: string; readonly dataDir?: string; readonly onLost?: (error: Error) => void }
  )

/** How many connections there are, and who waits for one; SQLite has one, in this process. */
export interface PoolState {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

/** A database as it stands, whatever its tables are. */
export interface Connection {
  readonly engine: Engine
  readonly db: Database
  readonly pool: () => PoolState
}

/** The folder of uploads and backups, whichever the engine. */
export const dataDirOf = ({ dataDir = './data' }: StoragePlace): string => dataDir

/**
 * Connects to a database and leaves its tables alone; a new file of SQLite is made.
 *
 * @param schema of PostgreSQL in which tables are looked for, when it is not the user's own.
 * @throws StorageError when the folder cannot be written, or the file is no database.
 */
export async function connect(place: StoragePlace, schema?: string): Promise<Connection> {
  if (place.databaseUrl === undefined) {
    const dialect = await sqliteDialect(place.dataDir)
    const db = new Kysely<Tables>({ dialect })
    // Kysely closes only what it used, and the file is open already.
    await sql`select 1`.execute(db)
    return { engine: 'sqlite', db, pool: () => ({ total: 1, idle: 0, waiting: 0 }) }
  }
  const { dialect, pool } = postgresDialect(place.databaseUrl, place.onLost ?? (() => undefined), schema)
  return { engine: 'postgres', db: new Kysely<Tables>({ dialect }), pool }
}
