import { type PageDocument, type SiteDocument, siteOfPage } from '@vitrine/renderer'
import { type Component, DEFAULT_LANGUAGE, PAGE_SCHEMA_VERSION, type PageRecord, type Settings } from '@vitrine/schemas'

/** What page a document is imported as. */
export interface ImportedPage {
  /** The id of the page, and what kind it is: the home page, when left out. */
  readonly page?: Pick<PageRecord, 'id' | 'pageType' | 'slug'>
  /** The language that its texts are in; English, when left out. */
  readonly language?: string
}

/** The components of a page, while they are put together. */
export function createPageParts() {
  const components: Record<string, Component> = {}
  const settings: Record<string, Settings> = {}
  const root: string[] = []
  return {
    root,
    add(id: string, type: string, slots: Readonly<Record<string, readonly string[]>>, values: Settings, version = 1) {
      const filled = Object.entries(slots).filter(([, ids]) => ids.length > 0)
      components[id] = { type, version, ...(filled.length > 0 && { slots: Object.fromEntries(filled) }) }
      settings[id] = values
    },
    /** Drawn for nobody, and still there. */
    hide(id: string) {
      const before = settings[id]
      settings[id] = { ...before, props: { ...before?.props, visible: { pc: false } } }
    },
    site(name: string, { page = { id: 'home', pageType: 'home' }, language }: ImportedPage): SiteDocument {
      const document: PageDocument = {
        page: { ...page, order: 1, settings: { props: { name } } },
        pageSchema: { version: PAGE_SCHEMA_VERSION, root, components },
        componentsSettingValues: settings,
        language: language ?? DEFAULT_LANGUAGE,
      }
      return { ...siteOfPage(document), name }
    },
  }
}
export type PageParts = ReturnType<typeof createPageParts>
