import { builtInTheme, DEFAULT_LANGUAGE, type PageDocument, type Theme } from '@vitrine/schemas'
import type { SiteDocument } from './editor-storage.ts'

/** A page with the values of its components. */
export type EditedPage = Pick<PageDocument, 'page' | 'pageSchema' | 'componentsSettingValues'>

interface SiteOfPageOptions {
  /** The default one first. */
  readonly languages?: readonly string[] | undefined
  readonly theme?: Theme | undefined
}

/** A site of one page: what an editor is given where somebody has no more than that. */
export function siteOfPage(
  { page, pageSchema, componentsSettingValues }: EditedPage,
  { languages = [DEFAULT_LANGUAGE], theme = builtInTheme }: SiteOfPageOptions = {},
): SiteDocument {
  const [defaultLanguage = DEFAULT_LANGUAGE] = languages
  return {
    draftsId: '1',
    name: page.id,
    revision: 0,
    pagesList: [page],
    menuList: [],
    pageSchemaMap: { [page.id]: pageSchema },
    componentsSettingValues,
    globalConfiguration: {
      themeSettings: [theme],
      openThemeId: theme._$id_,
      defaultLanguage,
      languages: languages.map((code) => ({ code, enabled: true })),
    },
  }
}
