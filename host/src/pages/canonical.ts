import { isCopy, pageAddressesOf } from '../request/page-addresses.ts'
import { pageQuery, type Visit } from '../request/visit.ts'
import type { ScreenAnswer } from '../screens/screen.ts'

/** What search engines are told about where a page is. */
export interface CanonicalLinks {
  readonly noindex: boolean
  readonly canonical?: string
  readonly alternates?: readonly { readonly language: string; readonly href: string }[]
}

/**
 * Where search engines find the page (R308, R309, R312, R224). A language in which the page only
 * repeats another one is not told of, and its canonical address is that of the default language.
 *
 * @param languages those that the page speaks.
 */
export function canonicalLinks(
  visit: Visit,
  { status, robots, cache }: Pick<ScreenAnswer, 'status' | 'robots' | 'cache'>,
  languages: readonly string[],
): CanonicalLinks {
  const { site, key, language } = visit
  const query = pageQuery(visit)
  const isTurned = query.page !== undefined && query.page !== '1'
  const noindex =
    robots === 'noindex' ||
    visit.draftsId !== undefined ||
    visit.languageParameter === 'unknown' ||
    isCopy(visit) ||
    query.q !== undefined ||
    (isTurned && query.sort !== undefined)
  if (!site || status !== 200 || cache !== 'public') return { noindex }

  const address = pageAddressesOf(visit)
  // What decides about the contents stays: another order has the same entries, but not the same second page.
  const names = [
    'category',
    'q',
    ...(query.category !== undefined ? ['filter'] : []),
    ...(isTurned ? ['page', 'sort'] : []),
  ]
  const kept = Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)))
  const path = key === 'home' ? '/' : visit.path
  if (!languages.includes(language)) return { noindex, canonical: address(site.defaultLanguage, path, kept) }
  return {
    noindex,
    canonical: address(language, path, kept),
    alternates: [
      ...languages.map((code) => ({ language: code, href: address(code, path, kept) })),
      { language: 'x-default', href: address(site.defaultLanguage, path, kept) },
    ],
  }
}
