import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'

export const textLabelProps = {
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: {
    textType: {
      enum: ['span', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a'],
      default: 'p',
      group: 'content',
      order: 1,
    },
    text: {
      type: 'string',
      maxLength: 2000,
      default: 'Your text',
      translatable: true,
      heading: 'textType',
      setter: 'long-text',
      group: 'content',
      order: 2,
    },
    link: { $ref: 'link', translatable: true, group: 'content', order: 3 },
    tooltip: { type: 'string', maxLength: 300, translatable: true, group: 'content', order: 4 },
    anchor: { type: 'string', pattern: '^[^\\s#]{0,80}$', group: 'content', order: 5 },
    size: {
      type: 'number',
      minimum: 0.75,
      maximum: 8,
      multipleOf: 0.0625,
      unit: 'rem',
      responsive: true,
      group: 'style',
      order: 1,
    },
    weight: { enum: ['auto', 'regular', 'medium', 'bold'], default: 'auto', group: 'style', order: 2 },
    decoration: { enum: ['auto', 'none', 'underline', 'line-through'], default: 'auto', group: 'style', order: 3 },
    color: { $ref: 'colour', group: 'style', order: 4 },
    hoverColor: { $ref: 'colour', group: 'style', order: 5 },
    border: { $ref: 'border', group: 'style', order: 6 },
    align: { enum: ['start', 'center', 'end'], default: 'start', responsive: true, group: 'layout', order: 1 },
    maxWidth: { type: 'number', minimum: 120, maximum: 1440, unit: 'px', responsive: true, group: 'layout', order: 2 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type TextLabelProps = PropsOf<typeof textLabelProps>

export const textLabelSpec = {
  type: 'text-label',
  version: 1,
  category: 'text',
  icon: 'type',
  props: textLabelProps,
  presets: [
    {
      id: 'title',
      props: {
        textType: 'h2',
        text: 'Your title',
      },
    },
    {
      id: 'text',
      props: {
        textType: 'p',
        text: 'Your text. Select it to write your own.',
      },
    },
    {
      id: 'link',
      props: {
        textType: 'a',
        text: 'Text of the link',
        link: {
          type: 'page',
          pageType: 'products',
        },
      },
    },
    {
      id: 'explained',
      props: {
        textType: 'span',
        text: 'A word to explain',
        weight: 'medium',
        tooltip: 'Say what the word means.',
      },
    },
  ],
  examples: [
    {
      textType: 'h1',
      text: 'Anchors for tunnels',
      link: { type: 'page', pageType: 'collections', id: 'anchors' },
      anchor: 'anchors',
      tooltip: 'For cracked and uncracked concrete',
      size: { pc: 4, mobile: 2.5 },
      align: { pc: 'center', mobile: 'start' },
      maxWidth: { pc: 720 },
      decoration: 'none',
      color: 'theme:primary',
      hoverColor: 'theme:title',
      border: { width: 1, color: 'theme:primary', radius: 12 },
      background: { color: '#f4f6f8' },
    },
  ],
} as const satisfies SectionSpec<typeof textLabelProps>
