import {
  CallError,
  newId,
  type TranslationFileFormat,
  type TranslationOutcome,
  translationOutcomes,
} from '@vitrine/schemas'
import type { Insertable, Selectable } from 'kysely'
import { type Paging, pageOf } from '../../../platform/database/paging.ts'
import type { Database, Tables } from '../../../platform/database/tables.ts'

export type ImportRow = Selectable<Tables['translation_import_rows']>
export type ImportState = Tables['translation_imports']['state']
export type ImportCounts = Readonly<Record<TranslationOutcome | 'toImport', number>>

const importsOf = (db: Database, tenantId: string) =>
  db.selectFrom('translation_imports').where('translation_imports.tenant_id', '=', tenantId)

/** All but the file itself, with the name of who made it. */
const described = (found: ReturnType<typeof importsOf>) =>
  found
    .leftJoin('accounts', 'accounts.id', 'translation_imports.account_id')
    .select([
      'translation_imports.tenant_id',
      'translation_imports.id',
      'draft_id',
      'translation_imports.name',
      'format',
      'translation_imports.language',
      'state',
      'problem',
      'same',
      'job_id',
      'translation_imports.created_at',
      'accounts.name as by',
    ])

export type StoredImport = Awaited<ReturnType<ReturnType<typeof described>['execute']>>[number]
type ImportKey = Pick<StoredImport, 'tenant_id' | 'id'>

/** @throws CallError `not_found` when the site has no such import. */
export async function importById(db: Database, tenantId: string, id: string): Promise<StoredImport> {
  const row = await described(importsOf(db, tenantId)).where('translation_imports.id', '=', id).executeTakeFirst()
  if (!row) throw new CallError('not_found')
  return row
}

/** One page of the imports of a site, the newest first. */
export const listImports = (db: Database, tenantId: string, paging: Paging) =>
  pageOf(importsOf(db, tenantId), paging, (listed) =>
    described(listed).orderBy('translation_imports.created_at', 'desc').orderBy('translation_imports.id'),
  )

/** The text of the file of an import; nothing once it was checked. */
export async function fileOf(db: Database, { tenant_id, id }: ImportKey): Promise<string | undefined> {
  const row = await importsOf(db, tenant_id).select('file').where('id', '=', id).executeTakeFirst()
  return row?.file ?? undefined
}

export interface NewImport {
  readonly tenantId: string
  readonly draftId: number
  readonly accountId: string
  readonly name: string
  readonly format: TranslationFileFormat
  readonly language: string | undefined
  readonly file: string
}

export async function insertImport(db: Database, given: NewImport): Promise<string> {
  const { tenantId, draftId, accountId, name, format, language, file } = given
  const [id, at] = [newId(), new Date().toISOString()]
  await db
    .insertInto('translation_imports')
    .values({
      ...{ tenant_id: tenantId, id, draft_id: draftId, name, format, language: language ?? null, state: 'checking' },
      ...{ problem: null, same: 0, file, account_id: accountId, job_id: null, created_at: at, updated_at: at },
    })
    .execute()
  return id
}

/**
 * Changes an import that is in one of some states; tells whether it was. Whoever changes its rows does this first in the
 * same transaction: then it holds the import.
 */
