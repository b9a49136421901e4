import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { cardProps } from '../parts/card/card-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { plansPresets } from './presets.ts'

const id = { type: 'string', pattern: ID_PATTERN } as const

export const plansProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    items: {
      type: 'array',
      maxItems: 8,
      default: [],
      group: 'content',
      order: 1,
      items: {
        type: 'object',
        required: ['id', 'name'],
        additionalProperties: false,
        properties: {
          id,
          name: { type: 'string', maxLength: 60, default: '', translatable: true },
          text: { type: 'string', maxLength: 200, translatable: true, setter: 'long-text' },
          /** As it is read: with its currency, or in words where it depends. */
          price: { type: 'string', maxLength: 40, translatable: true },
          unit: { type: 'string', maxLength: 40, translatable: true },
          points: {
            type: 'array',
            maxItems: 16,
            default: [],
            items: {
              type: 'object',
              required: ['id', 'text'],
              additionalProperties: false,
              properties: { id, text: { type: 'string', maxLength: 160, default: '', translatable: true } },
            },
          },
          button: { $ref: 'button' },
          highlighted: { type: 'boolean', default: false },
          badge: { type: 'string', maxLength: 40, translatable: true },
        },
      },
    },
    note: { type: 'string', maxLength: 300, translatable: true, setter: 'long-text', group: 'content', order: 2 },
    columns: cardProps.columns,
    accent: { $ref: 'colour', default: 'theme:primary', group: 'style', order: 1 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type PlansProps = PropsOf<typeof plansProps>
export type Plan = PlansProps['items'][number]

export const plansSpec = {
  type: 'plans',
  version: 1,
  category: 'products',
  icon: 'badge-percent',
  props: plansProps,
  presets: plansPresets,
} as const satisfies SectionSpec<typeof plansProps>
