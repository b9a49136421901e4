import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { headProps } from '../parts/head/head-props.ts'
import { addressPresets } from './presets.ts'

export const addressProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    locations: {
      type: 'array',
      maxItems: 24,
      default: [],
      group: 'content',
      order: 1,
      items: {
        type: 'object',
        required: ['id', 'name'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: ID_PATTERN },
          name: { type: 'string', maxLength: 120, default: '', translatable: true },
          kind: {
            enum: [
              'headquarters',
              'works',
              'sales-office',
              'warehouse',
              'laboratory',
              'service',
              'showroom',
              'partner',
              'other',
            ],
            default: 'other',
          },
          lines: { type: 'string', maxLength: 320, translatable: true, setter: 'long-text' },
          phone: { type: 'string', maxLength: 32 },
          email: { type: 'string', format: 'email', maxLength: 254 },
          hours: { type: 'string', maxLength: 240, translatable: true, setter: 'long-text' },
          timeZone: { type: 'string', maxLength: 80, translatable: true },
          /** The address of a map. Which service can be reached differs by country, so owners choose it. */
          map: { type: 'string', format: 'safe-url', maxLength: 2000, translatable: true },
        },
      },
    },
    /** Of the first location. */
    picture: { $ref: 'image', group: 'media', order: 1 },
    look: { enum: ['cards', 'list', 'table'], default: 'cards', group: 'layout', order: 1 },
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
export type AddressProps = PropsOf<typeof addressProps>
export type Location = AddressProps['locations'][number]

export const addressSpec = {
  type: 'address',
  version: 1,
  category: 'forms',
  icon: 'map-pin',
  props: addressProps,
  presets: addressPresets,
} as const satisfies SectionSpec<typeof addressProps>
