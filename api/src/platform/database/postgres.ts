import { CompiledQuery, PostgresDialect } from 'kysely'
import pg from 'pg'
import { asRecord } from '../as-record.ts'
import { StorageError } from '../storage-error.ts'

// Counts and ids are bigint, which pg gives as text; ours stay below 2^53.
pg.types.setTypeParser(20, Number)

/** By this name our connections are known to the server. */
export const APPLICATION_NAME = 'vitrine'

/** The dialect of Kysely on PostgreSQL, and how its pool stands. */
interface PostgresConnection {
  readonly dialect: PostgresDialect
  readonly pool: () => { readonly total: number; readonly idle: number; readonly waiting: number }
}

/**
 * Kysely on PostgreSQL 15 or later. A server that does not answer is given up after less than a
 * second; one that stops in the midst of a statement a little after its own limit.
 *
 * @param schema in which tables are looked for and made, when it is not the user's own.
 */
export function postgresDialect(
  databaseUrl: string,
  onLost: (error: Error) => void,
  schema?: string,
): PostgresConnection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: APPLICATION_NAME,
    max: 10,
    connectionTimeoutMillis: 900,
    statement_timeout: 15_000,
    query_timeout: 16_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  // Without a listener, an idle connection that the server closes would end the process.
  pool.on('error', onLost)
  // One that is in use tells its query too; without a listener of its own it would end the process all the same.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const dialect = new PostgresDialect({
    pool,
    ...(schema !== undefined && {
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(`set search_path to "${schema}"`))
      },
    }),
  })
  return {
    dialect,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/** Codes of a server that is there, but has no such user, password or database. */
const loginErrors = /^(?:28|3D)/

/** A failure to open the database in words for a person, without its password. */
export function postgresFailure(error: unknown, databaseUrl: string, isUnavailable: boolean): unknown {
  const server = `The database at ${URL.parse(databaseUrl)?.host || 'the address in DATABASE_URL'}`
  if (isUnavailable)
    return new StorageError(`${server} does not answer. Start PostgreSQL, or set DATABASE_URL to where it runs.`, error)
  if (error instanceof Error && loginErrors.test(String(asRecord(error).code)))
    return new StorageError(
      `${server} lets nobody in: ${error.message}. Look at user, password and name in DATABASE_URL.`,
      error,
    )
  return error
}
