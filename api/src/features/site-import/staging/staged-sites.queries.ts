import type { Database } from '../../../platform/database/tables.ts'

/** The name of the site that has this name or this number, if any has. */
export const siteWith = (db: Database, clientId: string, tenantId: string | undefined) =>
  db
    .selectFrom('tenants')
    .select('client_id')
    .where(({ or, eb }) =>
      or([eb('client_id', '=', clientId), ...(tenantId === undefined ? [] : [eb('id', '=', tenantId)])]),
    )
    .executeTakeFirst()

/** Whether a site has this number, under whatever name. */
export async function isTenant(db: Database, tenantId: string): Promise<boolean> {
  return (await db.selectFrom('tenants').select('id').where('id', '=', tenantId).executeTakeFirst()) !== undefined
}

/** Whether any site has a draft with this id. */
export async function isDraftId(db: Database, draftsId: string): Promise<boolean> {
  const draft = await db.selectFrom('drafts').select('id').where('id', '=', Number(draftsId)).executeTakeFirst()
  return draft !== undefined
}

/** Those of the domains that a site has named already. */
export async function takenDomains(db: Database, domains: readonly string[]): Promise<readonly string[]> {
  if (domains.length === 0) return []
  const rows = await db.selectFrom('domains').select('host').where('host', 'in', domains).execute()
  return rows.map(({ host }) => host)
}

/** Gives a site that was stored under its pending id its name and its release; tells whether it was still there. */
export async function nameSite(
  write: Database,
  pendingId: string,
  { clientId, release }: { readonly clientId: string; readonly release: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('tenants')
    .set({ client_id: clientId, current_release: release, created_at: new Date().toISOString() })
    .where('client_id', '=', pendingId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores the domains of a new site, the first as its main one. */
export async function insertDomains(
  write: Database,
  tenantId: string,
  domains: readonly string[],
  isVerified: boolean,
): Promise<void> {
  for (const [index, host] of domains.entries())
    await write
      .insertInto('domains')
      .values({ host, tenant_id: tenantId, verified: isVerified ? 1 : 0, is_primary: index === 0 ? 1 : 0 })
      .execute()
}
