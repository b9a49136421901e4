import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { headProps } from '../parts/head/head-props.ts'
import { statisticsPresets } from './presets.ts'

export const statisticsProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    items: {
      type: 'array',
      maxItems: 8,
      default: [],
      group: 'content',
      items: {
        type: 'object',
        required: ['id', 'value', 'label'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: ID_PATTERN },
          value: { type: 'string', maxLength: 24, default: '', translatable: true },
          label: { type: 'string', maxLength: 80, default: '', translatable: true },
          note: { type: 'string', maxLength: 160, translatable: true, setter: 'long-text' },
          icon: { $ref: 'icon' },
        },
      },
    },
    look: { enum: ['plain', 'lined', 'cards'], default: 'plain', group: 'layout', order: 1 },
    size: { enum: ['normal', 'large'], default: 'normal', responsive: true, group: 'layout', order: 2 },
    columns: {
      type: 'integer',
      minimum: 1,
      maximum: 5,
      default: 4,
      unit: '',
      responsive: true,
      group: 'layout',
      order: 3,
    },
    accent: { $ref: 'colour', default: 'theme:primary', group: 'layout', order: 4 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type StatisticsProps = PropsOf<typeof statisticsProps>

export const statisticsSpec = {
  type: 'statistics',
  version: 1,
  category: 'company',
  icon: 'chart-no-axes-column',
  props: statisticsProps,
  presets: statisticsPresets,
} as const satisfies SectionSpec<typeof statisticsProps>
