import { tablesOf, tablesOfOneDay } from '../platform/backup/rows.queries.ts'
import type { Storage } from '../platform/database/storage.ts'

/**
 * Fills every table there is with rows that name each other: the third of a table names the third of
 * another. What may be missing is missing in every other row.
 */
export async function fillTables({ db, engine }: Storage, rows = 5): Promise<void> {
  const known = await db.introspection.getTables()
  for (const name of await tablesOf(db, engine)) {
    const columns = known.find((table) => table.name === name)?.columns ?? []
    await db.deleteFrom(name as 'tenants').execute()
    for (let at = 1; at <= rows; at++) {
      const row = columns.map((column) => {
        // SQLite takes a key of text for one that may be missing.
        const isMissing = column.isNullable && !/(?:^|_)(?:id|name|host|hash)$/.test(column.name) && at % 2 === 0
        return [column.name, isMissing ? null : madeUp(column.dataType, at)]
      })
      await db
        .insertInto(name as 'tenants')
        .values(Object.fromEntries(row))
        .execute()
    }
  }
}

function madeUp(type: string, at: number): string | number | Uint8Array {
  if (/blob|bytea/i.test(type)) return Uint8Array.from([at, 0, 255])
  if (/double|real|float/i.test(type)) return at + 0.25
  if (/int/i.test(type)) return at
  return `Zeile ${at}\n"ünicode" 中文 🙂`
}

/** Bytes come from each driver in a class of its own. */
const comparable = ([column, value]: [string, unknown]) => [
  column,
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
]

/** All rows of all tables that copies hold, in an order of their own, to be held against another database's. */
export async function allRows({ db, engine }: Storage): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables: Record<string, readonly string[]> = {}
  for (const name of await tablesOf(db, engine)) {
    if (tablesOfOneDay.has(name)) continue
    const rows = await db
      .selectFrom(name as 'tenants')
      .selectAll()
      .execute()
    tables[name] = rows.map((row) => JSON.stringify(Object.entries(row).map(comparable).toSorted())).toSorted()
  }
  return Object.fromEntries(Object.entries(tables).toSorted())
}
