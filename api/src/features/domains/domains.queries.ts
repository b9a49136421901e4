import type { Database } from '../../platform/database/tables.ts'
import { twinOf } from '../sites/tenants.ts'

export interface Domain {
  readonly host: string
  readonly isVerified: boolean
  readonly isPrimary: boolean
  readonly token: string
}

const columns = ['host', 'verified', 'is_primary', 'token'] as const

const domainOf = (row: { host: string; verified: number; is_primary: number; token: string }): Domain => ({
  host: row.host,
  isVerified: row.verified === 1,
  // An import marks its first domain before anybody proved it.
  isPrimary: row.verified === 1 && row.is_primary === 1,
  token: row.token,
})

/** The domains of a site, by name. */
export async function domainsOf(db: Database, tenantId: string): Promise<readonly Domain[]> {
  const rows = await db
    .selectFrom('domains')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .orderBy('host')
    .execute()
  return rows.map(domainOf)
}

export async function domainByHost(db: Database, tenantId: string, host: string): Promise<Domain | undefined> {
  const row = await db
    .selectFrom('domains')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('host', '=', host)
    .executeTakeFirst()
  return row && domainOf(row)
}

/** Whether another site has verified a host or its other spelling; whose it is is not answered. */
export async function isOfAnother(db: Database, tenantId: string, host: string): Promise<boolean> {
  const row = await db
    .selectFrom('domains')
    .select('host')
    .where('host', 'in', [host, twinOf(host)])
    .where('verified', '=', 1)
    .where('tenant_id', '!=', tenantId)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds a host; the other spelling of one that is there shares its proof. */
export async function insertDomain(write: Database, tenantId: string, host: string): Promise<void> {
  const twin = await domainByHost(write, tenantId, twinOf(host))
  const shared = twin ? { verified: twin.isVerified ? 1 : 0, token: twin.token } : { verified: 0 }
  await write
    .insertInto('domains')
    .values({ tenant_id: tenantId, host, is_primary: 0, ...shared })
    .execute()
}

/** Notes that a host is proved, and its other spelling where the site has both. */
export async function setVerified(write: Database, tenantId: string, host: string): Promise<void> {
  await write
    .updateTable('domains')
    .set({ verified: 1 })
    .where('tenant_id', '=', tenantId)
    .where('host', 'in', [host, twinOf(host)])
    .execute()
}

/** Makes a host the main one of its site. */
export async function setPrimary(write: Database, tenantId: string, host: string): Promise<void> {
  await write
    .updateTable('domains')
    .set(({ eb }) => ({ is_primary: eb.case().when('host', '=', host).then(1).else(0).end() }))
    .where('tenant_id', '=', tenantId)
    .execute()
}

export async function deleteDomain(write: Database, tenantId: string, host: string): Promise<void> {
  await write.deleteFrom('domains').where('tenant_id', '=', tenantId).where('host', '=', host).execute()
}
