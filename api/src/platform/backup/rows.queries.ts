import { sql } from 'kysely'
import { migratorTables } from '../database/migrate.ts'
import type { Database, Engine } from '../database/tables.ts'

/** A row as both engines give it and take it. */
export type Row = Readonly<Record<string, string | number | null | Uint8Array>>

/**
 * Tables by whose rows visitors could be told apart. The rows are gone after a day, so no copy may hold them: theirs are
 * empty.
 */
export const tablesOfOneDay: ReadonlySet<string> = new Set(['number_salts', 'number_visits'])

/** The same database for tables that are known by their names only. */
const anyTables = (db: Database) => db.withTables<Readonly<Record<string, Row>>>()

/** So many rows are read at once. */
const AT_ONCE = 200

/** The tables that hold something of ours, in the order in which they were made. */
export async function tablesOf(db: Database, engine: Engine): Promise<readonly string[]> {
  const { rows } = await (engine === 'sqlite'
    ? sql<{
        name: string
      }>`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by rowid`
    : sql<{ name: string }>`select relname as name from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace order by oid`
  ).execute(db)
  return rows.map(({ name }) => name).filter((name) => !migratorTables.has(name))
}

/** Does something while nothing that others write is seen, and keeps nobody from writing. */
export const inOneMoment = <T>(db: Database, engine: Engine, work: (db: Database) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (read) => {
      if (engine === 'postgres') {
        await sql`set local statement_timeout = 0`.execute(read)
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(read)
      }
      return work(read)
    })

/** Reads all rows of a table in bunches, inside a transaction; none of those that no copy may hold. */
export async function* rowsOf(db: Database, engine: Engine, table: string): AsyncGenerator<readonly Row[]> {
  if (tablesOfOneDay.has(table)) return
  if (engine === 'postgres') {
    await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)}`.execute(db)
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from backup_rows`.execute(db)
      if (rows.length === 0) break
      yield rows
    }
    await sql`close backup_rows`.execute(db)
    return
  }
  let bunch: Row[] = []
  for await (const row of anyTables(db).selectFrom(table).selectAll().stream()) {
    bunch.push(row)
    if (bunch.length < AT_ONCE) continue
    yield bunch
    bunch = []
  }
  if (bunch.length > 0) yield bunch
}

/** Whether a database holds sites or accounts: something that somebody would miss. */
export async function holdsSomething(db: Database, engine: Engine): Promise<boolean> {
  const tables = await tablesOf(db, engine)
  for (const table of ['tenants', 'accounts'] as const) {
    if (!tables.includes(table)) continue
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true
  }
  return false
}

/** Takes all rows away; of tables that point to others first. */
export async function emptyTables(db: Database, names: readonly string[]): Promise<void> {
  for (const name of names) await anyTables(db).deleteFrom(name).execute()
}

/** The most values that one statement of either engine takes, and how much text it should hold. */
const VALUES = 20_000
const CHARACTERS = 4_000_000

/** Writes rows into a table, as they are. */
export async function insertRows(db: Database, table: string, rows: AsyncIterable<Row>): Promise<number> {
  let bunch: Row[] = []
  let [count, values, characters] = [0, 0, 0]
  const write = async () => {
    if (bunch.length > 0) await anyTables(db).insertInto(table).values(bunch).execute()
    bunch = []
    values = 0
    characters = 0
  }
  for await (const row of rows) {
    const size = sizeOf(row)
    if (values + size.values > VALUES || characters + size.characters > CHARACTERS) await write()
    bunch.push(row)
    values += size.values
    characters += size.characters
    count += 1
  }
  await write()
  return count
}

function sizeOf(row: Row): { readonly values: number; readonly characters: number } {
  const values = Object.values(row)
  const characters = values.reduce<number>(
    (sum, value) => sum + (typeof value === 'string' || value instanceof Uint8Array ? value.length : 8),
    0,
  )
  return { values: values.length, characters }
}
