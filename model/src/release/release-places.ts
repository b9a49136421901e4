import { hasOwnSlug, type Release, type ReleasedLanguage, type ReleasedPage } from '@vitrine/schemas'
import { canonicalJson } from '../values/canonical-json.ts'

/**
 * One thing that a release shows: a page, part or menu in a language; `language` is the language as a whole, where it
 * comes or goes; `site` is what the site is in all of them: its draft, its default and its source language.
 */
export interface ReleasePlace {
  readonly kind: 'page' | 'header' | 'footer' | 'menu' | 'theme' | 'language' | 'site'
  readonly language?: string
  /** Of a page or a menu. */
  readonly id?: string
}

const placeKey = ({ kind, language = '', id = '' }: ReleasePlace): string => `${kind} ${language} ${id}`

const languageIn = (release: Release | undefined, language = ''): ReleasedLanguage | undefined =>
  release && Object.hasOwn(release.languages, language) ? release.languages[language] : undefined

const siteOf = ({ draftsId, defaultLanguage, sourceLanguage }: Release) => ({
  draftsId,
  defaultLanguage,
  ...(sourceLanguage !== undefined && { sourceLanguage }),
})

/** Releases never change, so the pages of each are counted out once. */
const pagesById = new WeakMap<ReleasedLanguage, ReadonlyMap<string, ReleasedPage>>()

function pageIn(map: ReleasedLanguage, id: string): ReleasedPage | undefined {
  const known = pagesById.get(map) ?? new Map(map.pages.map((page) => [page.id, page]))
  pagesById.set(map, known)
  return known.get(id)
}

function valueIn(map: ReleasedLanguage, { kind, id = '' }: ReleasePlace): unknown {
  if (kind === 'page') return pageIn(map, id)
  if (kind === 'menu') return Object.hasOwn(map.menus, id) ? map.menus[id] : undefined
  if (kind === 'header' || kind === 'footer' || kind === 'theme') return map[kind]
  return map
}

/** What a release shows at a place, as text: equal texts show the same. Nothing where it has no such place. */
function textAt(release: Release | undefined, place: ReleasePlace): string | undefined {
  if (!release) return undefined
  if (place.kind === 'site') return canonicalJson(siteOf(release))
  const map = languageIn(release, place.language)
  const value = map && valueIn(map, place)
  return value === undefined ? undefined : canonicalJson(value)
}

const placesInLanguage = (language: string, maps: readonly ReleasedLanguage[]): readonly ReleasePlace[] => {
  const all = (ids: readonly string[], kind: 'page' | 'menu') =>
    [...new Set(ids)].map((id): ReleasePlace => ({ kind, language, id }))
  return [
    ...all(
      maps.flatMap(({ pages }) => pages.map(({ id }) => id)),
      'page',
    ),
    ...(['header', 'footer', 'theme'] as const).map((kind): ReleasePlace => ({ kind, language })),
    ...all(
      maps.flatMap(({ menus }) => Object.keys(menus)),
      'menu',
    ),
  ]
}

/** The places that two releases show differently; all of the second one, where there is no first. */
export function changedPlaces(before: Release | undefined, after: Release): readonly ReleasePlace[] {
  const languages = new Set([...Object.keys(before?.languages ?? {}), ...Object.keys(after.languages)])
  const places = [...languages].flatMap((language): readonly ReleasePlace[] => {
    const [was, is] = [languageIn(before, language), languageIn(after, language)]
    return was && is ? placesInLanguage(language, [was, is]) : [{ kind: 'language', language }]
  })
  const all: readonly ReleasePlace[] = [{ kind: 'site' }, ...places]
  return all.filter((place) => textAt(before, place) !== textAt(after, place))
}

/** A change of some places: what they showed before, and what they are to show. */
export interface PlannedChange {
  /** Nothing, where nothing was ever published. */
  readonly before: Release | undefined
  readonly after: Release
}

/**
 * The places of a change that show something else by now: neither what they showed before, nor what they are to show.
 *
 * @param current what is shown now; nothing, where nothing was ever published
 */
export function placesMovedSince(
  { before, after }: PlannedChange,
  current: Release | undefined,
): readonly ReleasePlace[] {
  const places = changedPlaces(before, after)
  const isOtherSite = before !== undefined && current !== undefined && current.draftsId !== before.draftsId
  const moved = places.filter((place) => {
    const now = textAt(current, place)
    // A page that comes newly to a language which is gone by now has no place any more.
    if (hasLanguage(place) && languageIn(current, place.language) === undefined) return true
    return now !== textAt(before, place) && now !== textAt(after, place)
  })
  const site: ReleasePlace = { kind: 'site' }
  return isOtherSite && !moved.some(({ kind }) => kind === 'site') ? [site, ...moved] : moved
}

const hasLanguage = ({ kind }: ReleasePlace): boolean => kind !== 'site' && kind !== 'language'

/**
 * The current release with a change of some places made; all others stay as they are. Where nothing else was published
 * since the change was planned, it is the planned release itself.
 */
