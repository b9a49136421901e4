import type { SiteFiles } from '@vitrine/api'
import { builtInTheme } from '@vitrine/schemas'

export const CLIENT_ID = 'chaos'
export const LANGUAGES = ['en', 'de'] as const

/** The words that all pages show in a language while the site stands at a number. */
export const wordsAt = (language: string, number: number): string => `${language} ${number}`
/** The number that words stand for. */
export const numberIn = (words: unknown): number => Number(String(words).split(' ')[1])

/** The id of the one component of a page. */
export const labelOf = (page: number): string => `lbl${String(page).padStart(5, '0')}`
export const pageIdOf = (page: number): string => (page === 0 ? 'home' : `page-${page}`)
export const pathOf = (page: number): string => (page === 0 ? '/' : `/pages/page-${page}`)

function pageOf(page: number): object {
  const id = pageIdOf(page)
  const label = labelOf(page)
  const type = page === 0 ? { pageType: 'home' } : { pageType: 'pages', slug: id }
  return {
    page: { id, ...type, order: page, settings: { props: { name: id }, editPropsByLangEnvMap: {} } },
    pageSchema: { version: 1, root: [label], components: { [label]: { type: 'text-label', version: 1 } } },
    componentsSettingValues: {
      [label]: {
        props: { text: wordsAt('en', 0), textType: 'h1' },
        editPropsByLangEnvMap: { de: { text: wordsAt('de', 0) } },
      },
    },
  }
}

/** A site of some pages that all say the same number, in two languages: a mixture would be seen. */
export const chaosSite = (pages: number): SiteFiles => ({
  documents: {
    'site.json': { clientId: CLIENT_ID, name: 'Chaos', domains: [], systemPages: true },
    'configuration.json': {
      themeSettings: [builtInTheme],
      openThemeId: 'built-in',
      defaultLanguage: 'en',
      languages: LANGUAGES.map((code) => ({ code, enabled: true })),
    },
    ...Object.fromEntries(Array.from({ length: pages }, (_, page) => [`pages/${pageIdOf(page)}.json`, pageOf(page)])),
  },
})
