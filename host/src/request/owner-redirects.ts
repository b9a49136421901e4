import type { RedirectRule } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import type { SiteService } from './sites.ts'
import type { SiteInfo } from './visit.ts'

/** A path of a site that its owner moved (R70). */
export type OwnerRedirect = RedirectRule

/**
 * Finds what owners moved. The rules of a site are asked for once per content version; while the
 * service cannot tell, nothing is moved.
 */
export function createMoved({
  redirectsOf = async () => [],
}: Pick<SiteService, 'redirectsOf'>): (site: SiteInfo, path: string) => Promise<OwnerRedirect | undefined> {
  const known = new LRUCache<string, Promise<ReadonlyMap<string, OwnerRedirect>>>({ max: 1000 })
  const rulesOf = (key: string, { tenantId }: SiteInfo) => {
    const asked = redirectsOf(tenantId).then(
      (rules) => new Map(rules.map((rule) => [rule.from, rule])),
      () => {
        known.delete(key)
        return new Map<string, OwnerRedirect>()
      },
    )
    known.set(key, asked)
    return asked
  }
  return async (site, path) => {
    const key = `${site.tenantId} ${site.contentVersion}`
    const rules = await (known.get(key) ?? rulesOf(key, site))
    return rules.size === 0 ? undefined : rules.get(`/${path.split('/').filter(Boolean).join('/')}`)
  }
}
