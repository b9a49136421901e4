import { sql } from 'kysely'
import type { Database } from '../../../platform/database/tables.ts'

/** `2026-11`, by UTC. */
const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7)

export interface Budget {
  readonly tenantId: string
  readonly engine: string
  /** Letters a month; any number of them when left out. */
  readonly limit?: number | undefined
}

/** How many letters each engine was sent by a site in the month of a moment. */
export async function usageOf(db: Database, tenantId: string, now = Date.now()): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('translation_usage')
    .select(['engine', 'used'])
    .where('tenant_id', '=', tenantId)
    .where('month', '=', monthOf(now))
    .execute()
  return new Map(rows.map(({ engine, used }) => [engine, Number(used)]))
}

/**
 * Counts letters that an engine is about to be sent; whether the month allows them. It is one update, so of two tasks at the
 * same time only as much is allowed as there is.
 */
export async function spend(
  db: Database,
  { tenantId, engine, limit }: Budget,
  letters: number,
  now = Date.now(),
): Promise<boolean> {
  const key = { tenant_id: tenantId, month: monthOf(now), engine }
  await db
    .insertInto('translation_usage')
    .values({ ...key, used: 0 })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'month', 'engine']).doNothing())
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('translation_usage')
    .set({ used: sql`used + ${letters}` })
    .where('tenant_id', '=', tenantId)
    .where('month', '=', key.month)
    .where('engine', '=', engine)
    .$if(limit !== undefined, (query) => query.where(sql<boolean>`used + ${letters} <= ${limit ?? 0}`))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Takes back what was counted and not sent. */
export async function refund(
  db: Database,
  { tenantId, engine }: Budget,
  letters: number,
  now = Date.now(),
): Promise<void> {
  await db
    .updateTable('translation_usage')
    .set({ used: sql`case when used > ${letters} then used - ${letters} else 0 end` })
    .where('tenant_id', '=', tenantId)
    .where('month', '=', monthOf(now))
    .where('engine', '=', engine)
    .execute()
}
