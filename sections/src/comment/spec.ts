import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { cardProps } from '../parts/card/card-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { commentPresets } from './presets.ts'

export const commentProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    items: {
      type: 'array',
      maxItems: 24,
      default: [],
      group: 'content',
      items: {
        type: 'object',
        required: ['id', 'quote'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: ID_PATTERN },
          quote: { type: 'string', maxLength: 900, default: '', translatable: true, setter: 'long-text' },
          subject: { type: 'string', maxLength: 80, translatable: true },
          name: { type: 'string', maxLength: 80, translatable: true },
          role: { type: 'string', maxLength: 120, translatable: true },
          company: { type: 'string', maxLength: 120, translatable: true },
          country: { type: 'string', maxLength: 80, translatable: true },
          portrait: { $ref: 'image' },
          rating: { type: 'number', minimum: 0, maximum: 5, multipleOf: 0.5 },
          date: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
          button: { $ref: 'button' },
        },
      },
    },
    look: { enum: ['grid', 'row', 'single', 'wall'], default: 'grid', group: 'layout', order: 1 },
    columns: cardProps.columns,
    card: { ...cardProps.card, default: 'bordered' },
    size: { enum: ['normal', 'large'], default: 'normal', responsive: true, group: 'card', order: 2 },
    showSign: { type: 'boolean', default: false, group: 'card', order: 3 },
    showRating: { type: 'boolean', default: true, group: 'card', order: 4 },
    showPortrait: { type: 'boolean', default: true, group: 'card', order: 5 },
    showDate: { type: 'boolean', default: true, group: 'card', order: 6 },
    showAverage: { type: 'boolean', default: false, group: 'content' },
    accent: { $ref: 'colour', default: 'theme:primary', group: 'style', order: 1 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type CommentProps = PropsOf<typeof commentProps>
export type CommentItem = CommentProps['items'][number]

export const commentSpec = {
  type: 'comment',
  version: 1,
  category: 'company',
  icon: 'message-square-quote',
  props: commentProps,
  presets: commentPresets,
} as const satisfies SectionSpec<typeof commentProps>
