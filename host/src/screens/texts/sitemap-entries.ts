import { setImmediate } from 'node:timers/promises'
import { type ContentKind, listPageUrlByType, type PageType } from '@vitrine/schemas'
import { publishedLanguages } from '../../request/page-languages.ts'
import type { SiteInfo } from '../../request/visit.ts'
import { type Content, contents } from '../../routing/contents.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import type { ScreenTools } from '../screen.ts'
import { listPages } from './sitemap-parts.ts'

/** A page, and the languages that it speaks. */
export interface SitemapEntry {
  readonly path: string
  /** ISO 8601. */
  readonly changed?: string
  readonly languages: readonly string[]
}

type Tools = Pick<ScreenTools, 'queryIn' | 'translated'>

/** The kinds of pages that are found by search engines; the others show one thing each, or none. */
const kindsOfPages: readonly PageType[] = ['home', 'pages', 'products', 'cases', 'info']
const lists = { product: routes.products, case: routes.cases, info: routes.info }

/** How many published things of a kind there are. */
export const countOf = async (kind: ContentKind, { defaultLanguage }: SiteInfo, { queryIn }: Tools): Promise<number> =>
  ((await queryIn(defaultLanguage)(contents[kind].list, { page: 1, pageSize: 1 } as never)) as { total: number }).total

/** The paths of the pages of the release, and of lists that are shown without one. */
export async function pagePaths(
  { defaultLanguage }: SiteInfo,
  counts: Readonly<Record<ContentKind, number>>,
  { queryIn }: Tools,
): Promise<readonly string[]> {
  const query = queryIn(defaultLanguage)
  const released = await Promise.all(kindsOfPages.map((type) => query(listPageUrlByType, { type })))
  const shown = (['product', 'case', 'info'] as const).filter((kind) => counts[kind] > 0)
  return [
    ...new Set([
      routeAddress(routes.home),
      ...released.flatMap((pages) => pages.map(({ url }) => url)),
      ...shown.map((kind) => routeAddress(lists[kind])),
    ]),
  ]
}

/** Pages of the release with their languages. */
export const pageEntries = (paths: readonly string[], site: SiteInfo, { queryIn, translated }: Tools) =>
  Promise.all(
    paths.map(async (path): Promise<SitemapEntry> => {
      const versions = [...(await publishedLanguages(path, site, queryIn))]
      const held = versions.filter(
        ([language, config]) => language === site.defaultLanguage || translated.isPage(config),
      )
      return { path, languages: held.map(([language]) => language) }
    }),
  )

/** The things of one kind that stand in one part, with their languages. */
export async function contentEntries(
  kind: ContentKind,
  part: { readonly page: number; readonly perFile: number },
  site: SiteInfo,
  { queryIn, translated }: Tools,
): Promise<readonly SitemapEntry[]> {
  const { list, path } = contents[kind]
  const entries: SitemapEntry[] = []
  for (const wish of listPages(part.page, part.perFile)) {
    const itemsIn = async (language: string) =>
      ((await queryIn(language)(list, { ...wish, sort: 'order' } as never)) as { items: readonly Content[] }).items
    const items = await itemsIn(site.defaultLanguage)
    const [first] = items
    if (!first) break
    // One page is laid out for all things of a kind.
    const versions = [...(await publishedLanguages(path(first.slug), site, queryIn)).keys()]
    const speaking = new Map<string, ReadonlySet<string>>()
    for (const language of versions) {
      const own = language === site.defaultLanguage ? items : await itemsIn(language)
      const spoken = own.filter((item) => language === site.defaultLanguage || translated.isContent(kind, item))
      speaking.set(language, new Set(spoken.map(({ slug }) => slug)))
      // The service answers inside this process: others are to have their turn.
      await setImmediate()
    }
    for (const { slug, publishedAt } of items)
      entries.push({
        path: path(slug),
        changed: publishedAt,
        languages: versions.filter((language) => speaking.get(language)?.has(slug)),
      })
  }
  return entries
}
