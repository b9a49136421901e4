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

const text = (textType: 'h2' | 'h3' | 'p', words: string) => ({ type: 'text-label', props: { textType, text: words } })

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
      props: { ratio: 'wide-end', gap: { pc: 64, mobile: 24 } },
      slots: {
        column1: [text('h2', 'From the melt to the thread')],
        column2: [
          text('p', 'We forge, turn, roll and coat under one roof. What leaves the gate has been in no other hands.'),
          text(
            'p',
            'Drawings in the morning, samples within ten working days, the series when the samples are signed.',
          ),
        ],
      },
    },
    {
      id: 'three',
      props: { count: 3, divider: true, gap: { pc: 64, mobile: 32 } },
      slots: {
        column1: [text('h3', 'Stock'), text('p', '11,000 standard parts, packed the day you order.')],
        column2: [text('h3', 'Made to order'), text('p', 'M5 to M64 from your drawing, from 500 pieces on.')],
        column3: [text('h3', 'Tested'), text('p', 'Our laboratory is accredited to ISO/IEC 17025.')],
      },
    },
    {
      id: 'four',
      props: { count: 4, gap: { pc: 32, mobile: 24 } },
      slots: {
        column1: [text('h3', 'Ask'), text('p', 'Send a drawing or a part number.')],
        column2: [text('h3', 'Check'), text('p', 'We answer with price and date within a day.')],
        column3: [text('h3', 'Sample'), text('p', 'You hold the first pieces in your hand.')],
        column4: [text('h3', 'Series'), text('p', 'Each batch comes with its certificate.')],
      },
    },
  ],
  examples: [
    { count: 2, ratio: 'wide-start', align: 'center', stackOnMobile: false, divider: true },
    { count: 3, align: 'stretch', reverseOnMobile: true, gap: { pc: 0, mobile: 0 } },
  ],
} as const satisfies SectionSpec<typeof columnsProps>
