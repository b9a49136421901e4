import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { headProps } from '../parts/head/head-props.ts'
import { customerPresets } from './presets.ts'

const id = { type: 'string', pattern: ID_PATTERN } as const

export const customerProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    items: {
      type: 'array',
      maxItems: 48,
      default: [],
      group: 'content',
      order: 1,
      items: {
        type: 'object',
        required: ['id', 'name'],
        additionalProperties: false,
        properties: {
          id,
          name: { type: 'string', maxLength: 80, default: '', translatable: true },
          logo: { $ref: 'image' },
          note: { type: 'string', maxLength: 80, translatable: true },
          figure: { type: 'string', maxLength: 40, translatable: true },
          link: { $ref: 'link', translatable: true },
        },
      },
    },
    regions: {
      type: 'array',
      maxItems: 12,
      default: [],
      group: 'content',
      order: 2,
      items: {
        type: 'object',
        required: ['id', 'name'],
        additionalProperties: false,
        properties: {
          id,
          name: { type: 'string', maxLength: 80, default: '', translatable: true },
          countries: { type: 'string', maxLength: 400, translatable: true, setter: 'long-text' },
          count: { type: 'integer', minimum: 0, maximum: 1_000_000 },
        },
      },
    },
    /** What the numbers of the regions count. */
    unit: { type: 'string', maxLength: 40, translatable: true, group: 'content', order: 3 },
    look: { enum: ['row', 'grid', 'moving'], default: 'grid', group: 'layout', order: 1 },
    columns: {
      type: 'integer',
      minimum: 2,
      maximum: 6,
      default: 4,
      unit: '',
      responsive: true,
      group: 'layout',
      order: 2,
    },
    grey: { type: 'boolean', default: true, group: 'style', order: 1 },
    showNames: { type: 'boolean', default: false, group: 'style', order: 2 },
    logoHeight: {
      type: 'number',
      minimum: 1,
      maximum: 8,
      default: 2.5,
      unit: 'rem',
      responsive: true,
      group: 'style',
      order: 3,
    },
    accent: { $ref: 'colour', default: 'theme:primary', group: 'style', order: 4 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type CustomerProps = PropsOf<typeof customerProps>

export const customerSpec = {
  type: 'customer',
  version: 1,
  category: 'company',
  icon: 'handshake',
  props: customerProps,
  presets: customerPresets,
} as const satisfies SectionSpec<typeof customerProps>
