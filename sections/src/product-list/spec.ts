import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { productListPresets } from './presets.ts'

export const productListProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string', maxLength: 120, translatable: true, heading: 'titleLevel', group: 'content', order: 1 },
    titleLevel: { enum: ['h1', 'h2'], default: 'h2', group: 'content', order: 2 },
    text: { type: 'string', maxLength: 500, translatable: true, setter: 'long-text', group: 'content', order: 3 },
    moreButton: { $ref: 'button', group: 'content', order: 4 },
    askButton: { $ref: 'button', group: 'content', order: 5 },

    source: { enum: ['all', 'collection'], default: 'all', group: 'source', order: 1 },
    /** Empty: the collection that is visited. */
    collection: {
      type: 'string',
      maxLength: 120,
      setter: 'source',
      setterOptions: { from: 'collections' },
      group: 'source',
      order: 2,
    },
    sort: { enum: ['order', 'newest', 'name'], default: 'order', group: 'source', order: 3 },
    pageSize: { type: 'integer', minimum: 4, maximum: 48, default: 24, group: 'source', order: 4 },
    showPages: { type: 'boolean', default: true, group: 'source', order: 5 },

    showSearch: { type: 'boolean', default: false, group: 'filters', order: 1 },
    showCategories: { type: 'boolean', default: false, group: 'filters', order: 2 },
    showSort: { type: 'boolean', default: false, group: 'filters', order: 3 },

    card: { enum: ['plain', 'bordered', 'raised'], default: 'plain', group: 'card', order: 1 },
    ratio: { enum: ['1/1', '4/3', '3/4', '16/9'], default: '4/3', group: 'card', order: 2 },
    showModel: { type: 'boolean', default: true, group: 'card', order: 3 },
    showSummary: { type: 'boolean', default: false, group: 'card', order: 4 },
    showPrice: { type: 'boolean', default: true, group: 'card', order: 5 },
    showMoq: { type: 'boolean', default: true, group: 'card', order: 6 },

    layout: { enum: ['grid', 'list', 'carousel'], default: 'grid', group: 'layout', order: 1 },
    columns: {
      type: 'integer',
      minimum: 1,
      maximum: 4,
      default: 3,
      unit: '',
      responsive: true,
      group: 'layout',
      order: 2,
    },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type ProductListProps = PropsOf<typeof productListProps>

export const productListSpec = {
  type: 'product-list',
  version: 1,
  category: 'products',
  icon: 'layout-grid',
  props: productListProps,
  nesting: { within: [] },
  presets: productListPresets,
} as const satisfies SectionSpec<typeof productListProps>
