import { importSiteFiles, openStorage } from '@vitrine/api'
import { builtInTheme } from '@vitrine/schemas'
import { sectionSpecs } from '@vitrine/sections/specs'
import { page } from './page.ts'

const CLIENT_ID = 'bench'

/** The id of a list's item is its key in the document. */
const components = Object.fromEntries(
  page.map(({ kind, id }) => [id, { type: kind === 'label' ? 'text-label' : 'banner', version: 1 }]),
)
const values = Object.fromEntries(
  page.map((section) => {
    const props =
      section.kind === 'label'
        ? { text: section.text }
        : {
            ...{ layout: 'plain', eyebrow: 'Since 1987', title: section.title, subtitle: section.subtitle },
            facts: section.facts,
          }
    return [section.id, { props, editPropsByLangEnvMap: {} }]
  }),
)

/** Stores the page as a site's home, with a theme that loads no font, since the others load none. Its path. */
export async function makeSite(dataDir: string): Promise<string> {
  const storage = await openStorage({ dataDir })
  try {
    await importSiteFiles(
      storage,
      sectionSpecs,
      {
        documents: {
          'site.json': { clientId: CLIENT_ID, name: 'Bench', domains: [], systemPages: true },
          'configuration.json': {
            themeSettings: [{ ...builtInTheme, fonts: { text: 'system', title: 'system' } }],
            openThemeId: 'built-in',
            defaultLanguage: 'en',
            languages: [{ code: 'en', enabled: true }],
          },
          'pages/home.json': {
            page: {
              id: 'home',
              pageType: 'home',
              order: 0,
              settings: { props: { name: 'Bench' }, editPropsByLangEnvMap: {} },
            },
            pageSchema: { version: 1, root: page.map(({ id }) => id), components },
            componentsSettingValues: values,
          },
        },
      },
      { publish: true },
    )
  } finally {
    await storage.close()
  }
  return `/${CLIENT_ID}`
}
