import { type ContentKind, contentKinds } from '@vitrine/schemas'
import {
  contentEntries,
  countOf,
  pageEntries,
  pagePaths,
  type SitemapEntry,
  type SitemapSource,
} from './sitemap-entries.ts'
import { type Counts, pagesPerFile, type SitemapPart, sitemapParts } from './sitemap-parts.ts'

/** The part of a sitemap that an address names; all of it when it names none. */
interface WantedPart {
  readonly category?: string | undefined
  readonly page?: string | undefined
}

/** What a sitemap holds: the parts of a large one, or addresses. */
export type Sitemap = { readonly parts: readonly SitemapPart[] } | { readonly entries: readonly SitemapEntry[] }

/** The sitemap of a site (R311), or the part of it that is asked for; `undefined` where it has no such part. */
export async function sitemapOf(
  { category, page = '1' }: WantedPart,
  source: SitemapSource,
): Promise<Sitemap | undefined> {
  const perFile = pagesPerFile(source.site.languages.length)
  const ofContents = await countsOf(source)
  const paths = await pagePaths(ofContents, source)
  const counts: Counts = { pages: paths.length, ...ofContents }
  const parts = sitemapParts(counts, perFile)
  const entriesOf = ({ type, page: number }: SitemapPart) =>
    type === 'pages'
      ? pageEntries(paths.slice((number - 1) * perFile, number * perFile), source)
      : contentEntries(type, { page: number, perFile }, source)

  if (category !== undefined || page !== '1') {
    const part = parts.find((one) => one.type === category && String(one.page) === page)
    return part && { entries: await entriesOf(part) }
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total > perFile) return { parts }
  const entries: SitemapEntry[] = []
  for (const part of parts) entries.push(...(await entriesOf(part)))
  return { entries }
}

async function countsOf(source: SitemapSource): Promise<Readonly<Record<ContentKind, number>>> {
  const things = await Promise.all(contentKinds.map(async (kind) => [kind, await countOf(kind, source)] as const))
  return Object.fromEntries(things) as Record<ContentKind, number>
}
