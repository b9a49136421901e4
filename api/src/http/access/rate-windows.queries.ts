import { sql } from 'kysely'
import { databaseNow } from '../../platform/database/database-time.ts'
import type { Storage } from '../../platform/database/storage.ts'

type Place = Pick<Storage, 'db' | 'engine'>

/** What one instance counted of a window since it told last. */
export interface CountedHits {
  readonly key: string
  readonly hits: number
  /** How long the window lasts, in milliseconds, when these are the first. */
  readonly lasts: number
}

/** A window as all instances together count it. */
export interface SharedWindow {
  readonly key: string
  readonly count: number
  /** How much longer it lasts, in milliseconds. */
  readonly left: number
}

/** Adds what was counted to the windows of all instances. Windows that are over begin anew. */
export async function addHits(
  { db, engine }: Place,
  counted: readonly CountedHits[],
): Promise<readonly SharedWindow[]> {
  if (counted.length === 0) return []
  const now = databaseNow(engine)
  // In one order, so that two instances never wait for each other.
  const rows = counted
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, hits, lasts }) => ({ key, count: hits, until: sql<number>`${now} + ${sql.lit(Math.ceil(lasts))}` }))
  const over = sql`rate_windows.until <= ${now}`
  return db
    .insertInto('rate_windows')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${over} then excluded.count else rate_windows.count + excluded.count end`,
        until: sql<number>`case when ${over} then excluded.until else rate_windows.until end`,
      }),
    )
    .returning(['key', 'count', sql<number>`until - ${now}`.as('left')])
    .execute()
}

/** Takes one hit back. */
export async function takeBackHit({ db }: Place, key: string): Promise<void> {
  await db
    .updateTable('rate_windows')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

/** Removes windows that are over. Their number. */
export async function deleteOldWindows({ db, engine }: Place): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rate_windows')
    .where('until', '<=', databaseNow(engine))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
