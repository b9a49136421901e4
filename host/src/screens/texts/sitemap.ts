import { sitemapOf } from '@vitrine/api'
import { sitemapIndex, urlSet } from '@vitrine/renderer/server'
import { notFound } from '../../guards/guard.ts'
import { pageAddressesOf } from '../../request/page-addresses.ts'
import { pageQuery } from '../../request/visit.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import type { Screen } from '../screen.ts'

/**
 * `/sitemap.xml` (R311): every published address that is canonical, with its brothers in other
 * languages. A large site has an index by type; its parts are at `?category=product&page=2`.
 */
export const sitemap: Screen = async (visit, { queryIn, pageLanguages }) => {
  const { site } = visit
  const held = site && (await sitemapOf(pageQuery(visit), { site, askIn: queryIn, pageLanguages }))
  if (!held) return notFound(visit)
  const at = pageAddressesOf(visit)
  if ('parts' in held) {
    const files = held.parts.map(({ type, page }) =>
      at(site.defaultLanguage, routeAddress(routes.sitemap), {
        category: type,
        ...(page > 1 && { page: String(page) }),
      }),
    )
    return { kind: 'text', text: sitemapIndex(files) }
  }
  const urls = held.entries.map(({ path, languages, changed }) => ({
    versions: languages.map((language) => ({ language, href: at(language, path) })),
    usual: at(site.defaultLanguage, path),
    changed,
  }))
  return { kind: 'text', text: urlSet(urls) }
}
