import { type LanguageChanges, releaseDiff } from '@vitrine/model'
import type { Release } from '@vitrine/schemas'

/** So many pages are named. */
const NAMED = 5

/** How many pages a release shows, each counted once for all languages. */
export const pagesIn = ({ languages }: Release): number =>
  new Set(Object.values(languages).flatMap(({ pages }) => pages.map(({ id }) => id))).size

/** What pages are called: in the source language of a release, and in any other where they are not there in it. */
export function pageNames({ sourceLanguage, defaultLanguage, languages }: Release): ReadonlyMap<string, string> {
  const source = languages[sourceLanguage ?? defaultLanguage]
  const names = new Map<string, string>()
  for (const { pages } of [...Object.values(languages), ...(source ? [source] : [])])
    for (const { id, name } of pages) names.set(id, name)
  return names
}

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
  const names = new Map([...pageNames(before), ...pageNames(after)])
  const parts = new Set(all.flatMap(partsOf))
  return {
    languages: Object.keys(languages),
    pages: [...pages.values()].slice(0, NAMED).map((page) => ({ ...page, name: names.get(page.id) ?? page.name })),
    morePages: Math.max(0, pages.size - NAMED),
    parts: order.filter((part) => parts.has(part)),
  }
}
