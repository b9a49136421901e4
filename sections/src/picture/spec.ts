import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'

export const pictureProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    image: { $ref: 'image', translatable: true, responsive: true, group: 'content', order: 1 },
    caption: { type: 'string', maxLength: 300, translatable: true, setter: 'long-text', group: 'content', order: 2 },
    credit: { type: 'string', maxLength: 120, translatable: true, group: 'content', order: 3 },
    link: { $ref: 'link', translatable: true, group: 'content', order: 4 },
    /** Where the picture is a link, that is what a press does. */
    zoom: { type: 'boolean', default: false, group: 'content', order: 5 },
    width: { enum: ['narrow', 'normal', 'full'], default: 'normal', group: 'layout', order: 1 },
    align: { enum: ['start', 'center', 'end'], default: 'start', responsive: true, group: 'layout', order: 2 },
    ratio: {
      enum: ['natural', '21/9', '16/9', '4/3', '1/1', '3/4'],
      default: 'natural',
      responsive: true,
      group: 'layout',
      order: 3,
    },
    frame: { enum: ['none', 'line', 'shadow'], default: 'none', group: 'style', order: 1 },
    rounded: { type: 'boolean', default: true, group: 'style', order: 2 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type PictureProps = PropsOf<typeof pictureProps>

export const pictureSpec = {
  type: 'picture',
  version: 1,
  category: 'media',
  icon: 'image',
  props: pictureProps,
  presets: [
    {
      id: 'normal',
      props: {
        ratio: { pc: '16/9', mobile: '4/3' },
        caption: 'Say what the image shows.',
        credit: 'Name of the photographer',
      },
    },
    { id: 'full', props: { width: 'full', ratio: { pc: '21/9', mobile: '4/3' }, rounded: false } },
    {
      id: 'framed',
      props: {
        width: 'narrow',
        align: { pc: 'center', mobile: 'center' },
        ratio: { pc: '4/3', mobile: '4/3' },
        frame: 'shadow',
        zoom: true,
        caption: 'Say what the image shows.',
      },
    },
  ],
} as const satisfies SectionSpec<typeof pictureProps>
