import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { tablesOf } from '../../platform/backup/rows.queries.ts'
import { isForeignKeyViolation } from '../../platform/database/database-errors.ts'
import type { Storage } from '../../platform/database/storage.ts'

/** So many rows go at once, and so long others write between two pieces, in milliseconds. */
const AT_ONCE = 200
const PAUSE = 5

type Stored = Pick<Storage, 'db' | 'engine'>

/** All tables whose rows belong to sites, the last made first: they point to those before them. */
async function tablesOfSites({ db, engine }: Stored): Promise<readonly string[]> {
  const known = await db.introspection.getTables()
  const ofSites = new Set(
    known.filter(({ columns }) => columns.some(({ name }) => name === 'tenant_id')).map(({ name }) => name),
  )
  return (await tablesOf(db, engine)).filter((name) => ofSites.has(name)).toReversed()
}

/** What tells the rows of a table apart: where they stand, or the key of tables of SQLite that are kept by it. */
async function rowNames({ db, engine }: Stored, table: string): Promise<readonly string[]> {
  if (engine === 'postgres') return ['ctid']
  const { rows } = await sql<{
    name: string
  }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(db)
  return rows.length > 0 ? rows.map(({ name }) => name) : ['rowid']
}

async function eraseTable(stored: Stored, table: string, tenantId: string): Promise<number> {
  const { db } = stored
  const row = sql.join((await rowNames(stored, table)).map((name) => sql.ref(name)))
  const some = sql`select ${row} from ${sql.table(table)} where tenant_id = ${tenantId} limit ${sql.lit(AT_ONCE)}`
  for (let erased = 0; ; ) {
    const { numAffectedRows = 0n } =
      await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and (${row}) in (${some})`.execute(db)
    if (numAffectedRows === 0n) return erased
    erased += Number(numAffectedRows)
    await sleep(PAUSE)
  }
}

/**
 * Erases all rows of a site, table by table in short pieces, and at last the site itself. The tables are asked of the
 * database, so that none is forgotten that was added later. What is cut off goes on the next time.
 */
export async function eraseRows(stored: Stored, tenantId: string): Promise<void> {
  for (let left = await tablesOfSites(stored); left.length > 0; ) {
    const blocked: string[] = []
    let erased = 0
    for (const table of left)
      try {
        erased += await eraseTable(stored, table, tenantId)
      } catch (error) {
        // Rows of another table point to these: they go first.
        if (!isForeignKeyViolation(error)) throw error
        blocked.push(table)
      }
    if (blocked.length === left.length && erased === 0)
      throw new Error(`The site ${tenantId} cannot be erased: other rows point to ${blocked.join(', ')}.`)
    left = blocked
  }
  await stored.db.deleteFrom('tenants').where('id', '=', tenantId).execute()
}
