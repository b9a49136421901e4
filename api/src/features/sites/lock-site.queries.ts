import type { Database } from '../../platform/database/tables.ts'

/**
 * Keeps others who hold the same site waiting until the transaction ends, on both engines, so that
 * what was counted stays true: the last owner, the number of redirects.
 */
export async function lockSite(write: Database, tenantId: string): Promise<void> {
  await write
    .updateTable('tenants')
    .set(({ ref }) => ({ client_id: ref('client_id') }))
    .where('id', '=', tenantId)
    .execute()
}

/** The same for a change that visitors see: the content version of the site goes on, so no page is kept. */
export async function lockAndChangeSite(write: Database, tenantId: string): Promise<void> {
  await write
    .updateTable('tenants')
    .set(({ eb }) => ({ content_version: eb('content_version', '+', 1) }))
    .where('id', '=', tenantId)
    .execute()
}
