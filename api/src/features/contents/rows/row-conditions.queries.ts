import {
  type ContentKind,
  type DatesFilter,
  type EntityColumn,
  type EntityFilter,
  type EntitySpec,
  filtersOf,
  type LanguagesFilter,
  type RangeFilter,
  type RowsFilter,
  SCHEDULED,
  type Status,
  type ValuesFilter,
} from '@vitrine/schemas'
import type { Database } from '../../../platform/database/tables.ts'
import { type FindsIds, foundIds } from './found-ids.queries.ts'
import { comparable } from './indexed-values.ts'

/** Which contents are looked through. */
export interface KindOfSite {
  readonly tenantId: string
  readonly kind: ContentKind
}

/** What must hold for a content: that its id is among those that are found, or that it is not. */
export interface Condition {
  /** Tells it from all others about contents of the same kind. */
  readonly name: string
  readonly isNot: boolean
  readonly read: () => Promise<readonly string[]>
}

interface Found {
  /** Which of the tables the statement reads is of no matter from here on. */
  readonly ids: unknown
  readonly isNot: boolean
}

const dateColumns = { created: 'created_at', updated: 'updated_at', published: 'published_at' } as const

const contentsOf = (db: Database, { tenantId, kind }: KindOfSite) =>
  db.selectFrom('contents').select('id').where('tenant_id', '=', tenantId).where('kind', '=', kind)

/** What becomes of contents by itself. */
const waitingIn = (db: Database, { tenantId, kind }: KindOfSite) =>
  db
    .selectFrom('content_plans')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('state', '=', 'planned')

/** What the source language says in a column. */
const valuesOf = (db: Database, { tenantId, kind }: KindOfSite, { path = '' }: EntityColumn) =>
  db
    .selectFrom('contents_values')
    .select('content_id as id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('path', '=', path)
    .where('language', '=', '')

const gapsIn = (db: Database, { tenantId, kind }: KindOfSite, language: string) =>
  db
    .selectFrom('contents_gaps')
    .select('content_id as id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('language', '=', language)

function* byValues(db: Database, of: KindOfSite, column: EntityColumn, values: ValuesFilter): Generator<Found> {
  if (column.kind === 'state') {
    const statuses = values.filter((value) => value !== SCHEDULED) as readonly Status[]
    const ids = contentsOf(db, of).where(({ or, eb }) =>
      or([
        ...(statuses.length > 0 ? [eb('status', 'in', statuses)] : []),
        ...(statuses.length < values.length ? [eb('id', 'in', waitingIn(db, of).select('content_id'))] : []),
      ]),
    )
    yield { ids, isNot: false }
    return
  }
  const named = values.filter((value) => value !== '').map((value) => comparable(column, value))
  const withOne = valuesOf(db, of, column).where('text', 'in', named)
  const all = valuesOf(db, of, column).where('text', 'is not', null)
  if (named.length === values.length) yield { ids: withOne, isNot: false }
  else if (named.length === 0) yield { ids: all, isNot: true }
  // One of these values or none: whoever has others, and none of these, is out.
  else yield { ids: all.where('content_id', 'not in', withOne.clearSelect().select('content_id')), isNot: true }
}

function* byRange(db: Database, of: KindOfSite, column: EntityColumn, { from, to }: RangeFilter): Generator<Found> {
  let ids = valuesOf(db, of, column).where('number', 'is not', null)
  if (from !== undefined) ids = ids.where('number', '>=', from)
  if (to !== undefined) ids = ids.where('number', '<=', to)
  yield { ids, isNot: false }
}

function* byDates(db: Database, of: KindOfSite, column: EntityColumn, { from, to }: DatesFilter): Generator<Found> {
  if (column.path !== undefined) {
    let ids = valuesOf(db, of, column).where('text', 'is not', null)
    if (from !== undefined) ids = ids.where('text', '>=', from)
    if (to !== undefined) ids = ids.where('text', '<', to)
    yield { ids, isNot: false }
    return
  }
  if (column.name === 'scheduled') {
    // Of one with several plans any of them counts.
    let ids = waitingIn(db, of).select('content_id as id').distinct()
    if (from !== undefined) ids = ids.where('at', '>=', Date.parse(from))
    if (to !== undefined) ids = ids.where('at', '<', Date.parse(to))
    yield { ids, isNot: false }
    return
  }
  const at = dateColumns[column.name as keyof typeof dateColumns]
  let ids = contentsOf(db, of)
  if (from !== undefined) ids = ids.where(at, '>=', from)
  if (to !== undefined) ids = ids.where(at, '<', to)
  yield { ids, isNot: false }
}

function* byLanguages(
  db: Database,
  of: KindOfSite,
  { missing = [], outdated = [] }: LanguagesFilter,
): Generator<Found> {
  if (missing.length > 0) yield { ids: gapsIn(db, of, '').where('missing', '>', 0), isNot: false }
  // A language that a record says nothing in has no row: all is missing.
  for (const language of missing) yield { ids: gapsIn(db, of, language).where('missing', '=', 0), isNot: true }
  for (const language of outdated) yield { ids: gapsIn(db, of, language).where('outdated', '>', 0), isNot: false }
}

/** What one column of a filter asks. */
function* conditionsIn(
  db: Database,
  of: KindOfSite,
  { column, kind }: EntityFilter,
  asked: RowsFilter[string],
): Generator<Found> {
  if (kind === 'values') yield* byValues(db, of, column, asked as ValuesFilter)
  else if (kind === 'range') yield* byRange(db, of, column, asked as RangeFilter)
  else if (kind === 'dates') yield* byDates(db, of, column, asked as DatesFilter)
  else yield* byLanguages(db, of, asked as LanguagesFilter)
}

/** What a filter, which fits its schema, asks of contents. */
export function conditionsOf(
  db: Database,
  of: KindOfSite,
  entity: EntitySpec,
  filter: RowsFilter,
): readonly Condition[] {
  return filtersOf(entity).flatMap((filterOf) => {
    const asked = filter[filterOf.column.name]
    return asked === undefined ? [] : Array.from(conditionsIn(db, of, filterOf, asked), (one) => conditionOf(db, one))
  })
}

function conditionOf(db: Database, { ids, isNot }: Found): Condition {
  const found = ids as FindsIds
  const { sql, parameters } = found.compile()
  return { name: JSON.stringify([sql, parameters]), isNot, read: () => foundIds(db, found) }
}
