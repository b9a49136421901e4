import { pageAddressesOf } from '../../request/page-addresses.ts'
import { originOf, type SiteInfo, type Visit } from '../../request/visit.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import type { Screen, ScreenTools } from '../screen.ts'

/** What is nobody's business but an editor's, or no page at all. The rest of an instance may be read. */
const everywhere = ['/api/', '/preview/', '/system/', '/*?*draftsId=']
const onSystemDomain = [
  '/*/system/',
  '/drafts/',
  '/*/drafts/',
  '/invitation/',
  '/login/',
  // A whole word each: a client may be called `login-lamps`.
  ...[routes.login, routes.account].flatMap((route) => [`${routeAddress(route)}$`, `${routeAddress(route)}?`]),
]

/**
 * `/robots.txt` (R311): what may be read, and where the sitemap is. The one of the system domain
 * names the sitemaps of the sites it shows to everyone; those with a domain of their own have a
 * robots.txt there (R312).
 */
export const robots: Screen = async (visit, tools) => {
  const rules = visit.host.kind === 'system' ? [...everywhere, ...onSystemDomain] : everywhere
  const sitemaps = visit.site ? sitemapOf(visit, visit.site) : await sitemapsOfSystem(visit, tools)
  const lines = [
    'User-agent: *',
    ...rules.map((path) => `Disallow: ${path}`),
    ...sitemaps.flatMap((href, index) => [...(index === 0 ? [''] : []), `Sitemap: ${href}`]),
  ]
  return { kind: 'text', text: `${lines.join('\n')}\n` }
}

const isAnnounced = ({ currentDraftRelease, indexed }: SiteInfo): boolean =>
  currentDraftRelease !== null && indexed !== false

const sitemapOf = (visit: Visit, site: SiteInfo): readonly string[] =>
  !isAnnounced(site) ? [] : [pageAddressesOf(visit)(site.defaultLanguage, routeAddress(routes.sitemap))]

async function sitemapsOfSystem(
  visit: Visit,
  { siteByClient, defaultClientId, demoSites }: ScreenTools,
): Promise<readonly string[]> {
  const clients = [...new Set([...(defaultClientId === undefined ? [] : [defaultClientId]), ...demoSites])]
  // Without an answer from the service, the rules still stand.
  const sites = await Promise.all(clients.map((client) => siteByClient(client).catch(() => undefined)))
  return sites
    .filter((site) => site !== undefined && site.domain === undefined && isAnnounced(site))
    .map((site) => `${originOf(visit)}/${site?.clientId}${routeAddress(routes.sitemap)}`)
}
