import { type KeptInLinks, linkBuilder } from './links.ts'
import type { ScreenAnswer } from './screens/screen.ts'
import { languageOf, originOf, pageQuery, type Visit } from './visit.ts'

type Query = Readonly<Record<string, string>>

/** Whether this is the copy of a site on the system domain, while it has a domain of its own (R312). */
export const isCopy = ({ site, host }: Visit): boolean => site?.domain !== undefined && host.name !== site.domain

/** The absolute address that search engines are told of a path of the site, in one of its languages (R308, R312). */
export type Address = (language: string, path: string, query?: Query) => string

/** Writes the addresses of the site of a visit: on its own domain if it has one. */
export function addressesOf(visit: Visit): Address {
  const elsewhere = isCopy(visit)
  const origin = elsewhere ? `https://${visit.site?.domain}` : originOf(visit)
  const kept: KeptInLinks = { ...languageOf(visit), clientId: elsewhere ? undefined : visit.clientId }
  const links = linkBuilder(kept)
  return (language, path, query) => `${origin}${links.inLanguage(language, path, query)}`
}

/** What search engines are told about where a page is. */
export interface Places {
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
export function placesOf(
  visit: Visit,
  { status, robots, cache }: Pick<ScreenAnswer, 'status' | 'robots' | 'cache'>,
  languages: readonly string[],
): Places {
  const { site, key } = visit
  const chosen = languageOf(visit)
  const query = pageQuery(visit)
  const isTurned = query.page !== undefined && query.page !== '1'
  const noindex =
    robots === 'noindex' ||
    visit.draftsId !== undefined ||
    chosen.asked === 'unknown' ||
    isCopy(visit) ||
    query.q !== undefined ||
    (isTurned && query.sort !== undefined)
  if (!site || status !== 200 || cache !== 'public') return { noindex }

  const address = addressesOf(visit)
  // What decides about the contents stays: another order has the same entries, but not the same second page.
  const names = [
    'category',
    'q',
    ...(query.category !== undefined ? ['filter'] : []),
    ...(isTurned ? ['page', 'sort'] : []),
  ]
  const kept = Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)))
  const path = key === 'home' ? '/' : visit.path
  if (!languages.includes(chosen.language)) return { noindex, canonical: address(site.defaultLanguage, path, kept) }
  return {
    noindex,
    canonical: address(chosen.language, path, kept),
    alternates: [
      ...languages.map((language) => ({ language, href: address(language, path, kept) })),
      { language: 'x-default', href: address(site.defaultLanguage, path, kept) },
    ],
  }
}
