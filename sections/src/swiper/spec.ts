import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { swiperPresets } from './presets.ts'

const id = { type: 'string', pattern: ID_PATTERN } as const

export const swiperProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    slides: {
      type: 'array',
      maxItems: 8,
      default: [],
      group: 'content',
      items: {
        type: 'object',
        required: ['id', 'title'],
        additionalProperties: false,
        properties: {
          id,
          image: { $ref: 'image', translatable: true, responsive: true },
          eyebrow: { type: 'string', maxLength: 80, translatable: true },
          title: { type: 'string', maxLength: 120, default: '', translatable: true, heading: 'titleLevel' },
          titleLevel: { enum: ['h1', 'h2'], default: 'h2' },
          text: { type: 'string', maxLength: 320, translatable: true, setter: 'long-text' },
          buttons: {
            type: 'array',
            maxItems: 2,
            default: [],
            items: {
              type: 'object',
              required: ['id', 'button'],
              additionalProperties: false,
              properties: { id, button: { $ref: 'button' } },
            },
          },
          side: { enum: ['start', 'center', 'end'], default: 'start' },
          ink: { enum: ['light', 'dark'], default: 'light' },
          veil: { enum: ['none', 'light', 'normal', 'strong'], default: 'normal' },
          colour: { $ref: 'colour' },
        },
      },
    },
    look: { enum: ['cover', 'split', 'cards'], default: 'cover', group: 'layout', order: 1 },
    height: { enum: ['compact', 'normal', 'tall'], default: 'normal', responsive: true, group: 'layout', order: 2 },
    place: { enum: ['middle', 'bottom'], default: 'middle', responsive: true, group: 'layout', order: 3 },
    titleSize: { enum: ['normal', 'large'], default: 'normal', responsive: true, group: 'layout', order: 4 },
    markers: { enum: ['bars', 'dots', 'numbers', 'none'], default: 'bars', group: 'controls', order: 1 },
    arrows: { type: 'boolean', default: true, group: 'controls', order: 2 },
    accent: { $ref: 'colour', default: 'theme:primary', group: 'controls', order: 3 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type SwiperProps = PropsOf<typeof swiperProps>
export type SwiperSlide = SwiperProps['slides'][number]

export const swiperSpec = {
  type: 'swiper',
  version: 1,
  category: 'page',
  icon: 'gallery-horizontal',
  props: swiperProps,
  nesting: { within: [] },
  presets: swiperPresets,
} as const satisfies SectionSpec<typeof swiperProps>
