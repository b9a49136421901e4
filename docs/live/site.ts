import { type PageDocument, type SiteDocument, siteOfPage } from '@vitrine/renderer'

/** What the examples draw and edit: one page of a maker of bolts, in English, German and Arabic. */
const home: PageDocument = {
  page: { id: 'home', pageType: 'home', order: 0, settings: { props: { name: 'Home' } } },
  pageSchema: {
    version: 1,
    root: ['banner01', 'quote001'],
    components: { banner01: { type: 'banner', version: 1 }, quote001: { type: 'my-quote', version: 1 } },
  },
  componentsSettingValues: {
    banner01: {
      props: {
        title: 'Bolts that hold',
        subtitle: 'Made to your drawing, delivered in twelve days.',
        image: { pc: { src: '/pictures/hall.webp', alt: 'The hall where bolts are made' } },
      },
      editPropsByLangEnvMap: {
        de: { title: 'Schrauben, die halten', subtitle: 'Nach Ihrer Zeichnung, in zwölf Tagen bei Ihnen.' },
        ar: { title: 'براغٍ تثبت', subtitle: 'تُصنع حسب رسمك وتصل خلال اثني عشر يومًا.' },
      },
    },
    quote001: {
      props: { text: 'Every box was complete.', person: 'Head of purchasing' },
      editPropsByLangEnvMap: {
        de: { text: 'Jede Kiste war vollständig.', person: 'Leiterin Einkauf' },
        ar: { text: 'كل صندوق كان كاملًا.', person: 'مدير المشتريات' },
      },
    },
  },
}

export const site: SiteDocument = siteOfPage(home, { languages: ['en', 'de', 'ar'] })
