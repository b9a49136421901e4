type Query = Readonly<Record<string, string>>

/** The addresses of a page in its head: canonical and alternate links. */
export interface CanonicalLinks {
  readonly noindex: boolean
  readonly canonical?: string
  readonly alternates?: readonly { readonly language: string; readonly href: string }[]
}

interface PagePlace {
  /** Within the site, without language and query. */
  readonly path: string
  /** What sections may know of the query. */
  readonly query: Query
  readonly language: string
  readonly defaultLanguage: string
  /** Those that the page speaks. */
  readonly languages: readonly string[]
  /** Whether it is a draft, a copy, or another page that nobody should find. */
  readonly isHidden: boolean
  /** Whether everybody is shown the same page there. */
  readonly isPublic: boolean
  /** The absolute address of a path in a language. */
  readonly address: (language: string, path: string, query?: Query) => string
}

/**
 * Where search engines find the page (R308, R309, R312, R224). A language in which the page only
 * repeats another one gets no link, and its canonical address is that of the default language.
 */
export function canonicalLinks(place: PagePlace): CanonicalLinks {
  const { path, query, language, defaultLanguage, languages, isHidden, isPublic, address } = place
  const isTurned = query.page !== undefined && query.page !== '1'
  const isNarrowed = query.q !== undefined || Object.keys(query).some((name) => name.startsWith('f.'))
  const noindex = isHidden || isNarrowed || (isTurned && query.sort !== undefined)
  if (!isPublic) return { noindex }

  // What decides about the contents stays: another order has the same entries, but not the same second page. What was
  // searched or filtered by visitors is a part of the plain list, whose first page counts for all of them.
  const names = [
    'category',
    ...(query.category !== undefined ? ['filter'] : []),
    ...(isTurned && !isNarrowed ? ['page', 'sort'] : []),
  ]
  const kept = Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)))
  if (!languages.includes(language)) return { noindex, canonical: address(defaultLanguage, path, kept) }
  return {
    noindex,
    canonical: address(language, path, kept),
    alternates: [
      ...languages.map((code) => ({ language: code, href: address(code, path, kept) })),
      { language: 'x-default', href: address(defaultLanguage, path, kept) },
    ],
  }
}
