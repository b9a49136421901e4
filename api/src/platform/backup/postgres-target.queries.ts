import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { migratorTables } from '../database/migrate.ts'
import { APPLICATION_NAME } from '../database/postgres.ts'
import type { Database } from '../database/tables.ts'
import { StorageError } from '../storage-error.ts'

/** Where a backup is filled in, beside the tables that it will replace. */
export const STAGING = 'vitrine_restoring'

/** Makes the place where a backup is filled in; what an interrupted restore left there goes. */
export async function makeStaging(db: Database): Promise<void> {
  await sql`drop schema if exists ${sql.id(STAGING)} cascade`.execute(db)
  await sql`create schema ${sql.id(STAGING)}`.execute(db)
}

/**
 * Makes sure that no server uses this database.
 *
 * @throws StorageError
 */
export async function assertNoServer(db: Database): Promise<void> {
  // A server that just stopped is still listed for a moment.
  for (let tries = 0; tries < 10; tries++) {
    if (!(await isAnybodyElse(db))) return
    await sleep(100)
  }
  throw new StorageError('A server is using this database. Stop it first, then restore.', undefined)
}

async function isAnybodyElse(db: Database): Promise<boolean> {
  const others = await sql`select 1 from pg_stat_activity where datname = current_database()
    and application_name = ${APPLICATION_NAME} and pid <> pg_backend_pid() limit 1`.execute(db)
  return others.rows.length > 0
}

/** Puts the tables that were filled aside in the place of those of the same name, in one transaction. */
export async function replaceTables(db: Database): Promise<void> {
  await db.transaction().execute(async (write) => {
    const staged = await sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relnamespace = ${STAGING}::regnamespace order by oid`.execute(write)
    const names = staged.rows.map(({ name }) => name)
    const there = [...names, ...migratorTables].map((name) => sql.table(name))
    await sql`drop table if exists ${sql.join(there)} cascade`.execute(write)
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(write)
    const target = sql.id(rows[0]?.name ?? 'public')
    for (const name of names) await sql`alter table ${sql.id(STAGING, name)} set schema ${target}`.execute(write)
    await sql`drop schema ${sql.id(STAGING)} cascade`.execute(write)
  })
}
