import { type LanguageChanges, releaseDiff } from '@vitrine/model'
import type { Release } from '@vitrine/schemas'

/** So many pages are named. */
const NAMED = 5

/** How many pages a release shows, each counted once for all languages. */
export const pagesIn = ({ languages }: Release): number =>
  new Set(Object.values(languages).flatMap(({ pages }) => pages.map(({ id }) => id))).size

const partsOf = ({ parts, menus, theme }: LanguageChanges) => [
  ...parts,
  ...(menus.length > 0 ? (['menus'] as const) : []),
  ...(theme ? (['theme'] as const) : []),
]

const order = ['header', 'footer', 'menus', 'theme'] as const

/** What a release shows differently from another one, in few words: which pages and parts, in which languages. */
export function changedIn(before: Release, after: Release) {
  const { languages } = releaseDiff(before, after, { get: () => undefined })
  const all = Object.values(languages)
  const pages = new Map(all.flatMap((changes) => changes.pages.map((page) => [page.id, page])))
  const parts = new Set(all.flatMap(partsOf))
  return {
    languages: Object.keys(languages),
    pages: [...pages.values()].slice(0, NAMED).map((page) => ({ ...page })),
    morePages: Math.max(0, pages.size - NAMED),
    parts: order.filter((part) => parts.has(part)),
  }
}
