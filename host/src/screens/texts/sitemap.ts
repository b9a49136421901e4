import { sitemapIndex, urlSet } from '@vitrine/renderer/server'
import { type ContentKind, contentKinds } from '@vitrine/schemas'
import { notFound } from '../../guards/guard.ts'
import { pageAddressesOf } from '../../request/page-addresses.ts'
import { pageQuery, type SiteInfo, type Visit } from '../../request/visit.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import type { Screen } from '../screen.ts'
import { contentEntries, countOf, pageEntries, pagePaths, type SitemapEntry } from './sitemap-entries.ts'
import { type Counts, pagesPerFile, type SitemapPart, sitemapParts } from './sitemap-parts.ts'

/**
 * `/sitemap.xml` (R311): every published address that is canonical, with its brothers in other
 * languages. A large site has an index by type; its parts are at `?category=product&page=2`.
 */
export const sitemap: Screen = async (visit, tools) => {
  const { site } = visit
  if (!site) return notFound(visit)
  const perFile = pagesPerFile(site.languages.length)
  const things = await Promise.all(contentKinds.map(async (kind) => [kind, await countOf(kind, site, tools)] as const))
  const ofContents = Object.fromEntries(things) as Record<ContentKind, number>
  const paths = await pagePaths(site, ofContents, tools)
  const counts: Counts = { pages: paths.length, ...ofContents }
  const parts = sitemapParts(counts, perFile)
  const entriesOf = ({ type, page }: SitemapPart) =>
    type === 'pages'
      ? pageEntries(paths.slice((page - 1) * perFile, page * perFile), site, tools)
      : contentEntries(type, { page, perFile }, site, tools)

  const { category, page = '1' } = pageQuery(visit)
  if (category !== undefined || page !== '1') {
    const part = parts.find((one) => one.type === category && String(one.page) === page)
    return part ? text(visit, site, await entriesOf(part)) : notFound(visit)
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total > perFile) return { kind: 'text', text: sitemapIndex(parts.map((part) => partAddress(visit, site, part))) }
  const entries: SitemapEntry[] = []
  for (const part of parts) entries.push(...(await entriesOf(part)))
  return text(visit, site, entries)
}

function text(visit: Visit, { defaultLanguage }: SiteInfo, entries: readonly SitemapEntry[]) {
  const at = pageAddressesOf(visit)
  const urls = entries.map(({ path, languages, changed }) => ({
    versions: languages.map((language) => ({ language, href: at(language, path) })),
    usual: at(defaultLanguage, path),
    changed,
  }))
  return { kind: 'text', text: urlSet(urls) } as const
}

const partAddress = (visit: Visit, { defaultLanguage }: SiteInfo, { type, page }: SitemapPart): string =>
  pageAddressesOf(visit)(defaultLanguage, routeAddress(routes.sitemap), {
    category: type,
    ...(page > 1 && { page: String(page) }),
  })
