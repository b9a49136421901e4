import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { cardProps } from '../parts/card/card-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { timelinePresets } from './presets.ts'

export const timelineProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    items: {
      type: 'array',
      maxItems: 30,
      default: [],
      group: 'content',
      items: {
        type: 'object',
        required: ['id', 'date', 'title'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: ID_PATTERN },
          date: { type: 'string', maxLength: 40, default: '', translatable: true },
          title: { type: 'string', maxLength: 120, default: '', translatable: true },
          text: { type: 'string', maxLength: 500, translatable: true, setter: 'long-text' },
          image: { $ref: 'image' },
          icon: { $ref: 'icon' },
          button: { $ref: 'button' },
        },
      },
    },
    look: { enum: ['vertical', 'horizontal', 'list'], default: 'vertical', group: 'layout', order: 1 },
    alternate: { type: 'boolean', default: true, group: 'layout', order: 2 },
    columns: { ...cardProps.columns, order: 3 },
    dateSize: { enum: ['normal', 'large'], default: 'large', responsive: true, group: 'style', order: 1 },
    marker: { enum: ['ring', 'dot'], default: 'ring', group: 'style', order: 2 },
    accent: { $ref: 'colour', default: 'theme:primary', group: 'style', order: 3 },
    ratio: cardProps.ratio,
    ...layoutProps,
  },
} as const satisfies SectionProps
export type TimelineProps = PropsOf<typeof timelineProps>
export type TimelineItem = TimelineProps['items'][number]

export const timelineSpec = {
  type: 'timeline',
  version: 1,
  category: 'company',
  icon: 'calendar',
  props: timelineProps,
  presets: timelinePresets,
} as const satisfies SectionSpec<typeof timelineProps>
