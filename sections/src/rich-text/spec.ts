import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { headProps } from '../parts/head/head-props.ts'
import { richTextPresets } from './presets.ts'

export const richTextProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    content: { $ref: 'rich-text', translatable: true, group: 'content' },
    measure: { enum: ['narrow', 'normal', 'wide'], default: 'normal', group: 'layout', order: 1 },
    columns: { enum: [1, 2], default: 1, group: 'layout', order: 2 },
    align: { enum: ['start', 'center'], default: 'start', group: 'layout', order: 3 },
    size: { enum: ['normal', 'large'], default: 'normal', responsive: true, group: 'style', order: 1 },
    lead: { type: 'boolean', default: false, group: 'style', order: 2 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type RichTextProps = PropsOf<typeof richTextProps>

export const richTextSpec = {
  type: 'rich-text',
  version: 1,
  category: 'text',
  icon: 'text',
  props: richTextProps,
  slots: { aside: { accepts: ['text-label', 'statistics', 'download-list'] } },
  presets: richTextPresets,
} as const satisfies SectionSpec<typeof richTextProps>
