import type { Draft, Edition, ResolvedMenu, ResolvedTree, Theme } from '@vitrine/schemas'
import type { Specs } from '../document/specs.ts'
import { activeTheme } from '../theme/theme.ts'
import { upgradeDraft } from '../upgrade/upgrade.ts'
import { editionOf, menuOf, treeOf } from './editions.ts'
import { languageOrder } from './languages.ts'

/** One page of a draft in one language, with what stands around it. */
export interface PageInLanguage {
  readonly edition: Edition
  /** Those of the site, where it has them and the page shows them. */
  readonly header?: ResolvedTree
  readonly footer?: ResolvedTree
  readonly menus: Readonly<Record<string, ResolvedMenu>>
  readonly theme: Theme
}

/**
 * One page of a draft as `editionsOf` would make it, without making the others. Older documents are upgraded first;
 * nothing is checked: who draws the page finds out which values do not fit.
 *
 * @param language any language, also one that the draft does not enable: it is resolved along its fallbacks.
 * @returns nothing where the draft has no page of this id
 */
export function pageInLanguage(
  stored: Draft,
  specs: Specs,
  { page: id, language }: { readonly page: string; readonly language: string },
): PageInLanguage | undefined {
  const pageSchema = Object.hasOwn(stored.pageSchemaMap, id) ? stored.pageSchemaMap[id] : undefined
  const draft = upgradeDraft(
    {
      ...stored,
      pagesList: stored.pagesList.filter((page) => page.id === id).slice(0, 1),
      pageSchemaMap: pageSchema ? { [id]: pageSchema } : {},
    },
    specs,
  )
  const [page] = draft.pagesList
  if (!page) return undefined
  const { globalConfiguration, menuList } = draft
  const { header, footer } = globalConfiguration
  const making = { draft, specs, order: languageOrder(globalConfiguration, language) }
  return {
    edition: editionOf(making, page),
    ...(header && page.header !== false && { header: treeOf(making, header) }),
    ...(footer && page.footer !== false && { footer: treeOf(making, footer) }),
    menus: Object.fromEntries(menuList.map((menu) => [menu.id, menuOf(making, menu)])),
    theme: activeTheme(globalConfiguration),
  }
}
