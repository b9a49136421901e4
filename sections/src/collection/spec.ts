import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { cardProps } from '../parts/card/card-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { collectionPresets } from './presets.ts'

export const collectionSectionProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    /** All collections as tiles, or one as the head of its page. */
    look: { enum: ['tiles', 'hero'], default: 'tiles', group: 'source', order: 1 },
    /** For the head. Empty: the collection that is visited. */
    collection: {
      type: 'string',
      maxLength: 120,
      setter: 'source',
      setterOptions: { from: 'collections' },
      reference: { kind: 'collection', by: 'id' },
      group: 'source',
      order: 2,
    },
    most: { type: 'integer', minimum: 1, maximum: 48, default: 12, group: 'source', order: 3 },
    showBack: { type: 'boolean', default: true, group: 'head', order: 7 },
    showCount: { type: 'boolean', default: true, group: 'head', order: 8 },
    words: { enum: ['beside', 'over'], default: 'over', group: 'card', order: 3 },
    firstLarge: { type: 'boolean', default: false, group: 'layout', order: 3 },
    ...cardProps,
    showSummary: { ...cardProps.showSummary, default: true },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type CollectionSectionProps = PropsOf<typeof collectionSectionProps>

export const collectionSpec = {
  type: 'collection',
  version: 1,
  category: 'products',
  icon: 'layers',
  props: collectionSectionProps,
  nesting: { within: [] },
  presets: collectionPresets,
} as const satisfies SectionSpec<typeof collectionSectionProps>
