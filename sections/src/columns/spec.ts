import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'

export const columnsProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    count: { enum: [2, 3, 4], default: 2, group: 'layout', order: 1 },
    ratio: { enum: ['equal', 'wide-start', 'wide-end'], default: 'equal', group: 'layout', order: 2 },
    gap: {
      type: 'number',
      minimum: 0,
      maximum: 160,
      default: 40,
      unit: 'px',
      responsive: true,
      group: 'layout',
      order: 3,
    },
    align: { enum: ['start', 'center', 'stretch'], default: 'start', group: 'layout', order: 4 },
    stackOnMobile: { type: 'boolean', default: true, group: 'layout', order: 5 },
    reverseOnMobile: { type: 'boolean', default: false, group: 'layout', order: 6 },
    divider: { type: 'boolean', default: false, group: 'style', order: 1 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type ColumnsProps = PropsOf<typeof columnsProps>

export const columnsSpec = {
  type: 'columns',
  version: 1,
  category: 'layout',
  icon: 'columns-3',
  props: columnsProps,
  // What may stand in a column is said by what stands there: a header, a footer, a banner may not.
  slots: { column1: {}, column2: {}, column3: {}, column4: {} },
  presets: [
    {
      id: 'two',
      props: {
        ratio: 'wide-end',
        gap: {
          pc: 64,
          mobile: 24,
        },
      },
      slots: {
        column1: [
          {
            type: 'text-label',
            props: {
              textType: 'h2',
              text: 'Name this column',
            },
          },
        ],
        column2: [
          {
            type: 'text-label',
            props: {
              textType: 'p',
              text: 'Say in one or two sentences what belongs here.',
            },
          },
          {
            type: 'text-label',
            props: {
              textType: 'p',
              text: 'Say in one or two sentences what belongs here.',
            },
          },
        ],
      },
    },
    {
      id: 'three',
      props: {
        count: 3,
        divider: true,
        gap: {
          pc: 64,
          mobile: 32,
        },
      },
      slots: {
        column1: [
          {
            type: 'text-label',
            props: {
              textType: 'h3',
              text: 'Name this column',
            },
          },
          {
            type: 'text-label',
            props: {
              textType: 'p',
              text: 'Say in one or two sentences what belongs here.',
            },
          },
        ],
        column2: [
          {
            type: 'text-label',
            props: {
              textType: 'h3',
              text: 'Name this column',
            },
          },
          {
            type: 'text-label',
            props: {
              textType: 'p',
              text: 'Say in one or two sentences what belongs here.',
            },
          },
        ],
        column3: [
          {
            type: 'text-label',
            props: {
              textType: 'h3',
              text: 'Name this column',
            },
          },
          {
            type: 'text-label',
            props: {
              textType: 'p',
              text: 'Say in one or two sentences what belongs here.',
            },
          },
        ],
      },
    },
    {
      id: 'four',
      props: {
        count: 4,
        gap: {
          pc: 32,
          mobile: 24,
        },
      },
      slots: {
        column1: [
          {
            type: 'text-label',
            props: {
              textType: 'h3',
              text: 'Name this column',
            },
          },
          {
            type: 'text-label',
            props: {
              textType: 'p',
              text: 'Say in one or two sentences what belongs here.',
            },
          },
        ],
        column2: [
          {
            type: 'text-label',
            props: {
              textType: 'h3',
              text: 'Name this column',
            },
          },
          {
            type: 'text-label',
            props: {
              textType: 'p',
              text: 'Say in one or two sentences what belongs here.',
            },
          },
        ],
        column3: [
          {
            type: 'text-label',
            props: {
              textType: 'h3',
              text: 'Name this column',
            },
          },
          {
            type: 'text-label',
            props: {
              textType: 'p',
              text: 'Say in one or two sentences what belongs here.',
            },
          },
        ],
        column4: [
          {
            type: 'text-label',
            props: {
              textType: 'h3',
              text: 'Name this column',
            },
          },
          {
            type: 'text-label',
            props: {
              textType: 'p',
              text: 'Say in one or two sentences what belongs here.',
            },
          },
        ],
      },
    },
  ],
  examples: [
    { count: 2, ratio: 'wide-start', align: 'center', stackOnMobile: false, divider: true },
    { count: 3, align: 'stretch', reverseOnMobile: true, gap: { pc: 0, mobile: 0 } },
  ],
} as const satisfies SectionSpec<typeof columnsProps>
