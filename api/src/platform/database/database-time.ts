import { type RawBuilder, sql } from 'kysely'
import type { Storage } from './storage.ts'

/** The moment by the clock of the database, which is the same for all instances; milliseconds. */
export const databaseNow = (engine: Storage['engine']): RawBuilder<number> =>
  engine === 'postgres'
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`

/** The clock of the database less that of this machine, in milliseconds. */
export async function clockSkew({ db, engine }: Pick<Storage, 'db' | 'engine'>, now = Date.now): Promise<number> {
  const asked = now()
  const { rows } = await sql<{ readonly now: number }>`select ${databaseNow(engine)} as now`.execute(db)
  // The answer is of a moment between the question and now.
  return (rows[0]?.now ?? asked) - (asked + now()) / 2
}
