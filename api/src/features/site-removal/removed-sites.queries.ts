import type { Database } from '../../platform/database/tables.ts'

/** How long a removed site may be restored, in milliseconds. */
export const removedLife = 30 * 24 * 60 * 60 * 1000

/** A site that was removed, as its owners see it. */
export interface RemovedSite {
  readonly tenantId: string
  readonly clientId: string
  readonly name: string
  readonly removedAt: string
  readonly erasedAt: string
}

interface Row {
  readonly id: string
  readonly client_id: string
  readonly name: string
  readonly removed_at: number | null
}

const removedSiteOf = ({ id, client_id, name, removed_at }: Row): RemovedSite => ({
  tenantId: id,
  clientId: client_id,
  name,
  removedAt: new Date(removed_at ?? 0).toISOString(),
  erasedAt: new Date((removed_at ?? 0) + removedLife).toISOString(),
})

/** Marks a site as removed. To be called where the site is held. */
export async function setRemoved(write: Database, tenantId: string, now: number): Promise<RemovedSite> {
  const row = await write
    .updateTable('tenants')
    .set({ removed_at: now })
    .where('id', '=', tenantId)
    .returning(['id', 'client_id', 'name', 'removed_at'])
    .executeTakeFirstOrThrow()
  return removedSiteOf(row)
}

const removedOf = (db: Database, accountId: string) =>
  db
    .selectFrom('tenants')
    .innerJoin('members', 'members.tenant_id', 'tenants.id')
    .select(['tenants.id', 'client_id', 'tenants.name', 'removed_at'])
    .where('members.account_id', '=', accountId)
    .where('members.role', '=', 'owner')
    .where('removed_at', 'is not', null)

/** The removed sites that an account owns and may restore, the last removed first. */
export async function removedSitesOf(db: Database, accountId: string, now: number): Promise<readonly RemovedSite[]> {
  const rows = await removedOf(db, accountId)
    .where('removed_at', '>', now - removedLife)
    .orderBy('removed_at', 'desc')
    .orderBy('tenants.id')
    .execute()
  return rows.map(removedSiteOf)
}

/** A removed site that an account owns, however long ago that was. */
export async function removedSiteByClientId(
  db: Database,
  accountId: string,
  clientId: string,
): Promise<RemovedSite | undefined> {
  const row = await removedOf(db, accountId).where('client_id', '=', clientId).executeTakeFirst()
  return row && removedSiteOf(row)
}

/** Lets a site be there again; `false` when it is too late. */
export async function setRestored(write: Database, tenantId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('tenants')
    .set(({ eb }) => ({ removed_at: null, content_version: eb('content_version', '+', 1) }))
    .where('id', '=', tenantId)
    .where('removed_at', '>', now - removedLife)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The sites that are to be erased. */
export const sitesToErase = (db: Database, now: number) =>
  db
    .selectFrom('tenants')
    .select(['id', 'client_id'])
    .where('removed_at', '<=', now - removedLife)
    .orderBy('removed_at')
    .execute()
