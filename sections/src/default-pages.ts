import { type BuiltInPageType, PAGE_SCHEMA_VERSION, type Settings, type SharedPart } from '@vitrine/schemas'
import { sectionSpecs } from './specs.ts'

/** A section of a page, with what is set on it. */
type Placed = readonly [type: string, props?: Settings['props']]

/** The kinds of pages that a site has whether its owner designed one or not. */
export type DefaultPageType = Exclude<BuiltInPageType, 'pages' | 'contact-us' | 'chat'>

const breadcrumbs: Placed = ['breadcrumbs', { showCollection: true }]
const filters = { showSearch: true, showCategories: true, showSort: true }
const cards = { card: 'bordered', showSummary: true, columns: { pc: 4, mobile: 2 } }

/** What stands on each of them. `title` is what a list is called; details are called as what they show. */
const layouts: Readonly<Record<DefaultPageType, (title: string) => readonly Placed[]>> = {
  home: (title) => [['text-label', { textType: 'h1', text: title }]],
  products: (title) => [
    breadcrumbs,
    ['product-list', { title, titleLevel: 'h1', ...filters, showFacets: true, ...cards }],
  ],
  product: () => [breadcrumbs, ['product-detail']],
  collections: () => [
    breadcrumbs,
    ['collection', { look: 'hero', titleLevel: 'h1', words: 'beside' }],
    ['product-list', { source: 'collection', ...filters, ...cards }],
  ],
  cases: (title) => [
    breadcrumbs,
    ['case-list', { title, titleLevel: 'h1', ...filters, showSummary: true, ratio: '16/9' }],
  ],
  case: () => [breadcrumbs, ['case-detail']],
  info: (title) => [breadcrumbs, ['news-list', { title, titleLevel: 'h1', ...filters }]],
  'info-detail': () => [breadcrumbs, ['news-detail']],
  policy: () => [breadcrumbs, ['policy']],
  'inquiry-list': (title) => [
    ['breadcrumbs', { current: title }],
    ['inquiry-list', { title, titleLevel: 'h1' }],
  ],
}

/**
 * The page that stands for a kind of page until the owner of a site designs one: a document like theirs,
 * drawn by the same sections (decision 019).
 *
 * @param title what the page is called, in the language of the visit.
 */
export function defaultPage(pageType: DefaultPageType, title: string): SharedPart {
  const placed = layouts[pageType](title).map(([type, props = {}], at) => ({ id: `default${at + 1}`, type, props }))
  return {
    pageSchema: {
      version: PAGE_SCHEMA_VERSION,
      root: placed.map(({ id }) => id),
      components: Object.fromEntries(placed.map(({ id, type }) => [id, { type, version: versionOf(type) }])),
    },
    componentsSettingValues: Object.fromEntries(placed.map(({ id, props }) => [id, { props }])),
  }
}

const versionOf = (type: string): number => sectionSpecs.find((spec) => spec.type === type)?.version ?? 1
