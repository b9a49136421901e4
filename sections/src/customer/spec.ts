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
      maxItems: 40,
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
          logo: { $ref: 'image', translatable: true },
          note: { type: 'string', maxLength: 120, translatable: true },
          link: { $ref: 'link', translatable: true },
        },
      },
    },
    /** Where the customers are, in words instead of a map. */
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
          count: { type: 'string', maxLength: 24, translatable: true },
          places: { type: 'string', maxLength: 400, translatable: true, setter: 'long-text' },
        },
      },
    },
    look: { enum: ['row', 'grid', 'cards'], default: 'row', group: 'layout', order: 1 },
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
    logoHeight: {
      type: 'number',
      minimum: 16,
      maximum: 120,
      default: 44,
      unit: 'px',
      responsive: true,
      group: 'style',
      order: 1,
    },
    quiet: { type: 'boolean', default: true, group: 'style', order: 2 },
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
