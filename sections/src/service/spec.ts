import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { cardProps } from '../parts/card/card-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { servicePresets } from './presets.ts'

const id = { type: 'string', pattern: ID_PATTERN } as const

export const serviceProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    items: {
      type: 'array',
      maxItems: 12,
      default: [],
      group: 'content',
      items: {
        type: 'object',
        required: ['id', 'title'],
        additionalProperties: false,
        properties: {
          id,
          icon: { $ref: 'icon' },
          image: { $ref: 'image' },
          title: { type: 'string', maxLength: 100, default: '', translatable: true },
          text: { type: 'string', maxLength: 400, translatable: true, setter: 'long-text' },
          points: {
            type: 'array',
            maxItems: 8,
            items: {
              type: 'object',
              required: ['id', 'text'],
              additionalProperties: false,
              properties: { id, text: { type: 'string', maxLength: 120, default: '', translatable: true } },
            },
          },
          button: { $ref: 'button' },
        },
      },
    },
    image: { $ref: 'image', translatable: true, responsive: true, group: 'media', order: 1 },
    imageSide: { enum: ['start', 'end'], default: 'start', group: 'media', order: 2 },
    look: { enum: ['plain', 'cards', 'lined', 'numbered', 'split'], default: 'plain', group: 'layout', order: 1 },
    columns: cardProps.columns,
    itemAlign: { enum: ['start', 'center'], default: 'start', responsive: true, group: 'layout', order: 3 },
    ratio: cardProps.ratio,
    iconSize: {
      type: 'number',
      minimum: 16,
      maximum: 96,
      default: 32,
      unit: 'px',
      responsive: true,
      group: 'style',
      order: 1,
    },
    iconLook: { enum: ['plain', 'tinted', 'filled'], default: 'plain', group: 'style', order: 2 },
    accent: { $ref: 'colour', default: 'theme:primary', group: 'style', order: 3 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type ServiceProps = PropsOf<typeof serviceProps>
export type ServiceItem = ServiceProps['items'][number]

export const serviceSpec = {
  type: 'service',
  version: 1,
  category: 'company',
  icon: 'wrench',
  props: serviceProps,
  presets: servicePresets,
} as const satisfies SectionSpec<typeof serviceProps>
