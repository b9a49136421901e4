import type { Preset } from '@vitrine/schemas'

export const statisticsPresets: readonly Preset[] = [
  {
    id: 'works',
    props: {
      eyebrow: 'The works in figures',
      title: 'One site, from wire to carton',
      look: 'lined',
      items: [
        { id: 'statAAA1', value: '1,900 t', label: 'of stainless wire a year' },
        { id: 'statBBB2', value: '46', label: 'countries supplied' },
        { id: 'statCCC3', value: '0.3 %', label: 'complaints in five years', note: 'Counted by delivered line.' },
        { id: 'statDDD4', value: '214', label: 'people on two shifts' },
      ],
    },
  },
  {
    id: 'cards',
    props: {
      title: 'What you can count on',
      headAlign: { pc: 'center', mobile: 'start' },
      look: 'cards',
      columns: { pc: 3, mobile: 1 },
      items: [
        {
          id: 'statEEE5',
          value: '24 h',
          label: 'to a quotation',
          icon: 'timer',
          note: 'On working days, for all standard parts.',
        },
        {
          id: 'statFFF6',
          value: '11,000',
          label: 'standard parts in stock',
          icon: 'warehouse',
          note: 'Packed the day you order.',
        },
        {
          id: 'statGGG7',
          value: '100 %',
          label: 'of batches with a 3.1 certificate',
          icon: 'file-check',
          note: 'Kept for ten years.',
        },
      ],
    },
  },
  {
    id: 'deep',
    props: {
      tone: 'deep',
      size: { pc: 'large', mobile: 'normal' },
      columns: { pc: 3, mobile: 1 },
      items: [
        { id: 'statHHH8', value: '38 years', label: 'of making fasteners' },
        { id: 'statIII9', value: '12', label: 'cold formers, M3 to M39' },
        { id: 'statJJJ0', value: '0.02 mm', label: 'thread tolerance held' },
      ],
    },
  },
]
