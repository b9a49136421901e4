import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { builtInTheme } from '@vitrine/schemas'

const component = (type: string, slots?: object) => ({ type, version: 1, ...(slots && { slots }) })
const props = (values: object) => ({ props: values })
const columns = (id: string) => component('columns', { column1: [`${id}A1`], column2: [`${id}B2`] })
const text = (words: string) => props({ textType: 'p', text: words })

/** The home page: a banner, a list of products, and two rows of columns, in this order. */
const home = {
  page: { id: 'home', pageType: 'home', order: 0, settings: props({ name: 'Home' }) },
  pageSchema: {
    version: 1,
    root: ['bannerAA', 'products', 'columns1', 'columns2'],
    components: {
      bannerAA: component('banner'),
      products: component('product-list'),
      columns1: columns('first0'),
      first0A1: component('text-label'),
      first0B2: component('text-label'),
      columns2: columns('second'),
      secondA1: component('text-label'),
      secondB2: component('text-label'),
    },
  },
  componentsSettingValues: {
    bannerAA: props({
      title: 'Light for halls',
      subtitle: 'Repairable luminaires.',
      image: { pc: { src: 'https://example.com/hall.webp', alt: 'A hall', width: 1600, height: 1200 } },
    }),
    products: props({ title: 'What we make' }),
    columns1: props({}),
    first0A1: text('Made in Lyon'),
    first0B2: text('Parts for fifteen years'),
    columns2: props({ divider: true }),
    secondA1: text('Ask for a plan'),
    secondB2: text('We answer within a day'),
  },
}

const site: Readonly<Record<string, object>> = {
  'site.json': { clientId: 'acme', name: 'Acme', systemPages: true },
  'configuration.json': {
    themeSettings: [builtInTheme],
    openThemeId: builtInTheme._$id_,
    defaultLanguage: 'en',
    languages: [{ code: 'en', enabled: true }],
  },
  'pages/home.json': home,
  'content/product/high-bay.json': { slug: 'high-bay', settings: props({ name: 'High bay' }) },
}

/** Writes the files of a site with four sections on its home page, as acme's in a folder of demo sites. */
export function writeFourSections(folder: string): void {
  for (const [file, document] of Object.entries(site)) {
    const path = join(folder, 'acme', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(document))
  }
}
