import type { Preset } from '@vitrine/schemas'

export const productPresets: readonly Preset[] = [
  { id: 'split', props: { eyebrow: 'In the spotlight', title: 'The part that buyers ask for first' } },
  {
    id: 'card',
    props: {
      look: 'card',
      pictureSide: 'end',
      shape: { pc: '1/1' },
      attributes: 3,
      badge: 'In stock',
      note: 'Ordered before noon, it leaves our works the same day, with its 3.1 certificate in the carton.',
    },
  },
  {
    id: 'banner',
    props: {
      look: 'banner',
      attributes: 0,
      showMoq: false,
      badge: 'New from the forge',
      detailsLabel: 'See sizes and prices',
      showAsk: false,
    },
  },
]
