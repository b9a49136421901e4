import { pageAddress, pagePath, type SiteDocument } from '@vitrine/model'

type PageRecord = SiteDocument['pagesList'][number]

/** How the addresses of static files are written. */
export interface AddressRules {
  /** The path that the files are served under: `/`, `/shop/`. */
  readonly base: string
  readonly defaultLanguage: string
  /** Whether the default language stands under its path too. */
  readonly isDefaultPrefixed: boolean
}

/** Whether a page can be drawn without the service. */
export const isStatic = (page: PageRecord): boolean => pagePath(page) !== undefined

/** The path of a page without language, in segments: none for the home page. */
const segmentsOf = (page: PageRecord): readonly string[] => (pagePath(page) ?? '').split('/').filter(Boolean)

const languageSegments = (language: string, { defaultLanguage, isDefaultPrefixed }: AddressRules): readonly string[] =>
  language === defaultLanguage && !isDefaultPrefixed ? [] : [language]

/** The file of a page in a language, below the folder of all files: `de/about/index.html`. */
export const fileOf = (page: PageRecord, language: string, rules: AddressRules): string =>
  [...languageSegments(language, rules), ...segmentsOf(page), 'index.html'].join('/')

/** Its address: `/de/about/`. */
export const addressOf = (page: PageRecord, language: string, rules: AddressRules): string =>
  rules.base + fileOf(page, language, rules).replace(/index\.html$/, '')

/** Pages by the paths that documents name them by: `/about`, `/pages/about`, `/products`, `/`. */
export function pagesByPath(pages: readonly PageRecord[]): ReadonlyMap<string, PageRecord> {
  const paths = new Map<string, PageRecord>()
  for (const page of pages) {
    paths.set(`/${segmentsOf(page).join('/')}`, page)
    paths.set(pageAddress(page.pageType, page.slug), page)
    if (page.pageType === 'home') paths.set('/home', page)
  }
  return paths
}