export async function changeImport(
  db: Database,
  { tenant_id, id }: ImportKey,
  from: readonly ImportState[],
  to: Partial<Pick<Tables['translation_imports'], 'state' | 'job_id' | 'language' | 'problem' | 'same' | 'file'>> = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('translation_imports')
    .set({ ...to, updated_at: new Date().toISOString() })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const rowsOf = (db: Database, { tenant_id, id }: ImportKey) =>
  db.selectFrom('translation_import_rows').where('tenant_id', '=', tenant_id).where('import_id', '=', id)

/** Of the rows, those that applying would write. */
const toImport = (found: ReturnType<typeof rowsOf>) =>
  found.where(({ or, and, eb }) =>
    or([
      eb('outcome', 'in', ['new', 'changed']),
      and([eb('outcome', 'in', ['conflict', 'refused']), eb('takes', '=', 'file')]),
    ]),
  )

/** How many rows of an import have each outcome, and how many applying would write. */
export async function countRows(
  db: Database,
  one: Pick<StoredImport, 'tenant_id' | 'id' | 'same'>,
): Promise<ImportCounts> {
  const rows = await rowsOf(db, one)
    .select(['outcome', 'takes', ({ fn }) => fn.countAll().as('count')])
    .groupBy(['outcome', 'takes'])
    .execute()
  const counts = Object.fromEntries([...translationOutcomes, 'toImport'].map((name) => [name, 0])) as Record<
    TranslationOutcome | 'toImport',
    number
  >
  counts.same = one.same
  for (const { outcome, takes, count } of rows) {
    counts[outcome] += Number(count)
    const isOpen = outcome === 'conflict' || outcome === 'refused'
    if (outcome === 'new' || outcome === 'changed' || (isOpen && takes === 'file')) counts.toImport += Number(count)
  }
  return counts
}

/** So many rows go into one statement: PostgreSQL and SQLite take some ten thousand values. */
const AT_ONCE = 200

export async function insertRows(
  write: Database,
  rows: readonly Insertable<Tables['translation_import_rows']>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await write
      .insertInto('translation_import_rows')
      .values(rows.slice(at, at + AT_ONCE))
      .execute()
}

export const deleteRows = (write: Database, { tenant_id, id }: ImportKey) =>
  write.deleteFrom('translation_import_rows').where('tenant_id', '=', tenant_id).where('import_id', '=', id).execute()

/** One page of the rows of an import, of one outcome where it is named, in the order of the file. */
export const listRows = (db: Database, one: ImportKey, outcome: TranslationOutcome | undefined, paging: Paging) =>
  pageOf(
    rowsOf(db, one).$if(outcome !== undefined, (all) => all.where('outcome', '=', outcome as ImportRow['outcome'])),
    paging,
    (listed) => listed.selectAll().orderBy('row'),
  )

/** The next rows that are to be written, or taken back, the last one first. */
export const nextRows = (
  db: Database,
  one: ImportKey,
  what: 'apply' | 'undo',
  limit: number,
): Promise<readonly ImportRow[]> =>
  what === 'apply'
    ? toImport(rowsOf(db, one)).selectAll().orderBy('row').limit(limit).execute()
    : rowsOf(db, one).where('outcome', '=', 'applied').selectAll().orderBy('row', 'desc').limit(limit).execute()

/** Notes what became of a row. */
export async function noteRow(
  write: Database,
  { tenant_id, import_id, row }: ImportRow,
  to: Partial<Pick<ImportRow, 'outcome' | 'operation_id' | 'applied_at'>>,
): Promise<void> {
  await write
    .updateTable('translation_import_rows')
    .set(to)
    .where('tenant_id', '=', tenant_id)
    .where('import_id', '=', import_id)
    .where('row', '=', row)
    .execute()
}

/** Says what counts of rows that could be written and are not: some, or all of an outcome. */
export async function chooseRows(
  write: Database,
  { tenant_id, id }: ImportKey,
  {
    outcome,
    use,
    rows,
  }: {
    readonly outcome: 'conflict' | 'refused'
    readonly use: 'file' | 'here'
    readonly rows?: readonly number[] | undefined
  },
): Promise<void> {
  await write
    .updateTable('translation_import_rows')
    .set({ takes: use })
    .where('tenant_id', '=', tenant_id)
    .where('import_id', '=', id)
    .where('outcome', '=', outcome)
    .where('written', 'is not', null)
    .$if(rows !== undefined, (query) => query.where('row', 'in', [...(rows ?? [])]))
    .execute()
}

export const deleteImport = (db: Database, { tenant_id, id }: ImportKey) =>
  db.deleteFrom('translation_imports').where('tenant_id', '=', tenant_id).where('id', '=', id).execute()

const KEPT = 30 * 24 * 60 * 60 * 1000

/** Takes away imports to which nobody came back for 30 days. Their number. */
export async function sweepTranslationImports({ db }: { readonly db: Database }, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('translation_imports')
    .where('updated_at', '<', new Date(now - KEPT).toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
