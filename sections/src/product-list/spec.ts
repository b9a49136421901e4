import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { cardProps } from '../parts/card/card-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { listingProps } from '../parts/listing/listing-props.ts'
import { productListPresets } from './presets.ts'

export const productListProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    source: { enum: ['all', 'collection'], default: 'all', group: 'source', order: 1 },
    /** Empty: the collection that is visited. */
    collection: {
      type: 'string',
      maxLength: 120,
      setter: 'source',
      setterOptions: { from: 'collections' },
      reference: { kind: 'collection', by: 'id' },
      group: 'source',
      order: 2,
    },
    ...listingProps,
    showFacets: { type: 'boolean', default: false, group: 'filters', order: 2.5 },
    ...cardProps,
    showModel: { type: 'boolean', default: true, group: 'card', order: 3 },
    showPrice: { type: 'boolean', default: true, group: 'card', order: 5 },
    showMoq: { type: 'boolean', default: true, group: 'card', order: 6 },
    showAdd: { type: 'boolean', default: true, group: 'card', order: 7 },
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
