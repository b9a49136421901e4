import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { headProps } from '../parts/head/head-props.ts'
import { posterPresets } from './presets.ts'

const id = { type: 'string', pattern: ID_PATTERN } as const

export const posterProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    eyebrow: headProps.eyebrow,
    title: headProps.title,
    titleLevel: headProps.titleLevel,
    text: headProps.text,
    date: { type: 'string', maxLength: 120, translatable: true, group: 'content', order: 1 },
    buttons: {
      type: 'array',
      maxItems: 3,
      default: [],
      group: 'content',
      order: 2,
      items: {
        type: 'object',
        required: ['id', 'button'],
        additionalProperties: false,
        properties: { id, button: { $ref: 'button' } },
      },
    },
    facts: {
      type: 'array',
      maxItems: 4,
      default: [],
      group: 'content',
      order: 3,
      items: {
        type: 'object',
        required: ['id', 'value', 'label'],
        additionalProperties: false,
        properties: {
          id,
          value: { type: 'string', maxLength: 24, default: '', translatable: true },
          label: { type: 'string', maxLength: 80, default: '', translatable: true },
        },
      },
    },
    image: { $ref: 'image', translatable: true, responsive: true, group: 'media', order: 1 },
    veil: { enum: ['none', 'light', 'normal', 'strong'], default: 'normal', group: 'media', order: 2 },
    ink: { enum: ['light', 'dark'], default: 'light', group: 'style', order: 1 },
    colour: { $ref: 'colour', group: 'style', order: 2 },
    titleSize: { enum: ['normal', 'large'], default: 'normal', responsive: true, group: 'style', order: 3 },
    look: { enum: ['full', 'framed', 'strip'], default: 'full', group: 'layout', order: 1 },
    side: { enum: ['start', 'center', 'end'], default: 'start', group: 'layout', order: 2 },
    place: { enum: ['top', 'middle', 'bottom'], default: 'middle', responsive: true, group: 'layout', order: 3 },
    minHeight: {
      type: 'number',
      minimum: 0,
      maximum: 60,
      default: 32,
      unit: 'rem',
      responsive: true,
      group: 'layout',
      order: 4,
    },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type PosterProps = PropsOf<typeof posterProps>

export const posterSpec = {
  type: 'poster',
  version: 1,
  category: 'media',
  icon: 'image',
  props: posterProps,
  slots: { extra: { accepts: ['statistics', 'text-label'], max: 4 } },
  presets: posterPresets,
} as const satisfies SectionSpec<typeof posterProps>
