import { type ContentKind, contentKinds } from '@vitrine/schemas'

/** One file of a sitemap: the pages of the release, or the things of one kind, some of them. */
export interface SitemapPart {
  readonly type: 'pages' | ContentKind
  readonly page: number
}

const types = ['pages', ...contentKinds] as const
export type Counts = Readonly<Record<SitemapPart['type'], number>>

/** What the API gives at once. */
const AT_ONCE = 100
/** Every version of a page names all the others: this many lines are about 1.5 MB, of 50 that are allowed. */
const LINES = 10_000
/** Each is asked for in every language, so that a file takes about a second. */
const MOST = 1000

/**
 * How many pages go into one file, each in so many languages: far below 50,000 addresses (R311), and
 * small enough to be made while somebody waits.
 */
export function pagesPerFile(languages: number): number {
  const fitting = Math.floor(LINES / (languages * (languages + 2)))
  if (fitting < AT_ONCE) return Math.max(1, fitting)
  return Math.min(MOST, fitting - (fitting % AT_ONCE))
}

/** All parts of a sitemap, by type. */
export const sitemapParts = (counts: Counts, perFile: number): readonly SitemapPart[] =>
  types.flatMap((type) =>
    Array.from({ length: Math.ceil(counts[type] / perFile) }, (_, index) => ({ type, page: index + 1 })),
  )

/** The questions for a list that give the things of one part: none asks for more than the API gives at once. */
export function listPages(
  page: number,
  perFile: number,
): readonly { readonly page: number; readonly pageSize: number }[] {
  const pageSize = Math.min(AT_ONCE, perFile)
  const asked = perFile / pageSize
  return Array.from({ length: asked }, (_, index) => ({ page: (page - 1) * asked + index + 1, pageSize }))
}
