import { type LanguageOrder, translatedLanguages } from '@vitrine/model'
import {
  type ContentKind,
  type ContentRecord,
  contentChoices,
  contentRows,
  contentUses,
  type EntityColumn,
  entities,
  filtersOf,
  statuses,
} from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../../http/endpoint/or-not-found.ts'
import { type WaitingPlan, waitingPlansOf } from '../plans/content-plans.queries.ts'
import { choicesOf } from './choices.ts'
import { foundRows } from './found-rows.ts'
import { namesOfContents } from './named-contents.queries.ts'
import { conditionsOf } from './row-conditions.queries.ts'
import { columnsCalled, filterIn, notAmong, orderIn, rowOrder } from './rows-question.ts'
import { cellsOf, type NameOf, namedIn } from './shown-row.ts'
import { recordsCalled, type StoredGaps, storedGaps } from './stored-rows.queries.ts'
import { usesOf } from './uses.queries.ts'

/** What the contents are called that some columns of records name. */
export async function namesIn(
  { storage, tenant }: Pick<MemberContext, 'storage' | 'tenant'>,
  records: readonly ContentRecord[],
  columns: readonly EntityColumn[],
  { chain }: LanguageOrder,
): Promise<NameOf> {
  const named = new Map<ContentKind, Set<string>>()
  for (const column of columns) {
    if (!column.reference) continue
    const { kind } = column.reference
    const ofKind = named.get(kind) ?? new Set()
    named.set(kind, ofKind)
    for (const record of records) for (const name of namedIn(record, column)) ofKind.add(name)
  }
  const names = new Map<ContentKind, ReadonlyMap<string, string>>()
  for (const [kind, some] of named)
    names.set(kind, await namesOfContents(storage.db, { tenantId: tenant.id, kind }, some, chain))
  return ({ reference }, value) => (reference ? names.get(reference.kind)?.get(value) : undefined)
}

function lackingIn(languages: readonly string[], gaps: StoredGaps | undefined) {
  const missingIn = (language: string) => gaps?.byLanguage.get(language)?.missing ?? gaps?.texts ?? 0
  const outdatedIn = (language: string) => gaps?.byLanguage.get(language)?.outdated ?? 0
  return {
    missing: languages.filter((language) => missingIn(language) > 0),
    outdated: languages.filter((language) => outdatedIn(language) > 0),
  }
}

/** What becomes of a record by itself. */
const plansIn = (rows: readonly WaitingPlan[] = []) =>
  rows.length === 0
    ? {}
    : {
        plans: rows.map(({ id, status, at, time_zone }) => ({
          id,
          status,
          at: new Date(at).toISOString(),
          timeZone: time_zone,
        })),
      }

/** What the tables of the office are drawn from. */
export const contentRowsRoutes: readonly Endpoint[] = [
  memberEndpoint(contentRows, async ({ kind, language, q = '', sort, filter, columns: names, ...paging }, context) => {
    const { storage, stores, tenant } = context
    const entity = entities[kind]
    const order = orderIn(tenant, language)
    const columns = columnsCalled(entity, names)
    const of = { tenantId: tenant.id, kind }
    const question = {
      ...of,
      order: rowOrder(entity, sort ?? entity.sort[0] ?? 'order', order),
      conditions: filter === undefined ? [] : conditionsOf(storage.db, of, entity, filterIn(entity, filter)),
    }
    const all = await foundRows(question, { q, isByRelevance: sort === undefined }, stores)
    const ids = all.slice((paging.page - 1) * paging.pageSize, paging.page * paging.pageSize)
    const records = await recordsCalled(storage.db, tenant.id, ids)
    const nameOf = await namesIn(context, records, columns, order)
    const gaps = await storedGaps(storage.db, tenant.id, ids)
    const plans = await waitingPlansOf(storage.db, tenant.id, ids)
    const languages = translatedLanguages(tenant)
    const items = records.map(({ settings, kind: _kind, ...record }) => ({
      ...record,
      ...plansIn(plans.get(record.id)),
      ...cellsOf({ settings }, { entity, columns, order }, nameOf),
      ...lackingIn(languages, gaps.get(record.id)),
    }))
    return { items, total: all.length, ...paging }
  }),

  memberEndpoint(contentChoices, async ({ kind, path, language }, { storage, tenant }) => {
    const offered = filtersOf(entities[kind]).filter(
      (filter) => filter.kind === 'values' || filter.kind === 'languages',
    )
    const columns = offered.map(({ column }) => column)
    const column = columns.find(({ name }) => name === path)
    if (!column) throw notAmong('path', columns)
    return choicesOf(column, { db: storage.db, tenant, kind, order: orderIn(tenant, language) })
  }),

  memberEndpoint(contentUses, async ({ kind, id }, { storage, stores, tenant, parts }) => {
    const record = orNotFound(await stores.contents.byIdOrSlug(tenant.id, kind, id, statuses))
    return [...(await usesOf(storage.db, tenant.id, parts.specs, record))]
  }),
]
