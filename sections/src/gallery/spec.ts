import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { cardProps } from '../parts/card/card-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { galleryPresets } from './presets.ts'

export const galleryProps = {
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
        required: ['id'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: ID_PATTERN },
          image: { $ref: 'image', translatable: true },
          caption: { type: 'string', maxLength: 160, translatable: true },
        },
      },
    },
    look: { enum: ['grid', 'masonry', 'mosaic', 'row'], default: 'grid', group: 'layout', order: 1 },
    columns: {
      type: 'integer',
      minimum: 1,
      maximum: 6,
      default: 3,
      unit: '',
      responsive: true,
      group: 'layout',
      order: 2,
    },
    ratio: { ...cardProps.ratio, group: 'layout', order: 3 },
    gap: {
      type: 'number',
      minimum: 0,
      maximum: 4,
      default: 1,
      unit: 'rem',
      responsive: true,
      group: 'layout',
      order: 4,
    },
    zoom: { type: 'boolean', default: true, group: 'content', order: 2 },
    rounded: { type: 'boolean', default: true, group: 'style', order: 1 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type GalleryProps = PropsOf<typeof galleryProps>

export const gallerySpec = {
  type: 'gallery',
  version: 1,
  category: 'media',
  icon: 'images',
  props: galleryProps,
  presets: galleryPresets,
} as const satisfies SectionSpec<typeof galleryProps>
