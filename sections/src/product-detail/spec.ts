import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { headProps } from '../parts/head/head-props.ts'
import { productDetailPresets } from './presets.ts'

const id = { type: 'string', pattern: ID_PATTERN } as const
const shown = (order: number) => ({ type: 'boolean', default: true, group: 'box', order }) as const

/** What may stand below the pictures and the box; owners order it, and leave out what they do not need. */
export const blockKinds = [
  'importantAttributes',
  'description',
  'customAttributes',
  'supply',
  'certifications',
  'ask',
  'terms',
  'downloads',
] as const
export type BlockKind = (typeof blockKinds)[number]

/** The order that nobody changed. The ids are those of the kinds: pages may link to a block. */
const usualOrder = [
  'importantAttributes',
  'description',
  'customAttributes',
  'supply',
  'certifications',
  'downloads',
  'ask',
  'terms',
] as const satisfies readonly BlockKind[]

export const productDetailProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Empty: the product that is visited. */
    product: {
      type: 'string',
      maxLength: 120,
      setter: 'source',
      setterOptions: { from: 'products' },
      reference: { kind: 'product', by: 'id' },
      group: 'source',
      order: 1,
    },
    titleLevel: { ...headProps.titleLevel, default: 'h1', group: 'head' },
    showModel: shown(1),
    showSummary: shown(2),
    showPrice: shown(3),
    showOrder: shown(4),
    showSelection: shown(5),
    showAdd: shown(5.5),
    showShipping: shown(6),
    askButton: { $ref: 'button', group: 'box', order: 7 },
    secondButton: { $ref: 'button', group: 'box', order: 8 },
    boxLook: { enum: ['plain', 'card'], default: 'plain', group: 'box', order: 9 },
    blocks: {
      type: 'array',
      maxItems: 12,
      default: usualOrder.map((kind) => ({ id: `block00${blockKinds.indexOf(kind)}`, kind })),
      group: 'content',
      order: 1,
      items: {
        type: 'object',
        required: ['id', 'kind'],
        additionalProperties: false,
        properties: { id, kind: { enum: blockKinds, default: 'description' } },
      },
    },
    showJumps: { type: 'boolean', default: false, group: 'content', order: 2 },
    showEmpty: { type: 'boolean', default: false, group: 'content', order: 3 },
    askText: { type: 'string', maxLength: 400, translatable: true, setter: 'long-text', group: 'ask', order: 1 },
    ways: {
      type: 'array',
      maxItems: 6,
      default: [],
      group: 'ask',
      order: 2,
      items: {
        type: 'object',
        required: ['id', 'label'],
        additionalProperties: false,
        properties: {
          id,
          label: { type: 'string', maxLength: 80, default: '', translatable: true },
          note: { type: 'string', maxLength: 120, translatable: true },
          icon: { $ref: 'icon' },
          link: { $ref: 'link', translatable: true },
        },
      },
    },
    ratio: { enum: ['1/1', '4/3', '3/4'], default: '1/1', group: 'media', order: 1 },
    fit: { enum: ['cover', 'contain'], default: 'cover', group: 'media', order: 2 },
    thumbnails: { enum: ['below', 'beside', 'none'], default: 'below', group: 'media', order: 3 },
    zoom: { type: 'boolean', default: true, group: 'media', order: 4 },
    arrangement: { enum: ['beside', 'across'], default: 'beside', group: 'layout', order: 1 },
    gallerySide: { enum: ['start', 'end'], default: 'start', group: 'layout', order: 2 },
    sticky: { type: 'boolean', default: true, group: 'layout', order: 3 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type ProductDetailProps = PropsOf<typeof productDetailProps>

export const productDetailSpec = {
  type: 'product-detail',
  version: 1,
  category: 'products',
  icon: 'package-search',
  props: productDetailProps,
  slots: { below: {} },
  nesting: { within: [] },
  presets: productDetailPresets,
} as const satisfies SectionSpec<typeof productDetailProps>
