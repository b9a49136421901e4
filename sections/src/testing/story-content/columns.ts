import type { Preset } from '@vitrine/schemas'

export const columnsPresets: readonly Preset[] = [
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
            text: 'From the melt to the thread',
          },
        },
      ],
      column2: [
        {
          type: 'text-label',
          props: {
            textType: 'p',
            text: 'We forge, turn, roll and coat under one roof. What leaves the gate has been in no other hands.',
          },
        },
        {
          type: 'text-label',
          props: {
            textType: 'p',
            text: 'Drawings in the morning, samples within ten working days, the series when the samples are signed.',
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
            text: 'Stock',
          },
        },
        {
          type: 'text-label',
          props: {
            textType: 'p',
            text: '11,000 standard parts, packed the day you order.',
          },
        },
      ],
      column2: [
        {
          type: 'text-label',
          props: {
            textType: 'h3',
            text: 'Made to order',
          },
        },
        {
          type: 'text-label',
          props: {
            textType: 'p',
            text: 'M5 to M64 from your drawing, from 500 pieces on.',
          },
        },
      ],
      column3: [
        {
          type: 'text-label',
          props: {
            textType: 'h3',
            text: 'Tested',
          },
        },
        {
          type: 'text-label',
          props: {
            textType: 'p',
            text: 'Our laboratory is accredited to ISO/IEC 17025.',
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
            text: 'Ask',
          },
        },
        {
          type: 'text-label',
          props: {
            textType: 'p',
            text: 'Send a drawing or a part number.',
          },
        },
      ],
      column2: [
        {
          type: 'text-label',
          props: {
            textType: 'h3',
            text: 'Check',
          },
        },
        {
          type: 'text-label',
          props: {
            textType: 'p',
            text: 'We answer with price and date within a day.',
          },
        },
      ],
      column3: [
        {
          type: 'text-label',
          props: {
            textType: 'h3',
            text: 'Sample',
          },
        },
        {
          type: 'text-label',
          props: {
            textType: 'p',
            text: 'You hold the first pieces in your hand.',
          },
        },
      ],
      column4: [
        {
          type: 'text-label',
          props: {
            textType: 'h3',
            text: 'Series',
          },
        },
        {
          type: 'text-label',
          props: {
            textType: 'p',
            text: 'Each batch comes with its certificate.',
          },
        },
      ],
    },
  },
]
