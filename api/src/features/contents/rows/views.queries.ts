import { type Answer, type ContentKind, type listContentViews, newId } from '@vitrine/schemas'
import type { Database, Tables } from '../../../platform/database/tables.ts'

type ContentView = Answer<typeof listContentViews>[number]
type ViewRow = Tables['content_views']

/** What somebody says of a view. */
export interface WrittenView {
  readonly name: string
  readonly query: string
  readonly isShared: boolean
}

/** A view as who asks sees it. */
export const shownView = (row: ViewRow, accountId: string): ContentView => ({
  id: row.id,
  name: row.name,
  query: row.query,
  isShared: row.is_shared === 1,
  isOwn: row.account_id === accountId,
  updatedAt: row.updated_at,
})

/** The views of a table that a member sees: their own, and those that are shared. */
export async function viewsOf(
  db: Database,
  tenantId: string,
  kind: ContentKind,
  accountId: string,
): Promise<readonly ContentView[]> {
  const rows = await db
    .selectFrom('content_views')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where(({ or, eb }) => or([eb('account_id', '=', accountId), eb('is_shared', '=', 1)]))
    .execute()
  return rows
    .map((row) => shownView(row, accountId))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1))
}

/** How many views of all tables somebody has. */
export async function countViews(db: Database, tenantId: string, accountId: string): Promise<number> {
  const { total } = await db
    .selectFrom('content_views')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const viewById = (
  db: Database,
  tenantId: string,
  { kind, id }: Pick<ViewRow, 'kind' | 'id'>,
): Promise<ViewRow | undefined> =>
  db
    .selectFrom('content_views')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()

const written = ({ name, query, isShared }: WrittenView) => ({
  name: name.trim(),
  query,
  is_shared: isShared ? 1 : 0,
  updated_at: new Date().toISOString(),
})

export async function insertView(
  db: Database,
  { tenantId, kind, accountId }: { readonly tenantId: string; readonly kind: ContentKind; readonly accountId: string },
  view: WrittenView,
): Promise<ViewRow> {
  const row = { tenant_id: tenantId, id: newId(), kind, account_id: accountId, ...written(view) }
  await db.insertInto('content_views').values(row).execute()
  return row
}

/** Changes a view and gives it as it is then. */
export async function updateView(db: Database, before: ViewRow, view: WrittenView): Promise<ViewRow> {
  const row = { ...before, ...written(view) }
  await db
    .updateTable('content_views')
    .set(written(view))
    .where('tenant_id', '=', before.tenant_id)
    .where('id', '=', before.id)
    .execute()
  return row
}

export const deleteView = (db: Database, { tenant_id, id }: Pick<ViewRow, 'tenant_id' | 'id'>) =>
  db.deleteFrom('content_views').where('tenant_id', '=', tenant_id).where('id', '=', id).execute()
