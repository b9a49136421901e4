import type { MediaHosts } from '@vitrine/model'
import type { EndpointServices, SiteContext } from '../../http/endpoint/context.ts'
import type { Database } from '../../platform/database/tables.ts'
import { domainsOf } from './domains.queries.ts'

/**
 * The hosts that visitors' browsers load files of a site from: its stores, those that the host allows, and
 * where the site is shown. Nothing when nobody said.
 *
 * @param db where a transaction is open, its own.
 */
export async function mediaHostsOf(
  {
    tenant,
    parts: { mediaHosts, systemOrigin },
  }: Pick<SiteContext, 'tenant'> & { readonly parts: Pick<EndpointServices, 'mediaHosts' | 'systemOrigin'> },
  db: Database,
): Promise<MediaHosts> {
  if (mediaHosts === undefined) return undefined
  const domains = (await domainsOf(db, tenant.id)).filter(({ isVerified }) => isVerified)
  return [...mediaHosts, new URL(systemOrigin).host, ...domains.map(({ host }) => host)]
}
