import { newId, type RedirectRule } from '@vitrine/schemas'
import { type Paging, pageOf } from '../../platform/database/paging.ts'
import type { Database } from '../../platform/database/tables.ts'

/** A redirect as its owner sees it. */
export interface Redirect extends RedirectRule {
  readonly id: string
  readonly revision: number
}

const redirects = (db: Database, tenantId: string) => db.selectFrom('redirects').where('tenant_id', '=', tenantId)

const redirectOf = (row: {
  id: string
  path: string
  target: string
  status: Redirect['status']
  revision: number
}): Redirect => ({ id: row.id, from: row.path, to: row.target, status: row.status, revision: row.revision })

/** All redirects of a site; there are never many. */
export async function redirectsOf(db: Database, tenantId: string): Promise<readonly Redirect[]> {
  const rows = await redirects(db, tenantId).selectAll().orderBy('path').execute()
  return rows.map(redirectOf)
}

export async function listRedirectsOf(db: Database, tenantId: string, { page, pageSize }: Paging) {
  const { rows, total } = await pageOf(redirects(db, tenantId), { page, pageSize }, (found) =>
    found.selectAll().orderBy('path'),
  )
  return { items: rows.map(redirectOf), total, page, pageSize }
}

/** Stores a redirect: a new one, or another state of one that is there. */
export async function putRedirect(
  write: Database,
  tenantId: string,
  rule: RedirectRule,
  known?: Redirect,
): Promise<Redirect> {
  const saved = { ...rule, id: known?.id ?? newId(), revision: (known?.revision ?? 0) + 1 }
  const values = { path: saved.from, target: saved.to, status: saved.status, revision: saved.revision }
  await write
    .insertInto('redirects')
    .values({ tenant_id: tenantId, id: saved.id, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(values))
    .execute()
  return saved
}

/** Tells whether it was there. */
export async function deleteRedirect(write: Database, tenantId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await write
    .deleteFrom('redirects')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
