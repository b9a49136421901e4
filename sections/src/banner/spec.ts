import { ID_PATTERN, layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'

const id = { type: 'string', pattern: ID_PATTERN } as const

export const bannerProps = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    layout: { enum: ['split', 'cover', 'plain'], default: 'split', group: 'layout', order: 1 },
    eyebrow: { type: 'string', maxLength: 80, translatable: true, group: 'content' },
    title: { type: 'string', maxLength: 120, default: 'Welcome', translatable: true, heading: 1, group: 'content' },
    subtitle: { type: 'string', maxLength: 320, translatable: true, setter: 'long-text', group: 'content' },
    buttons: {
      type: 'array',
      maxItems: 3,
      default: [],
      group: 'content',
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
      items: {
        type: 'object',
        required: ['id', 'value', 'label'],
        additionalProperties: false,
        properties: {
          id,
          value: { type: 'string', maxLength: 20, default: '', translatable: true },
          label: { type: 'string', maxLength: 60, default: '', translatable: true },
        },
      },
    },
    image: { $ref: 'image', translatable: true, responsive: true, group: 'media' },
    align: { enum: ['start', 'center'], default: 'start', responsive: true, group: 'layout', order: 2 },
    height: { enum: ['compact', 'normal', 'tall'], default: 'normal', responsive: true, group: 'layout', order: 3 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type BannerProps = PropsOf<typeof bannerProps>

export const bannerSpec = {
  type: 'banner',
  version: 1,
  category: 'page',
  icon: 'panel-top',
  props: bannerProps,
  nesting: { within: [] },
  presets: [
    {
      id: 'split',
      props: {
        layout: 'split',
        eyebrow: 'Line above the title',
        title: 'Say what {siteName} offers',
        subtitle: 'Describe in two sentences what {siteName} offers, for whom, and why visitors should stay.',
        buttons: [
          {
            id: 'buttonA1',
            button: {
              label: 'Button label',
              link: {
                type: 'page',
                pageType: 'products',
              },
            },
          },
          {
            id: 'buttonB2',
            button: {
              label: 'Button label',
              link: {
                type: 'page',
                pageType: 'cases',
              },
              look: 'secondary',
            },
          },
        ],
        facts: [
          {
            id: 'factAAA1',
            value: '00',
            label: 'Say what this figure counts',
          },
          {
            id: 'factBBB2',
            value: '00',
            label: 'Say what this figure counts',
          },
          {
            id: 'factCCC3',
            value: '00',
            label: 'Say what this figure counts',
          },
        ],
      },
    },
    {
      id: 'plain',
      props: {
        layout: 'plain',
        align: {
          pc: 'center',
          mobile: 'start',
        },
        height: {
          pc: 'compact',
        },
        title: 'Say what this page is about',
        subtitle: 'Say in one sentence what visitors find on this page.',
      },
    },
    {
      id: 'cover',
      props: {
        layout: 'cover',
        height: {
          pc: 'tall',
          mobile: 'normal',
        },
        title: 'Say what visitors should remember',
        subtitle: 'Say in one sentence what the picture shows.',
        buttons: [
          {
            id: 'buttonC3',
            button: {
              label: 'Button label',
              link: {
                type: 'page',
                pageType: 'products',
              },
            },
          },
        ],
      },
    },
  ],
} as const satisfies SectionSpec<typeof bannerProps>
