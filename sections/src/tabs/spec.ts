import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { headProps } from '../parts/head/head-props.ts'
import { tabsPresets } from './presets.ts'

export const tabsProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    items: {
      type: 'array',
      maxItems: 8,
      default: [],
      group: 'content',
      items: {
        type: 'object',
        required: ['id', 'label'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: ID_PATTERN },
          label: { type: 'string', maxLength: 60, default: '', translatable: true },
          icon: { $ref: 'icon' },
          text: { $ref: 'rich-text', translatable: true },
          image: { $ref: 'image', translatable: true },
          button: { $ref: 'button' },
        },
      },
    },
    look: { enum: ['line', 'pills', 'side'], default: 'line', group: 'layout', order: 1 },
    imageSide: { enum: ['start', 'end'], default: 'end', group: 'layout', order: 2 },
    accent: { $ref: 'colour', default: 'theme:primary', group: 'style', order: 1 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type TabsProps = PropsOf<typeof tabsProps>

export const tabsSpec = {
  type: 'tabs',
  version: 1,
  category: 'layout',
  icon: 'app-window',
  props: tabsProps,
  presets: tabsPresets,
} as const satisfies SectionSpec<typeof tabsProps>
