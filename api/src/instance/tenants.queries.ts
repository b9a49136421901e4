import type { Database } from '../platform/database/tables.ts'

/** Those of these clientIds that a site has. */
export const knownClientIds = async (db: Database, wanted: readonly string[]): Promise<readonly string[]> => {
  const found = await db.selectFrom('tenants').select('client_id').where('client_id', 'in', wanted).execute()
  return wanted.filter((clientId) => found.some(({ client_id }) => client_id === clientId))
}

export const hasTenants = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('tenants').select('id').limit(1).executeTakeFirst()) !== undefined

/** The ids of sites by their clientId, as far as there are such sites. */
export const tenantIdsByClientId = async (
  db: Database,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (wanted.length === 0) return new Map()
  const found = await db.selectFrom('tenants').select(['id', 'client_id']).where('client_id', 'in', wanted).execute()
  return new Map(found.map(({ id, client_id }) => [client_id, id]))
}

/** The id of a site that nobody works on. */
export const tenantWithoutMembers = async (db: Database, clientId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('tenants')
      .leftJoin('members', 'members.tenant_id', 'tenants.id')
      .select('tenants.id')
      .where('tenants.client_id', '=', clientId)
      .where('members.account_id', 'is', null)
      .executeTakeFirst()
  )?.id
