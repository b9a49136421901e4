import { sql } from 'kysely'
import type { Storage } from '../../platform/database/storage.ts'

/** After so many rows for the first time, and then each time that they have doubled. */
const FIRST = 500

/**
 * Lets PostgreSQL count again what stands in the tables of contents while many rows come in. By itself it does so once a
 * minute at most; until then it plans the lists of visitors for tables that were nearly empty, and with 6,000 new
 * products such a list took ten times as long. SQLite has no such numbers here.
 *
 * @returns to be told how many rows are done.
 */
export function statisticsOf(storage: Pick<Storage, 'db' | 'engine'>): (done: number) => Promise<void> {
  let next = FIRST
  return async (done) => {
    if (storage.engine !== 'postgres' || done < next) return
    while (next <= done) next *= 2
    await sql`analyze contents, contents_values`.execute(storage.db)
  }
}
