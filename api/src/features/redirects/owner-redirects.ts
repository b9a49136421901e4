import type { RedirectRule } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'

interface SiteVersion {
  readonly tenantId: string
  readonly contentVersion: number
}

/**
 * Finds the paths of a site that its owner moved (R70). The rules of a site are asked for once per content
 * version; while they cannot be read, nothing is moved.
 */
export function createOwnerRedirects(
  redirectsOf: (tenantId: string) => Promise<readonly RedirectRule[]> = async () => [],
): (site: SiteVersion, path: string) => Promise<RedirectRule | undefined> {
  const known = new LRUCache<string, Promise<ReadonlyMap<string, RedirectRule>>>({ max: 1000 })
  const rulesOf = (key: string, { tenantId }: SiteVersion) => {
    const asked = redirectsOf(tenantId).then(
      (rules) => new Map(rules.map((rule) => [rule.from, rule])),
      () => {
        known.delete(key)
        return new Map<string, RedirectRule>()
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
