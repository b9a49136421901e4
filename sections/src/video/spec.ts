import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { cardProps } from '../parts/card/card-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { videoPresets } from './presets.ts'

const id = { type: 'string', pattern: ID_PATTERN } as const

export const videoProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    film: { $ref: 'video', translatable: true, group: 'media', order: 1 },
    /** Before the film is opened; without it, the poster of the film. */
    image: { $ref: 'image', translatable: true, responsive: true, group: 'media', order: 2 },
    length: { type: 'string', maxLength: 40, translatable: true, group: 'media', order: 3 },
    note: { type: 'string', maxLength: 240, translatable: true, setter: 'long-text', group: 'media', order: 4 },
    pointsTitle: { type: 'string', maxLength: 80, translatable: true, group: 'content', order: 1 },
    points: {
      type: 'array',
      maxItems: 12,
      default: [],
      group: 'content',
      order: 2,
      items: {
        type: 'object',
        required: ['id', 'text'],
        additionalProperties: false,
        properties: {
          id,
          time: { type: 'string', maxLength: 12 },
          text: { type: 'string', maxLength: 160, default: '', translatable: true },
        },
      },
    },
    items: {
      type: 'array',
      maxItems: 12,
      default: [],
      group: 'content',
      order: 3,
      items: {
        type: 'object',
        required: ['id', 'title'],
        additionalProperties: false,
        properties: {
          id,
          film: { $ref: 'video', translatable: true },
          title: { type: 'string', maxLength: 120, default: '', translatable: true },
          length: { type: 'string', maxLength: 40, translatable: true },
          text: { type: 'string', maxLength: 320, translatable: true, setter: 'long-text' },
        },
      },
    },
    look: { enum: ['plain', 'split', 'cover'], default: 'plain', group: 'layout', order: 1 },
    ratio: { enum: ['16/9', '21/9', '4/3', '1/1', '9/16'], default: '16/9', group: 'layout', order: 2 },
    side: { enum: ['start', 'end'], default: 'end', group: 'layout', order: 3 },
    columns: cardProps.columns,
    veil: { enum: ['none', 'light', 'normal', 'strong'], default: 'normal', group: 'style', order: 1 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type VideoProps = PropsOf<typeof videoProps>

export const videoSpec = {
  type: 'video',
  version: 1,
  category: 'media',
  icon: 'video',
  props: videoProps,
  presets: videoPresets,
} as const satisfies SectionSpec<typeof videoProps>
