import { type Edition, hasOwnSlug, type Release, type ReleasedLanguage, type ReleasedPage } from '@vitrine/schemas'
import type { Finding } from '../checks/finding.ts'

/** What of a draft is published: everything, or only some languages or pages (R306). */
export interface PublishScope {
  readonly languages?: readonly string[] | undefined
  /** The ids of pages. Menus, theme, header and footer stay as they are published, where they are. */
  readonly pages?: readonly string[] | undefined
}

/** One language in a publish: what it may take from the draft, and what it has already. */
export interface LanguageScope {
  readonly language: string
  /** Its map of the previous release. */
  readonly before: ReleasedLanguage | undefined
  /** The pages that are taken from the draft; all when left out. */
  readonly pages: ReadonlySet<string> | undefined
}

/** The languages that a publish is about, the enabled ones among those that were asked for. */
export function scopesOf(
  { languages: asked, pages }: PublishScope,
  enabled: readonly string[],
  previous: Release | undefined,
): readonly LanguageScope[] {
  const chosen = pages && new Set(pages)
  return enabled
    .filter((language) => !asked || asked.includes(language))
    .map((language) => ({
      language,
      before: previous && Object.hasOwn(previous.languages, language) ? previous.languages[language] : undefined,
      pages: chosen,
    }))
}

/** The maps of the previous release that a limited publish leaves alone. */
export function untouched(
  { languages: asked, pages }: PublishScope,
  enabled: readonly string[],
  previous: Release | undefined,
): Release['languages'] {
  if (!asked && !pages) return {}
  const touched = new Set(asked ?? enabled)
  return Object.fromEntries(Object.entries(previous?.languages ?? {}).filter(([language]) => !touched.has(language)))
}

/** Whether a finding is about something that is published in this language. */
export function concerns({ language, before, pages }: LanguageScope, finding: Finding): boolean {
  if ((finding.language ?? language) !== language) return false
  if (!pages) return true
  return finding.page === undefined ? before === undefined : pages.has(finding.page)
}

type Listed = Pick<ReleasedPage, 'id' | 'pageType' | 'slug'>

/** The pages of a language after some were published: those of the draft that may be taken, the others as they are. */
export function pagesAfter(
  { before, pages }: LanguageScope,
  editions: readonly Edition[],
): readonly (Edition | ReleasedPage)[] {
  if (!pages) return editions
  const published = new Map((before?.pages ?? []).map((page) => [page.id, page]))
  const inDraft = new Set(editions.map(({ page }) => page.id))
  const taken = editions.flatMap((edition) => {
    const page = pages.has(edition.page.id) ? edition : published.get(edition.page.id)
    return page ? [page] : []
  })
  return [...taken, ...[...published.values()].filter(({ id }) => !inDraft.has(id) && !pages.has(id))]
}

/** A page that is published alone may want an address that another one still has. */
export function addressConflicts(scope: LanguageScope, editions: readonly Edition[]): readonly Finding[] {
  if (!scope.pages) return []
  const taken = new Set<string>()
  return pagesAfter(scope, editions).flatMap((at): readonly Finding[] => {
    const { id, pageType, slug = id }: Listed = 'page' in at ? at.page : at
    const place = hasOwnSlug(pageType) ? `pages/${slug}` : pageType
    const isTaken = taken.has(place)
    taken.add(place)
    const key = hasOwnSlug(pageType) ? 'problem.slugTaken' : 'problem.singlePage'
    return isTaken ? [{ level: 'error', page: id, language: scope.language, path: '', key, params: { place } }] : []
  })
}
