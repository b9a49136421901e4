import type { Preset } from '@vitrine/schemas'

export const customerPresets: readonly Preset[] = [
  {
    id: 'row',
    props: {
      eyebrow: 'Line above the title',
      look: 'row',
      headAlign: {
        pc: 'center',
        mobile: 'center',
      },
      items: [
        {
          id: 'custAAA1',
          name: 'Name of a customer',
        },
        {
          id: 'custBBB2',
          name: 'Name of a customer',
        },
        {
          id: 'custCCC3',
          name: 'Name of a customer',
        },
        {
          id: 'custDDD4',
          name: 'Name of a customer',
        },
        {
          id: 'custEEE5',
          name: 'Name of a customer',
        },
        {
          id: 'custFFF6',
          name: 'Name of a customer',
        },
      ],
    },
  },
  {
    id: 'grid',
    props: {
      eyebrow: 'Line above the title',
      title: 'Say who works with {siteName}',
      text: 'Say in one sentence what they have in common.',
      look: 'grid',
      items: [
        {
          id: 'custGGG7',
          name: 'Name of a customer',
          note: 'Say what you do for them',
        },
        {
          id: 'custHHH8',
          name: 'Name of a customer',
          note: 'Say what you do for them',
        },
        {
          id: 'custIII9',
          name: 'Name of a customer',
          note: 'Say what you do for them',
        },
        {
          id: 'custJJJ0',
          name: 'Name of a customer',
          note: 'Say what you do for them',
        },
        {
          id: 'custKKK1',
          name: 'Name of a customer',
          note: 'Say what you do for them',
        },
        {
          id: 'custLLL2',
          name: 'Name of a customer',
          note: 'Say what you do for them',
        },
        {
          id: 'custMMM3',
          name: 'Name of a customer',
          note: 'Say what you do for them',
        },
        {
          id: 'custNNN4',
          name: 'Name of a customer',
          note: 'Say what you do for them',
        },
      ],
    },
  },
  {
    id: 'regions',
    props: {
      tone: 'soft',
      eyebrow: 'Line above the title',
      title: 'Say where your customers are',
      regions: [
        {
          id: 'custOOO5',
          name: 'Name of a region',
          countries: 'List the countries',
        },
        {
          id: 'custPPP6',
          name: 'Name of a region',
          countries: 'List the countries',
        },
        {
          id: 'custQQQ7',
          name: 'Name of a region',
          countries: 'List the countries',
        },
        {
          id: 'custRRR8',
          name: 'Name of a region',
          countries: 'List the countries',
        },
        {
          id: 'custSSS9',
          name: 'Name of a region',
          countries: 'List the countries',
        },
      ],
    },
  },
]
