import type { SiteContext } from '../../../http/endpoint/context.ts'

/** Who gets a mail about what visitors send: the address that the site's settings name, else all owners. */
export async function recipientsOf({
  stores,
  storage,
  tenant,
}: Pick<SiteContext, 'stores' | 'storage' | 'tenant'>): Promise<readonly string[]> {
  const { notifyEmail } = await stores.sites.facts(tenant.id)
  if (notifyEmail !== undefined) return [notifyEmail]
  const owners = await storage.db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select('accounts.email')
    .where('members.tenant_id', '=', tenant.id)
    .where('members.role', '=', 'owner')
    .orderBy('accounts.email')
    .execute()
  return owners.map(({ email }) => email)
}
