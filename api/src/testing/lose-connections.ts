import { sql } from 'kysely'
import type { Database } from '../platform/database/tables.ts'

/** Ends all other connections to a PostgreSQL database, as a failover does. */
export const loseConnections = (db: Database) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
