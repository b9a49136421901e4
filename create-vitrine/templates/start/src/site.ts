import { type PageDocument, type SiteDocument, siteOfPage } from '@vitrine/renderer'

/** What the first page says. Texts stand once, and beside them what other languages say. */
const home: PageDocument = {
  page: { id: 'home', pageType: 'home', order: 0, settings: { props: { name: 'Home' } } },
  pageSchema: {
    version: 1,
    root: ['banner01', 'quote001'],
    components: {
      banner01: { type: 'banner', version: 1 },
      quote001: { type: 'my-quote', version: 1 },
    },
  },
  componentsSettingValues: {
    banner01: {
      props: { title: 'Bolts that hold', subtitle: 'Made to your drawing, delivered in twelve days.' },
      editPropsByLangEnvMap: {
        ar: { title: 'براغٍ تثبت', subtitle: 'تُصنع حسب رسمك وتصل خلال اثني عشر يومًا.' },
      },
    },
    quote001: {
      props: { text: 'Every box was complete.', person: 'Head of purchasing' },
      editPropsByLangEnvMap: { ar: { text: 'كل صندوق كان كاملًا.', person: 'مدير المشتريات' } },
    },
  },
}

/** The site as it starts. What is edited later is stored elsewhere, and this stays as it is. */
export const start: SiteDocument = siteOfPage(home, { languages: ['en', 'ar'] })
