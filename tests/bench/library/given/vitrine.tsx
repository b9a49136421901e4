import { type PageDocument, type SiteDocument, siteOfPage } from '@vitrine/renderer'
import { quote } from '../vitrine/section.tsx'
import { title } from './title.tsx'

export const sections = [title, quote]
/** A page of two sections, in two languages. */
export const page: PageDocument = {
  page: { id: 'home', pageType: 'pages', slug: 'home', order: 1, settings: { props: { name: 'Home' } } },
  pageSchema: {
    version: 1,
    root: ['title111', 'quote111'],
    components: { title111: { type: 'acme-title', version: 1 }, quote111: { type: 'acme-quote', version: 1 } },
  },
  componentsSettingValues: {
    title111: {
      props: { title: 'Bolts that hold' },
      editPropsByLangEnvMap: { de: { title: 'Schrauben, die halten' } },
    },
    quote111: { props: { text: 'Never again without.' } },
  },
}
export const load = async (): Promise<SiteDocument> => siteOfPage(page, { languages: ['en', 'de'] })
export const save = async (document: unknown): Promise<void> => console.log(document)
