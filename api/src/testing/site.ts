import { builtInTheme } from '@vitrine/schemas'
import type { SiteFiles } from '../features/site-import/files/files.ts'

const page = (
  id: string,
  pageType: string,
  order: number,
  name: string,
  names: Record<string, string> = {},
  slug?: string,
) => ({
  id,
  pageType,
  order,
  ...(slug !== undefined && { slug }),
  settings: {
    props: { name },
    editPropsByLangEnvMap: Object.fromEntries(
      Object.entries(names).map(([language, text]) => [language, { name: text }]),
    ),
  },
})

const poster = (id: string, props: object, maps: object = {}) => ({
  pageSchema: { version: 1, root: [id], components: { [id]: { type: 'poster', version: 2 } } },
  componentsSettingValues: { [id]: { props, editPropsByLangEnvMap: maps } },
})

const product = (slug: string, order: number, props: object, maps: object = {}, more: object = {}) => ({
  slug,
  order,
  ...more,
  settings: { props, editPropsByLangEnvMap: maps },
})

/** The first bytes of a PNG: enough for what it is to be told. */
export const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

/** A small made-up site in three languages; `clientId` and the words can be another's. */
export const exampleSite = (clientId = 'lamps', name = 'Lamps Ltd', domains: readonly string[] = []): SiteFiles => ({
  documents: {
    'site.json': { clientId, name, domains: [...domains], systemPages: true },
    'configuration.json': {
      themeSettings: [builtInTheme],
      openThemeId: 'built-in',
      defaultLanguage: 'en',
      languages: [
        { code: 'en', enabled: true },
        { code: 'de', enabled: true },
        { code: 'zh', enabled: true },
        { code: 'fr', enabled: false },
      ],
    },
    'header.json': poster('headerA1', { title: name }),
    'menus/main.json': {
      id: 'main',
      settings: {
        props: {
          items: [{ id: 'menuItm1', label: 'About', link: { type: 'page', pageType: 'pages', id: 'about-us' } }],
        },
        editPropsByLangEnvMap: { de: { 'items[menuItm1].label': 'Über uns' } },
      },
    },
    'pages/home.json': {
      page: page('home', 'home', 0, 'Home', { de: 'Start' }),
      ...poster(
        'posterA1',
        {
          title: `Welcome to ${name}`,
          height: { pc: 500, mobile: 300 },
          picture: { src: 'media/hall.png', alt: 'Our hall' },
        },
        { de: { title: 'Willkommen' } },
      ),
    },
    'pages/about-us.json': {
      page: { ...page('about', 'pages', 1, 'About us', { de: 'Über uns' }, 'about-us'), header: false },
      pageSchema: {
        version: 1,
        root: ['columnA1', 'strangeA'],
        components: {
          columnA1: { type: 'columns', version: 1, slots: { main: ['posterB1'] } },
          posterB1: { type: 'poster', version: 1 },
          strangeA: { type: 'from-the-future', version: 9 },
        },
      },
      componentsSettingValues: {
        posterB1: { props: { heading: 'About us' } },
        strangeA: { props: { anything: { goes: ['here'] } } },
      },
    },
    'pages/product.json': { page: page('product-page', 'product', 2, 'Product'), ...poster('posterC1', {}) },
    'pages/products.json': {
      page: page('products-page', 'products', 3, 'Products'),
      ...poster('posterD1', { title: 'Products' }),
    },
    'content/product/lamp.json': product(
      'desk-lamp',
      2,
      {
        name: 'Desk lamp',
        model: 'DL-7',
        collections: ['indoor'],
        currency: 'USD',
        images: [{ id: 'imageAA1', image: { src: 'media/hall.png', alt: 'Lamp' } }],
        priceTiers: [
          { id: 'tierAAA1', from: 1, price: 'pending' },
          { id: 'tierAAA2', from: 100, price: 1250 },
        ],
        description: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bright 100%_light' }] }],
        },
      },
      { de: { name: 'Tischlämpchen' }, zh: { name: '台灯' } },
      { publishedAt: '2026-01-05' },
    ),
    'content/product/torch.json': product(
      'torch',
      1,
      { name: 'Torch', collections: ['outdoor'] },
      {},
      { publishedAt: '2026-03-01' },
    ),
    'content/product/arc-lamp.json': product(
      'arc-lamp',
      3,
      { name: 'arc lamp', collections: ['indoor', 'outdoor'] },
      {},
      { publishedAt: '2026-02-01' },
    ),
    'content/product/secret.json': product('secret', 0, { name: 'Secret lamp' }, {}, { status: 'draft' }),
    'content/collection/indoor.json': product('indoor', 0, { name: 'Indoor' }, { de: { name: 'Innen' } }),
    'content/collection/outdoor.json': product('outdoor', 1, { name: 'Outdoor' }),
    'content/case/tower.json': product(
      'tower',
      0,
      { title: 'A tower', category: 'Buildings' },
      { de: { category: 'Gebäude' } },
    ),
    'content/info/news.json': product('news', 0, { title: 'News', category: 'Fairs' }),
    'content/policy/privacy.json': product('privacy', 0, { title: 'Privacy', policyType: 'privacy' }),
  },
  media: { 'media/hall.png': async () => png },
})
