import { CallError, type ContentKind, type ImportOutcome, importOutcomes, newId } from '@vitrine/schemas'
import type { Selectable } from 'kysely'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import { type Paging, pageOf } from '../../platform/database/paging.ts'
import type { Database, Tables } from '../../platform/database/tables.ts'
import type { ImportColumn, ImportOptions } from './tables.ts'

type State = Tables['content_imports']['state']
export type ImportRow = Selectable<Tables['content_import_rows']>
export type ImportCounts = Readonly<Record<ImportOutcome, number>>

/** An import as it is stored. */
export interface StoredImport {
  readonly id: string
  readonly tenantId: string
  readonly kind: ContentKind
  readonly name: string
  readonly state: State
  readonly columns: readonly ImportColumn[]
  readonly options: ImportOptions
  readonly jobId: string | null
  /** The name of who made it; nothing when the account is gone. */
  readonly by: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

const importsOf = (db: Database, tenantId: string) =>
  db.selectFrom('content_imports').where('content_imports.tenant_id', '=', tenantId)

const withAuthor = (found: ReturnType<typeof importsOf>) =>
  found
    .leftJoin('accounts', 'accounts.id', 'content_imports.account_id')
    .selectAll('content_imports')
    .select('accounts.name as by')

type Row = Awaited<ReturnType<ReturnType<typeof withAuthor>['execute']>>[number]

const importOf = (row: Row): StoredImport => ({
  id: row.id,
  tenantId: row.tenant_id,
  kind: row.kind,
  name: row.name,
  state: row.state,
  columns: fromJson(row.columns),
  options: fromJson(row.options),
  jobId: row.job_id,
  by: row.by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** @throws CallError `not_found` when the site has no such import. */
export async function importById(db: Database, tenantId: string, id: string): Promise<StoredImport> {
  const row = await withAuthor(importsOf(db, tenantId)).where('content_imports.id', '=', id).executeTakeFirst()
  if (!row) throw new CallError('not_found')
  return importOf(row)
}

/** One page of the imports of a site, the newest first. */
export async function listImports(db: Database, tenantId: string, kind: ContentKind | undefined, paging: Paging) {
  const found = importsOf(db, tenantId).$if(kind !== undefined, (all) => all.where('kind', '=', kind as ContentKind))
  const { rows, total } = await pageOf(found, paging, (listed) =>
    withAuthor(listed).orderBy('content_imports.created_at', 'desc').orderBy('content_imports.id'),
  )
  return { items: rows.map(importOf), total }
}

export interface NewImport extends Pick<StoredImport, 'tenantId' | 'kind' | 'name' | 'columns' | 'options'> {
  readonly accountId: string
}

/** Begins an import, and notes where its columns go for the next one. Its id. */
export async function insertImport(db: Database, given: NewImport): Promise<string> {
  const { tenantId, kind, name, columns, options, accountId } = given
  const [id, at] = [newId(), new Date().toISOString()]
  await db.transaction().execute(async (write) => {
    await write
      .insertInto('content_imports')
      .values({
        ...{ tenant_id: tenantId, id, kind, name, state: 'checking', account_id: accountId, job_id: null },
        ...{ columns: toJson(columns), options: toJson(options), created_at: at, updated_at: at },
      })
      .execute()
    const targets = new Map(columns.map(({ header, to }) => [header, to]))
    await write
      .insertInto('content_import_headers')
      .values([...targets].map(([header, target]) => ({ tenant_id: tenantId, kind, header, target, updated_at: at })))
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'kind', 'header'])
          .doUpdateSet(({ ref }) => ({ target: ref('excluded.target'), updated_at: ref('excluded.updated_at') })),
      )
      .execute()
  })
  return id
}

