import { type EntityColumn, SCHEDULED, statuses } from '@vitrine/schemas'
import type { Database } from '../../../platform/database/tables.ts'
import type { KindOfSite } from './row-conditions.queries.ts'

/** So many values of a column are offered. */
const MOST = 1000

/** A value that contents have in a column, as it was written, and how many have it. */
export interface CountedValue {
  readonly value: string
  readonly written: string
  readonly count: number
}

/** A state, and how many contents have it. */
interface CountedStatus {
  readonly value: string
  readonly count: number
}

/** The values of a column in the source language, in their order. */
export async function countedValues(
  db: Database,
  { tenantId, kind }: KindOfSite,
  { path = '' }: EntityColumn,
): Promise<readonly CountedValue[]> {
  const rows = await db
    .selectFrom('contents_values')
    .select(({ fn }) => ['text', fn.min('written').as('written'), fn.countAll().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('path', '=', path)
    .where('language', '=', '')
    .where('text', 'is not', null)
    .groupBy('text')
    .orderBy('text')
    .limit(MOST)
    .execute()
  return rows.map(({ text, written, count }) => ({
    value: text ?? '',
    written: written ?? text ?? '',
    count: Number(count),
  }))
}

/** What the values of a column are called in a language, by what they are in the source language. */
export async function translatedValues(
  db: Database,
  { tenantId, kind }: KindOfSite,
  { path = '' }: EntityColumn,
  language: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('contents_values as v')
    .innerJoin('contents_values as t', (join) =>
      join
        .onRef('t.tenant_id', '=', 'v.tenant_id')
        .onRef('t.content_id', '=', 'v.content_id')
        .onRef('t.path', '=', 'v.path')
        .on('t.language', '=', language),
    )
    .select(({ fn, ref }) => ['v.text', fn.min(fn.coalesce(ref('t.written'), ref('t.text'))).as('name')])
    .where('v.tenant_id', '=', tenantId)
    .where('v.kind', '=', kind)
    .where('v.path', '=', path)
    .where('v.language', '=', '')
    .where('v.text', 'is not', null)
    .groupBy('v.text')
    .execute()
  return new Map(rows.flatMap(({ text, name }) => (text === null || !name ? [] : [[text, name] as const])))
}

/** How many contents have each status, and how many get another one by themselves. */
export async function countedStatuses(db: Database, { tenantId, kind }: KindOfSite): Promise<readonly CountedStatus[]> {
  const rows = await db
    .selectFrom('contents')
    .select(({ fn }) => ['status', fn.countAll().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .groupBy('status')
    .execute()
  const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]))
  const planned = await db
    .selectFrom('content_plans')
    .innerJoin('contents', (join) =>
      join
        .onRef('contents.tenant_id', '=', 'content_plans.tenant_id')
        .onRef('contents.id', '=', 'content_plans.content_id'),
    )
    .select(({ fn }) => fn.count('contents.id').distinct().as('count'))
    .where('content_plans.tenant_id', '=', tenantId)
    .where('content_plans.kind', '=', kind)
    .where('content_plans.state', '=', 'planned')
    .executeTakeFirstOrThrow()
  return [
    ...statuses.map((status): CountedStatus => ({ value: status, count: counts.get(status) ?? 0 })),
    { value: SCHEDULED, count: Number(planned.count) },
  ]
}

/** How many contents lack a text in a language, or have one there whose source changed since. */
export async function countIncomplete(db: Database, { tenantId, kind }: KindOfSite, language: string): Promise<number> {
  const gaps = (of: string) =>
    db.selectFrom('contents_gaps').where('tenant_id', '=', tenantId).where('kind', '=', kind).where('language', '=', of)
  const counted = await gaps('')
    .where('missing', '>', 0)
    .where(
      'content_id',
      'not in',
      gaps(language).where('missing', '=', 0).where('outdated', '=', 0).select('content_id'),
    )
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(counted.total)
}
