import type { SiteFiles } from '@vitrine/api'
import { builtInTheme, languageCodes } from '@vitrine/schemas'

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number)
const words = (language: string, number: number) =>
  `${language} ${number}: hexagon head, metric thread, zinc plated, in boxes of ${number + 10}`

function pageOf(page: number, labels: number): readonly [path: string, document: object] {
  const id = page === 0 ? 'home' : `page-${page}`
  const ids = numbers(labels).map((number) => `l${String(page * labels + number).padStart(7, '0')}`)
  const settings = (number: number) => ({
    props: { text: words('en', number), textType: 'p' },
    editPropsByLangEnvMap: Object.fromEntries(
      languageCodes.filter((code) => code !== 'en').map((code) => [code, { text: words(code, number) }]),
    ),
  })
  const type = page === 0 ? { pageType: 'home' } : { pageType: 'pages', slug: id }
  const document = {
    page: { id, ...type, order: page, settings: { props: { name: id }, editPropsByLangEnvMap: {} } },
    pageSchema: {
      version: 1,
      root: ids,
      components: Object.fromEntries(ids.map((label) => [label, { type: 'text-label', version: 1 }])),
    },
    componentsSettingValues: Object.fromEntries(ids.map((label, number) => [label, settings(number)])),
  }
  return [`pages/${id}.json`, document]
}

/** A site of so many pages with so many sections each, every text of them in 18 languages. */
export const siteOfPages = (clientId: string, pages: number, labels: number): SiteFiles => ({
  documents: {
    'site.json': { clientId, name: 'Large', domains: [], systemPages: true },
    'configuration.json': {
      themeSettings: [builtInTheme],
      openThemeId: 'built-in',
      defaultLanguage: 'en',
      languages: languageCodes.map((code) => ({ code, enabled: true })),
    },
    ...Object.fromEntries(numbers(pages).map((page) => pageOf(page, labels))),
  },
})
