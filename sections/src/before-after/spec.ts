import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { cardProps } from '../parts/card/card-props.ts'
import { headProps } from '../parts/head/head-props.ts'

export const beforeAfterProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...headProps,
    before: { $ref: 'image', translatable: true, group: 'media', order: 1 },
    after: { $ref: 'image', translatable: true, group: 'media', order: 2 },
    /** Where nothing is said, the words for it in the visitor's language. */
    beforeLabel: { type: 'string', maxLength: 40, translatable: true, group: 'content', order: 1 },
    afterLabel: { type: 'string', maxLength: 40, translatable: true, group: 'content', order: 2 },
    caption: { type: 'string', maxLength: 300, translatable: true, setter: 'long-text', group: 'content', order: 3 },
    look: { enum: ['over', 'side'], default: 'over', group: 'layout', order: 1 },
    ratio: { ...cardProps.ratio, default: '16/9', group: 'layout', order: 2 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type BeforeAfterProps = PropsOf<typeof beforeAfterProps>

export const beforeAfterSpec = {
  type: 'before-after',
  version: 1,
  category: 'media',
  icon: 'square-split-horizontal',
  props: beforeAfterProps,
  presets: [
    {
      id: 'over',
      props: {
        title: 'Say what has changed',
        headAlign: { pc: 'center', mobile: 'start' },
        caption: 'Say how long it took, or what was done.',
      },
    },
    {
      id: 'side',
      props: {
        tone: 'soft',
        eyebrow: 'Line above the title',
        title: 'Say what has changed',
        look: 'side',
        ratio: '4/3',
      },
    },
  ],
} as const satisfies SectionSpec<typeof beforeAfterProps>
