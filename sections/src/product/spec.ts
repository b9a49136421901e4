import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { headProps } from '../parts/head/head-props.ts'
import { productPresets } from './presets.ts'

export const productProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    /** Empty: the first product of the site. */
    product: {
      type: 'string',
      maxLength: 120,
      setter: 'source',
      setterOptions: { from: 'products' },
      reference: { kind: 'product', by: 'id' },
      group: 'source',
      order: 1,
    },
    badge: { type: 'string', maxLength: 40, translatable: true, group: 'content', order: 1 },
    note: { type: 'string', maxLength: 300, translatable: true, setter: 'long-text', group: 'content', order: 2 },
    showModel: { type: 'boolean', default: true, group: 'content', order: 3 },
    showSummary: { type: 'boolean', default: true, group: 'content', order: 4 },
    showPrice: { type: 'boolean', default: true, group: 'content', order: 5 },
    showMoq: { type: 'boolean', default: true, group: 'content', order: 6 },
    attributes: { type: 'integer', minimum: 0, maximum: 8, default: 4, group: 'content', order: 7 },
    showDetails: { type: 'boolean', default: true, group: 'buttons', order: 1 },
    detailsLabel: { type: 'string', maxLength: 80, translatable: true, group: 'buttons', order: 2 },
    showAsk: { type: 'boolean', default: true, group: 'buttons', order: 3 },
    askButton: { $ref: 'button', group: 'buttons', order: 4 },
    look: { enum: ['split', 'card', 'banner'], default: 'split', group: 'layout', order: 1 },
    pictureSide: { enum: ['start', 'end'], default: 'start', group: 'layout', order: 2 },
    shape: { enum: ['1/1', '4/3', '3/4'], default: '4/3', responsive: true, group: 'media', order: 1 },
    fit: { enum: ['cover', 'contain'], default: 'cover', group: 'media', order: 2 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type ProductSectionProps = PropsOf<typeof productProps>

export const productSpec = {
  type: 'product',
  version: 1,
  category: 'products',
  icon: 'package',
  props: productProps,
  presets: productPresets,
} as const satisfies SectionSpec<typeof productProps>
