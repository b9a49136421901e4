import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { cardProps } from '../parts/card/card-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { teamPresets } from './presets.ts'

export const teamProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    items: {
      type: 'array',
      maxItems: 60,
      default: [],
      group: 'content',
      items: {
        type: 'object',
        required: ['id', 'name'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: ID_PATTERN },
          photo: { $ref: 'image' },
          name: { type: 'string', maxLength: 120, default: '', translatable: true },
          role: { type: 'string', maxLength: 120, translatable: true },
          text: { type: 'string', maxLength: 400, translatable: true, setter: 'long-text' },
          phone: { type: 'string', maxLength: 32 },
          email: { type: 'string', format: 'email', maxLength: 254 },
          button: { $ref: 'button' },
        },
      },
    },
    look: { enum: ['plain', 'cards', 'rows'], default: 'plain', group: 'layout', order: 1 },
    columns: cardProps.columns,
    shape: { enum: ['portrait', 'square', 'round'], default: 'portrait', group: 'style', order: 1 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type TeamProps = PropsOf<typeof teamProps>
export type Person = TeamProps['items'][number]

export const teamSpec = {
  type: 'team',
  version: 1,
  category: 'company',
  icon: 'users',
  props: teamProps,
  presets: teamPresets,
} as const satisfies SectionSpec<typeof teamProps>
