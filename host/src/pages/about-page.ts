import type { Links } from '@vitrine/renderer/internal'
import {
  type CanonicalLinks,
  canonicalLinks,
  type DocumentParts,
  type Listed,
  type PageSubject,
  structuredData,
} from '@vitrine/renderer/server'
import type { Translate } from '@vitrine/renderer/translate'
import { googleIds, infoList } from '@vitrine/schemas'
import { isCopy, pageAddressesOf } from '../request/page-addresses.ts'
import { originOf, pageQuery, type Visit } from '../request/visit.ts'
import type { Query } from '../request/visit-client.ts'
import { type RouteKey, routeAddress, routes } from '../routing/routes.ts'
import type { ScreenAnswer } from '../screens/screen.ts'

interface Known {
  readonly visit: Visit
  readonly answer: ScreenAnswer
  readonly places: CanonicalLinks
  /** The list that the page is there for. */
  readonly list: Listed | undefined
  readonly links: Links
  readonly query: Query
  readonly t: Translate
  /** The address of a picture for this region. */
  readonly asset: (src: string) => string
}

/** What kind of thing a page is, for search engines and link previews. */
const subjects: Readonly<Partial<Record<RouteKey, Exclude<PageSubject, 'other'>>>> = {
  home: 'home',
  product: 'product',
  case: 'article',
  infoDetail: 'article',
}

/** The list that a page stands below, and the key of its name. */
const parents: Readonly<Partial<Record<RouteKey, { readonly path: string; readonly name: string }>>> = {
  product: { path: routeAddress(routes.products), name: 'products.title' },
  collection: { path: routeAddress(routes.products), name: 'products.title' },
  case: { path: routeAddress(routes.cases), name: 'cases.title' },
  infoDetail: { path: routeAddress(routes.info), name: 'info.title' },
}

/** Where search engines find the page of a visit, in the languages that it speaks. */
export function placesOf(
  visit: Visit,
  answer: Pick<ScreenAnswer, 'status' | 'robots' | 'cache'>,
  languages: readonly string[],
): CanonicalLinks {
  const { site, key, path, language, draftsId, languageParameter } = visit
  return canonicalLinks({
    path: key === 'home' ? '/' : path,
    query: pageQuery(visit),
    language,
    defaultLanguage: site?.defaultLanguage ?? language,
    languages,
    isHidden:
      answer.robots === 'noindex' ||
      site?.indexed === false ||
      draftsId !== undefined ||
      languageParameter === 'unknown' ||
      isCopy(visit),
    isPublic: site !== undefined && answer.status === 200 && answer.cache === 'public',
    address: pageAddressesOf(visit),
  })
}

/** What the head of a page says to search engines, feed readers and link previews (R308, R310, R311). */
export async function aboutPage(
  known: Known,
): Promise<
  Pick<
    DocumentParts,
    | 'description'
    | 'canonical'
    | 'alternates'
    | 'siteName'
    | 'image'
    | 'type'
    | 'feed'
    | 'structuredData'
    | 'noindex'
    | 'verification'
  >
> {
  const { visit, answer, places } = known
  const { image } = answer
  const subject = visit.key && subjects[visit.key]
  return {
    ...places,
    description: answer.description,
    siteName: visit.site?.name,
    verification: await verificationOf(known),
    image: image && { ...image, src: absolute(image.src, visit) },
    ...(places.canonical !== undefined && {
      type: subject === 'home' ? undefined : subject,
      feed: await feedOf(known),
      structuredData: things(known, places.canonical),
    }),
  }
}

/** What shows Google whose site it is (R272): on public pages, whatever else they say to search engines. */
async function verificationOf({ visit: { site, draftsId }, answer, query }: Known): Promise<readonly string[]> {
  if (!site || draftsId !== undefined || answer.cache !== 'public' || answer.status !== 200) return []
  const ids = await query(googleIds, {}).catch(() => undefined)
  return ids?.siteVerification ?? []
}

/** Where the news can be followed, if there are any. */
async function feedOf({ visit: { draftsId, site }, links, query, t }: Known): Promise<DocumentParts['feed']> {
  if (draftsId !== undefined) return undefined
  const { total } = await query(infoList, { page: 1, pageSize: 1 }).catch(() => ({ total: 0 }))
  return total > 0
    ? { title: `${t('info.title')} – ${site?.name}`, href: links.to(routeAddress(routes.feed)) }
    : undefined
}

function things({ visit, answer, list, t, asset }: Known, canonical: string): readonly string[] {
  const { key, site, language } = visit
  if (!site || !key) return []
  const at = pageAddressesOf(visit)
  const parent = parents[key]
  return structuredData({
    about: subjects[key] ?? 'other',
    siteName: site.name,
    language,
    title: answer.title,
    description: answer.description,
    canonical,
    image: answer.image && absolute(answer.image.src, visit),
    subject: answer.subject,
    list,
    parent: parent && { name: t(parent.name), path: parent.path },
    home: at(site.defaultLanguage, '/'),
    at: (path) => at(language, path),
    picture: (src) => absolute(asset(src), visit),
  })
}

const absolute = (src: string, visit: Visit): string => URL.parse(src, originOf(visit))?.href ?? src
