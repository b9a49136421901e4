import { CallError, NO_CLIENT_ID } from '@vitrine/schemas'
import type { Caller } from './caller.ts'
import type { Identities, Identity } from './identity.ts'
import { memberWithKey } from './key-access.ts'
import { normalHost, type Sites, type Tenant } from './site.ts'

/**
 * The site that is asked about (R244): that of the host, if it is a verified domain; then a
 * `Client-id` that names another one is only a hint that went wrong. Elsewhere that of the `Client-id`.
 *
 * @throws CallError `tenant_not_found` when there is none, or when an unpublished draft is asked for
 * and the two disagree.
 */
export async function siteOf({ client = '', host = '' }: Caller, sites: Sites, isOfDraft: boolean): Promise<Tenant> {
  const name = client.trim()
  const isNamed = name !== '' && name !== NO_CLIENT_ID
  const named = isNamed ? await sites.byClient(name) : undefined
  const ofHost = await sites.byHost(normalHost(host))
  if (isOfDraft && ofHost && isNamed && ofHost.id !== named?.id) throw new CallError('tenant_not_found')
  const site = ofHost ?? named
  if (!site) throw new CallError('tenant_not_found')
  return site
}

/**
 * The site that a member works on: the one that is named, else that of the frame, else the only one of
 * the API key or of the account. A site that the account has no place on does not exist for it (R301), nor
 * does one that the key is not for.
 */
export async function siteOfMember(
  who: Identity,
  caller: Caller,
  { sites, identities }: { readonly sites: Sites; readonly identities: Identities },
) {
  const { account, frame, key } = who
  const name = caller.client?.trim() ?? ''
  const wanted = name === '' || name === NO_CLIENT_ID ? await onlySite(who, identities) : name
  const tenant = wanted === undefined ? undefined : await sites.byClient(wanted)
  if (!tenant || (frame && frame.tenantId !== tenant.id)) throw new CallError('tenant_not_found')
  const member = memberWithKey(await identities.membership(tenant.id, account.id), key, tenant.id)
  if (!member) throw new CallError('tenant_not_found')
  return { tenant, member }
}

async function onlySite({ account, frame, key }: Identity, identities: Identities): Promise<string | undefined> {
  if (frame) return frame.tenantId
  const sites = key ? key.tenants : await identities.tenantsOf(account.id)
  return sites.length === 1 ? sites[0] : undefined
}