/** Where columns of earlier imports of a kind went, the newest first. */
export async function rememberedColumns(
  db: Database,
  tenantId: string,
  kind: ContentKind,
): Promise<readonly ImportColumn[]> {
  const rows = await db
    .selectFrom('content_import_headers')
    .select(['header', 'target'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .orderBy('updated_at', 'desc')
    .orderBy('header')
    .limit(1000)
    .execute()
  return rows.map(({ header, target }) => ({ header, to: target }))
}

/**
 * Brings an import from one of some states to another one; tells whether it was in one of them. Whoever changes rows does
 * this first in the same transaction: then it holds the import, so that nothing is changed behind a cancel.
 */
export async function changeState(
  db: Database,
  { tenantId, id }: Pick<StoredImport, 'tenantId' | 'id'>,
  from: readonly State[],
  to: Partial<Pick<Tables['content_imports'], 'state' | 'job_id'>> = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('content_imports')
    .set({ ...to, updated_at: new Date().toISOString() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const rowsOf = (db: Database, { tenantId, id }: Pick<StoredImport, 'tenantId' | 'id'>) =>
  db.selectFrom('content_import_rows').where('tenant_id', '=', tenantId).where('import_id', '=', id)

/** How many rows of an import have each outcome. */
export async function countRows(db: Database, of: Pick<StoredImport, 'tenantId' | 'id'>): Promise<ImportCounts> {
  const rows = await rowsOf(db, of)
    .groupBy('outcome')
    .select(({ fn }) => ['outcome', fn.countAll().as('count')])
    .execute()
  const counts = new Map(rows.map(({ outcome, count }) => [outcome, Number(count)]))
  return Object.fromEntries(importOutcomes.map((one) => [one, counts.get(one) ?? 0])) as unknown as ImportCounts
}

/** One page of the rows of an import in the order of the file. */
export const listRows = (
  db: Database,
  of: Pick<StoredImport, 'tenantId' | 'id'>,
  outcomes: readonly ImportOutcome[],
  paging: Paging,
) =>
  pageOf(
    rowsOf(db, of).$if(outcomes.length > 0, (all) => all.where('outcome', 'in', outcomes)),
    paging,
    (listed) => listed.selectAll().orderBy('row'),
  )

/** The next rows of an import that have one of some outcomes; from the end, where they are taken back. */
export const nextRows = (
  db: Database,
  of: Pick<StoredImport, 'tenantId' | 'id'>,
  outcomes: readonly ImportOutcome[],
  limit: number,
  order: 'asc' | 'desc' = 'asc',
): Promise<readonly ImportRow[]> =>
  rowsOf(db, of).where('outcome', 'in', outcomes).selectAll().orderBy('row', order).limit(limit).execute()

/** The rows with some numbers. */
export const rowsCalled = (
  db: Database,
  of: Pick<StoredImport, 'tenantId' | 'id'>,
  rows: readonly number[],
): Promise<readonly ImportRow[]> => rowsOf(db, of).where('row', 'in', rows).selectAll().execute()

/** So many values stand in one list of a statement, and so many rows go into one. */
const [IN_LIST, AT_ONCE] = [500, 50] as const

export function* inLists<T>(all: Iterable<T>): Generator<readonly T[]> {
  const list = [...all]
  for (let at = 0; at < list.length; at += IN_LIST) yield list.slice(at, at + IN_LIST)
}

/** Which other rows of an import are about some records, or give some addresses: the numbers of those rows. */
export async function rowsAbout(
  db: Database,
  of: Pick<StoredImport, 'tenantId' | 'id'>,
  by: 'content_id' | 'slug',
  values: ReadonlySet<string>,
  except: ReadonlySet<number>,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  for (const some of inLists(values)) {
    const rows = await rowsOf(db, of)
      .where(by, 'in', some)
      .where('outcome', '!=', 'refused')
      .select(['row', by])
      .orderBy('row', 'desc')
      .execute()
    for (const { row, [by]: value } of rows) if (value !== null && !except.has(row)) found.set(value, row)
  }
  return found
}

/** Stores checked rows in place of those with the same numbers. */
export async function storeRows(db: Database, rows: readonly ImportRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await db
      .insertInto('content_import_rows')
      .values(rows.slice(at, at + AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'import_id', 'row']).doUpdateSet(({ ref }) => ({
          outcome: ref('excluded.outcome'),
          content_id: ref('excluded.content_id'),
          name: ref('excluded.name'),
          slug: ref('excluded.slug'),
          revision: ref('excluded.revision'),
          applied_revision: ref('excluded.applied_revision'),
          cells: ref('excluded.cells'),
          changes: ref('excluded.changes'),
          problems: ref('excluded.problems'),
          operations: ref('excluded.operations'),
        })),
      )
      .execute()
}

/** Notes what became of a row. */
export async function noteRow(
  db: Database,
  { tenant_id, import_id, row }: Pick<ImportRow, 'tenant_id' | 'import_id' | 'row'>,
  now: Partial<Pick<ImportRow, 'outcome' | 'applied_revision' | 'problems' | 'changes'>>,
): Promise<void> {
  await db
    .updateTable('content_import_rows')
    .set(now)
    .where('tenant_id', '=', tenant_id)
    .where('import_id', '=', import_id)
    .where('row', '=', row)
    .execute()
}

/** So many rows are deleted by one statement. */
const DELETED_AT_ONCE = 500

/** Takes an import away with its rows, in short pieces. */
export async function deleteImport(
  db: Database,
  { tenantId, id }: Pick<StoredImport, 'tenantId' | 'id'>,
): Promise<void> {
  for (;;) {
    const some = await rowsOf(db, { tenantId, id }).select('row').limit(DELETED_AT_ONCE).execute()
    if (some.length === 0) break
    await db
      .deleteFrom('content_import_rows')
      .where('tenant_id', '=', tenantId)
      .where('import_id', '=', id)
      .where(
        'row',
        'in',
        some.map(({ row }) => row),
      )
      .execute()
  }
  await db.deleteFrom('content_imports').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
}
