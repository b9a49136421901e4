import {
  builtInTheme,
  DEFAULT_LANGUAGE,
  type Draft,
  isObject,
  type PageDocument as StoredPage,
  type Theme,
} from '@vitrine/schemas'

/** A page by itself: a file of a site's `pages/`. */
export interface PageDocument extends Pick<StoredPage, 'page' | 'pageSchema' | 'componentsSettingValues'> {
  /** The language that its base values are in; English when left out. */
  readonly language?: string
}

/** A whole site: its pages, menus, themes, header and footer. */
export type SiteDocument = Draft

/** The languages of a page by itself: that of its base, and those it is translated into. */
export function languagesOf({ page, pageSchema, componentsSettingValues, language }: PageDocument): readonly string[] {
  const settings = [page.settings, ...Object.keys(pageSchema.components).map((id) => componentsSettingValues[id])]
  const translated = settings.flatMap((one) =>
    isObject(one?.editPropsByLangEnvMap) ? Object.keys(one.editPropsByLangEnvMap) : [],
  )
  return [...new Set([language ?? DEFAULT_LANGUAGE, ...translated])]
}

interface SiteOfPageOptions {
  /** The default one first: that of the page and those it is translated into, when left out. */
  readonly languages?: readonly string[] | undefined
  readonly theme?: Theme | undefined
}

/**
 * A site whose only page is this one.
 *
 * @public
 */
export function siteOfPage(document: PageDocument, options: SiteOfPageOptions = {}): SiteDocument {
  const { page, pageSchema, componentsSettingValues } = document
  const { languages = languagesOf(document), theme = builtInTheme } = options
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
