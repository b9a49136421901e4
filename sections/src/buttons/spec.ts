import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'

export const buttonsProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    items: {
      type: 'array',
      maxItems: 8,
      default: [],
      group: 'content',
      order: 1,
      items: {
        type: 'object',
        required: ['id', 'button'],
        additionalProperties: false,
        properties: { id: { type: 'string', pattern: ID_PATTERN }, button: { $ref: 'button' } },
      },
    },
    note: { type: 'string', maxLength: 160, translatable: true, group: 'content', order: 2 },
    align: { enum: ['start', 'center', 'end'], default: 'start', responsive: true, group: 'layout', order: 1 },
    size: { enum: ['normal', 'large'], default: 'normal', responsive: true, group: 'layout', order: 2 },
    stackOnMobile: { type: 'boolean', default: false, group: 'layout', order: 3 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type ButtonsProps = PropsOf<typeof buttonsProps>

const contact = { type: 'page', pageType: 'contact-us' } as const
const products = { type: 'page', pageType: 'products' } as const

export const buttonsSpec = {
  type: 'buttons',
  version: 1,
  category: 'text',
  icon: 'mouse-pointer-click',
  props: buttonsProps,
  presets: [
    {
      id: 'row',
      props: {
        items: [
          { id: 'buttAAA1', button: { label: 'Button label', link: contact } },
          { id: 'buttBBB2', button: { label: 'Second label', link: products, look: 'secondary' } },
        ],
      },
    },
    {
      id: 'centred',
      props: {
        align: { pc: 'center', mobile: 'center' },
        size: { pc: 'large', mobile: 'normal' },
        stackOnMobile: true,
        note: 'Say what happens after the click.',
        items: [
          { id: 'buttCCC3', button: { label: 'Button label', link: contact } },
          { id: 'buttDDD4', button: { label: 'Second label', link: products, look: 'text' } },
        ],
      },
    },
  ],
} as const satisfies SectionSpec<typeof buttonsProps>