export function withPlaces({ before, after }: PlannedChange, current: Release | undefined): Release {
  if (!current || (before && canonicalJson(before) === canonicalJson(current))) return after
  const places = changedPlaces(before, after)
  const languages = { ...current.languages }
  for (const [language, ofLanguage] of Map.groupBy(places, (place) => place.language ?? '')) {
    const [map, next] = [languageIn(current, language), languageIn(after, language)]
    if (language === '') continue
    if (!next) delete languages[language]
    else if (!map || ofLanguage.some(({ kind }) => kind === 'language')) languages[language] = next
    else languages[language] = withPlacesOf(map, next, ofLanguage)
  }
  const site = places.some(({ kind }) => kind === 'site') ? siteOf(after) : siteOf(current)
  return { ...site, draftRevision: Math.max(current.draftRevision, after.draftRevision), languages }
}

function withPlacesOf(
  map: ReleasedLanguage,
  next: ReleasedLanguage,
  places: readonly ReleasePlace[],
): ReleasedLanguage {
  const menus = { ...map.menus }
  for (const { kind, id = '' } of places) {
    if (kind !== 'menu') continue
    const menu = Object.hasOwn(next.menus, id) ? next.menus[id] : undefined
    if (menu) menus[id] = menu
    else delete menus[id]
  }
  const from = (part: 'header' | 'footer' | 'theme') => (places.some(({ kind }) => kind === part) ? next : map)
  const [header, footer] = [from('header').header, from('footer').footer]
  const pages = new Set(places.flatMap(({ kind, id }) => (kind === 'page' && id !== undefined ? [id] : [])))
  return {
    pages: withPages(map.pages, next.pages, pages),
    menus,
    theme: from('theme').theme,
    ...(header !== undefined && { header }),
    ...(footer !== undefined && { footer }),
  }
}

/** Pages that come are put behind the one that they stand behind in the plan. */
function withPages(
  current: readonly ReleasedPage[],
  planned: readonly ReleasedPage[],
  changed: ReadonlySet<string>,
): readonly ReleasedPage[] {
  const next = new Map(planned.map((page) => [page.id, page]))
  const pages = current.flatMap((page) => {
    if (!changed.has(page.id)) return [page]
    const now = next.get(page.id)
    return now ? [now] : []
  })
  const known = new Set(pages.map(({ id }) => id))
  let behind: string | undefined
  for (const page of planned) {
    if (!known.has(page.id) && changed.has(page.id))
      pages.splice(pages.findIndex(({ id }) => id === behind) + 1, 0, page)
    if (known.has(page.id) || changed.has(page.id)) behind = page.id
  }
  return pages
}

/** Where a page stands: its own address, or the one that its type has. */
const addressOf = ({ id, pageType, slug = id }: ReleasedPage): string =>
  hasOwnSlug(pageType) ? `pages/${slug}` : pageType

/**
 * The places that cannot be shown together: pages at one address, which two changes may come to that each were right
 * alone, and a site whose default language is gone.
 */
export function clashesIn({ defaultLanguage, languages }: Release): readonly ReleasePlace[] {
  const pages = Object.entries(languages).flatMap(([language, map]) =>
    [...Map.groupBy(map.pages, addressOf).values()]
      .filter((same) => same.length > 1)
      .flatMap((same) => same.map(({ id }): ReleasePlace => ({ kind: 'page', language, id }))),
  )
  return Object.hasOwn(languages, defaultLanguage) ? pages : [{ kind: 'site' }, ...pages]
}

/** The places that two changes both touch, and the addresses that both take for pages of theirs. */
export function sharedPlaces(one: PlannedChange, other: PlannedChange): readonly ReleasePlace[] {
  const [mine, theirs] = [changedPlaces(one.before, one.after), changedPlaces(other.before, other.after)]
  const keys = new Set(theirs.map(placeKey))
  // A language that comes or goes takes all that is in it along.
  const whole = (places: readonly ReleasePlace[]) =>
    new Set(places.flatMap(({ kind, language }) => (kind === 'language' && language !== undefined ? [language] : [])))
  const [myLanguages, theirLanguages] = [whole(mine), whole(theirs)]
  const touched = new Set(theirs.flatMap(({ language }) => (language === undefined ? [] : [language])))
  const addresses = new Set(addressesOf(other.after, theirs).map(([, address]) => address))
  const taken = new Set(
    addressesOf(one.after, mine).flatMap(([place, address]) => (addresses.has(address) ? [placeKey(place)] : [])),
  )
  return mine.filter(
    (place) =>
      keys.has(placeKey(place)) ||
      taken.has(placeKey(place)) ||
      (place.language !== undefined && theirLanguages.has(place.language)) ||
      (place.language !== undefined && myLanguages.has(place.language) && touched.has(place.language)),
  )
}

const addressesOf = (release: Release, places: readonly ReleasePlace[]): readonly (readonly [ReleasePlace, string])[] =>
  places.flatMap((place) => {
    if (place.kind !== 'page') return []
    const map = languageIn(release, place.language)
    const page = map && pageIn(map, place.id ?? '')
    return page ? [[place, `${place.language} ${addressOf(page)}`] as const] : []
  })
