import type { SiteContext } from '../calls/answer.ts'
import { domainsOf } from '../domains/domains.store.ts'

/** The hosts that visitors' browsers load files of a site from: its stores, and where it is shown. Nothing when nobody said. */
export async function mediaHostsOf({
  storage,
  tenant,
  parts: { mediaHosts, systemOrigin },
}: Pick<SiteContext, 'storage' | 'tenant' | 'parts'>): Promise<readonly string[] | undefined> {
  if (mediaHosts === undefined) return undefined
  const domains = (await domainsOf(storage.db, tenant.id)).filter(({ isVerified }) => isVerified)
  return [...mediaHosts, new URL(systemOrigin).host, ...domains.map(({ host }) => host)]
}
