import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { headProps } from '../parts/head/head-props.ts'
import { certificatesPresets } from './presets.ts'

export const certificatesProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    items: {
      type: 'array',
      maxItems: 40,
      default: [],
      group: 'content',
      items: {
        type: 'object',
        required: ['id', 'name'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: ID_PATTERN },
          picture: { $ref: 'image', translatable: true },
          name: { type: 'string', maxLength: 120, default: '', translatable: true },
          number: { type: 'string', maxLength: 80 },
          body: { type: 'string', maxLength: 120, translatable: true },
          validUntil: { type: 'string', pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2})?$', setter: 'date' },
          note: { type: 'string', maxLength: 200, translatable: true, setter: 'long-text' },
          file: { type: 'string', format: 'asset', maxLength: 2000, translatable: true, setter: 'file' },
        },
      },
    },
    look: { enum: ['grid', 'row', 'list'], default: 'grid', group: 'layout', order: 1 },
    columns: {
      type: 'integer',
      minimum: 1,
      maximum: 6,
      default: 4,
      unit: '',
      responsive: true,
      group: 'layout',
      order: 2,
    },
    showPictures: { type: 'boolean', default: true, group: 'card', order: 1 },
    paper: { enum: ['portrait', 'landscape'], default: 'portrait', group: 'card', order: 2 },
    zoom: { type: 'boolean', default: true, group: 'card', order: 3 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type CertificatesProps = PropsOf<typeof certificatesProps>

export const certificatesSpec = {
  type: 'certificates',
  version: 1,
  category: 'company',
  icon: 'award',
  props: certificatesProps,
  presets: certificatesPresets,
} as const satisfies SectionSpec<typeof certificatesProps>
