import { sql } from 'kysely'
import type { Database, Tables } from '../../platform/database/tables.ts'
import type { CountedDimension, Measure } from './counted-event.ts'

/** So many rows are written by one statement: it may hold no more than some ten thousand values. */
const AT_ONCE = 1000

export type VisitRow = Tables['number_visits']
export type DayRow = Tables['number_days']

const inPieces = <T>(rows: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, at) => rows.slice(at * AT_ONCE, (at + 1) * AT_ONCE))

/** The salt of a day of a site, if there is one. */
export async function saltOf(db: Database, tenantId: string, day: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('number_salts')
    .select('salt')
    .where('tenant_id', '=', tenantId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.salt
}

/** Gives a day of a site a salt, unless it has one: several machines count with the same. */
export async function ensureSalt(db: Database, tenantId: string, day: string, salt: string): Promise<void> {
  await db
    .insertInto('number_salts')
    .values({ tenant_id: tenantId, day, salt })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'day']).doNothing())
    .execute()
}

/** Notes browsers, and answers those that were not noted before. Rows must be in one order for all who write. */
export async function insertVisits(write: Database, rows: readonly VisitRow[]): Promise<readonly VisitRow[]> {
  const added: VisitRow[] = []
  for (const piece of inPieces(rows))
    added.push(
      ...(await write
        .insertInto('number_visits')
        .values(piece)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .execute()),
    )
  return added
}

/** Adds to what was counted. Rows must be in one order for all who write. */
export async function addToDays(write: Database, rows: readonly DayRow[]): Promise<void> {
  for (const piece of inPieces(rows))
    await write
      .insertInto('number_days')
      .values(piece)
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'measure', 'dimension', 'day', 'value']).doUpdateSet({
          views: sql`number_days.views + excluded.views`,
          visitors: sql`number_days.visitors + excluded.visitors`,
        }),
      )
      .execute()
}

export interface Span {
  readonly tenantId: string
  /** The first day and the last one. */
  readonly from: string
  readonly to: string
}

/** What was counted of each day, as a whole. */
export const countsByDay = (db: Database, { tenantId, from, to }: Span) =>
  db
    .selectFrom('number_days')
    .select(['measure', 'day', 'views', 'visitors'])
    .where('tenant_id', '=', tenantId)
    .where('dimension', '=', 'all')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()

/** What was counted of some measures by each value of a dimension, over all days together. */
export async function countsByValue(
  db: Database,
  { tenantId, from, to }: Span,
  measures: readonly Measure[],
  dimension: CountedDimension,
) {
  const rows = await db
    .selectFrom('number_days')
    .select(({ fn }) => [
      'measure',
      'value',
      fn.sum<string | number>('views').as('views'),
      fn.sum<string | number>('visitors').as('visitors'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('measure', 'in', measures)
    .where('dimension', '=', dimension)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['measure', 'value'])
    .execute()
  return rows.map(({ views, visitors, ...row }) => ({ ...row, views: Number(views), visitors: Number(visitors) }))
}

/** The first day of which something is kept. */
export async function firstDay(db: Database, tenantId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('number_days')
    .select(({ fn }) => fn.min('day').as('day'))
    .where('tenant_id', '=', tenantId)
    .where('measure', '=', 'view')
    .where('dimension', '=', 'all')
    .executeTakeFirst()
  return row?.day ?? undefined
}

/** The days that browsers are still told apart on, with their sites. */
export const openDays = (db: Database) =>
  db
    .selectFrom('number_salts')
    .innerJoin('tenants', 'tenants.id', 'number_salts.tenant_id')
    .select(['tenant_id', 'day', 'facts'])
    .execute()

/** Forgets what browsers are told apart by on a day of a site. The salt goes first: without it nobody is told apart. */
export async function closeDay(db: Database, tenantId: string, day: string): Promise<void> {
  for (const table of ['number_salts', 'number_visits'] as const)
    await db.deleteFrom(table).where('tenant_id', '=', tenantId).where('day', '=', day).execute()
}

/** Takes away what was counted before a day. @returns how many rows. */
export async function deleteDaysBefore(db: Database, tenantId: string, day: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('number_days')
    .where('tenant_id', '=', tenantId)
    .where('day', '<', day)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
