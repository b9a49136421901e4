import { setImmediate } from 'node:timers/promises'
import { pageAddress } from '@vitrine/model'
import { type ContentKind, contentCalls, listPageUrlByType, type PageType, pageTypeOf } from '@vitrine/schemas'
import type { AskIn, SiteInfo } from './asked-site.ts'
import { type PageLanguages, publishedLanguages } from './page-languages.ts'
import { listPages } from './sitemap-parts.ts'

/** A page, and the languages that it speaks. */
export interface SitemapEntry {
  readonly path: string
  /** ISO 8601. */
  readonly changed?: string
  readonly languages: readonly string[]
}

/** The site that a sitemap is of, and who is asked about it. */
export interface SitemapSource {
  readonly site: SiteInfo
  readonly askIn: AskIn
  readonly pageLanguages: PageLanguages
}

/** The kinds of pages that are found by search engines; the others show one thing each, or none. */
const kindsOfPages: readonly PageType[] = ['home', 'pages', 'products', 'cases', 'info']
const lists = [
  ['product', 'products'],
  ['case', 'cases'],
  ['info', 'info'],
] as const satisfies readonly (readonly [ContentKind, PageType])[]

/** How many published things of a kind there are. */
export const countOf = async (kind: ContentKind, { site, askIn }: SitemapSource): Promise<number> =>
  (await askIn(site.defaultLanguage)(contentCalls[kind].list, { page: 1, pageSize: 1 })).total

/** The paths of the pages of the release, and of lists that are shown without one. */
export async function pagePaths(
  counts: Readonly<Record<ContentKind, number>>,
  { site, askIn }: SitemapSource,
): Promise<readonly string[]> {
  const ask = askIn(site.defaultLanguage)
  const released = await Promise.all(kindsOfPages.map((type) => ask(listPageUrlByType, { type })))
  const shown = lists.filter(([kind]) => counts[kind] > 0)
  return [
    ...new Set([
      pageAddress('home'),
      ...released.flatMap((pages) => pages.map(({ url }) => url)),
      ...shown.map(([, pageType]) => pageAddress(pageType)),
    ]),
  ]
}

/** So many pages are asked for at once, each in all languages: more would take all connections to the database. */
const PAGES_AT_ONCE = 4

/** Pages of the release with their languages. */
export async function pageEntries(
  paths: readonly string[],
  { site, askIn, pageLanguages }: SitemapSource,
): Promise<readonly SitemapEntry[]> {
  const entryOf = async (path: string): Promise<SitemapEntry> => {
    const versions = [...(await publishedLanguages(path, site, askIn))]
    const held = versions.filter(
      ([language, config]) => language === site.defaultLanguage || pageLanguages.isPage(config),
    )
    return { path, languages: held.map(([language]) => language) }
  }
  const entries: SitemapEntry[] = []
  for (let at = 0; at < paths.length; at += PAGES_AT_ONCE) {
    entries.push(...(await Promise.all(paths.slice(at, at + PAGES_AT_ONCE).map(entryOf))))
    // The service answers inside this process: others are to have their turn.
    await setImmediate()
  }
  return entries
}

/** The things of one kind that stand in one part, with their languages. */
export async function contentEntries(
  kind: ContentKind,
  part: { readonly page: number; readonly perFile: number },
  { site, askIn, pageLanguages }: SitemapSource,
): Promise<readonly SitemapEntry[]> {
  const { list } = contentCalls[kind]
  const pathOf = (slug: string) => pageAddress(pageTypeOf[kind], slug)
  const entries: SitemapEntry[] = []
  for (const input of listPages(part.page, part.perFile)) {
    const itemsIn = async (language: string) => (await askIn(language)(list, { ...input, sort: 'order' })).items
    const items = await itemsIn(site.defaultLanguage)
    const [first] = items
    if (!first) break
    // One page is laid out for all things of a kind.
    const versions = [...(await publishedLanguages(pathOf(first.slug), site, askIn)).keys()]
    const speaking = new Map<string, ReadonlySet<string>>()
    for (const language of versions) {
      const own = language === site.defaultLanguage ? items : await itemsIn(language)
      const spoken = own.filter((item) => language === site.defaultLanguage || pageLanguages.isContent(kind, item))
      speaking.set(language, new Set(spoken.map(({ slug }) => slug)))
      // The service answers inside this process: others are to have their turn.
      await setImmediate()
    }
    for (const { slug, publishedAt } of items)
      entries.push({
        path: pathOf(slug),
        changed: publishedAt,
        languages: versions.filter((language) => speaking.get(language)?.has(slug)),
      })
  }
  return entries
}
