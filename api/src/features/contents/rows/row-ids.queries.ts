import type { EntityColumn } from '@vitrine/schemas'
import type { Database } from '../../../platform/database/tables.ts'
import { type FindsIds, foundIds } from './found-ids.queries.ts'
import type { KindOfSite } from './row-conditions.queries.ts'

const recordFields = {
  order: 'position',
  created: 'created_at',
  updated: 'updated_at',
  published: 'published_at',
} as const

/** By what stands in the record itself, the smallest first. */
function byRecord(db: Database, { tenantId, kind }: KindOfSite, name: string): Promise<readonly string[]> {
  if (name === 'scheduled') {
    const next = db
      .selectFrom('content_plans')
      .innerJoin('contents', (join) =>
        join
          .onRef('contents.tenant_id', '=', 'content_plans.tenant_id')
          .onRef('contents.id', '=', 'content_plans.content_id'),
      )
      .select('contents.id')
      .where('content_plans.tenant_id', '=', tenantId)
      .where('content_plans.kind', '=', kind)
      .where('content_plans.state', '=', 'planned')
      .groupBy('contents.id')
      .orderBy(({ fn }) => fn.min('content_plans.at'))
      .orderBy('contents.id')
    return foundIds(db, next as unknown as FindsIds)
  }
  const field = recordFields[name as keyof typeof recordFields]
  const sorted = db
    .selectFrom('contents')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where(field, 'is not', null)
    .orderBy(field)
    .$if(field === 'position', (some) => some.orderBy('slug'))
    .orderBy('id')
  return foundIds(db, sorted as unknown as FindsIds)
}

/** What some languages say in a column. */
function saidIn(db: Database, { tenantId, kind }: KindOfSite, column: EntityColumn, languages: readonly string[]) {
  return db
    .selectFrom('contents_values')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('path', '=', column.path ?? '')
    .where('language', 'in', languages)
    .where(keyOf(column), 'is not', null)
}

const keyOf = ({ kind }: EntityColumn) => (kind === 'number' || kind === 'money' ? 'number' : 'text')

/**
 * The ids of the contents of a kind that have a value in a column, sorted by it, the smallest first; equals by their
 * ids. Of each the nearest of the languages counts that says something; `''` is the source language.
 */
export function sortedIds(
  db: Database,
  of: KindOfSite,
  column: EntityColumn,
  languages: readonly string[],
): Promise<readonly string[]> {
  if (column.path === undefined) return byRecord(db, of, column.name)
  const keyed = (language: string, index: number) => {
    const nearer = languages.slice(0, index)
    const said = saidIn(db, of, column, [language]).select(['content_id as id', `${keyOf(column)} as key`])
    if (nearer.length === 0) return said
    return said.where('content_id', 'not in', saidIn(db, of, column, nearer).select('content_id'))
  }
  const [first = '', ...others] = languages
  // Each language is in order in the index, so that joining them needs no sorting.
  const all = others.reduce((some, language, at) => some.unionAll(keyed(language, at + 1)), keyed(first, 0))
  return foundIds(db, all.orderBy('key').orderBy('id') as unknown as FindsIds)
}
