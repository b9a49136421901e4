import { PostgresDialect } from 'kysely'
import pg from 'pg'

// Counts and ids are bigint, which pg gives as text; ours stay below 2^53.
pg.types.setTypeParser(20, Number)

/** The dialect of Kysely on PostgreSQL 15 or later. A server that does not answer is given up after one second. */
export function postgresDialect(databaseUrl: string, onLost: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 1000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  // Without a listener, an idle connection that the server closes would end the process.
  pool.on('error', onLost)
  return new PostgresDialect({ pool })
}
