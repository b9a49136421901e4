import type { Preset } from '@vitrine/schemas'

export const statisticsPresets: readonly Preset[] = [
  {
    id: 'works',
    props: {
      eyebrow: 'Line above the title',
      title: '{siteName} in figures',
      look: 'lined',
      items: [
        {
          id: 'statAAA1',
          value: '00',
          label: 'Say what this figure counts',
        },
        {
          id: 'statBBB2',
          value: '00',
          label: 'Say what this figure counts',
        },
        {
          id: 'statCCC3',
          value: '00',
          label: 'Say what this figure counts',
          note: 'Say since when, or where it comes from.',
        },
        {
          id: 'statDDD4',
          value: '00',
          label: 'Say what this figure counts',
        },
      ],
    },
  },
  {
    id: 'cards',
    props: {
      title: 'Say what your figures show',
      headAlign: {
        pc: 'center',
        mobile: 'start',
      },
      look: 'cards',
      columns: {
        pc: 3,
        mobile: 1,
      },
      items: [
        {
          id: 'statEEE5',
          value: '00',
          label: 'Say what this figure counts',
          icon: 'timer',
          note: 'Say since when, or where it comes from.',
        },
        {
          id: 'statFFF6',
          value: '00',
          label: 'Say what this figure counts',
          icon: 'warehouse',
          note: 'Say since when, or where it comes from.',
        },
        {
          id: 'statGGG7',
          value: '00',
          label: 'Say what this figure counts',
          icon: 'file-check',
          note: 'Say since when, or where it comes from.',
        },
      ],
    },
  },
  {
    id: 'deep',
    props: {
      tone: 'deep',
      size: {
        pc: 'large',
        mobile: 'normal',
      },
      columns: {
        pc: 3,
        mobile: 1,
      },
      items: [
        {
          id: 'statHHH8',
          value: '00',
          label: 'Say what this figure counts',
        },
        {
          id: 'statIII9',
          value: '00',
          label: 'Say what this figure counts',
        },
        {
          id: 'statJJJ0',
          value: '00',
          label: 'Say what this figure counts',
        },
      ],
    },
  },
]
