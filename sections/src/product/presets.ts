import type { Preset } from '@vitrine/schemas'

export const productPresets: readonly Preset[] = [
  {
    id: 'split',
    props: {
      eyebrow: 'Line above the title',
      title: 'Say why you show this product',
    },
  },
  {
    id: 'card',
    props: {
      look: 'card',
      pictureSide: 'end',
      shape: {
        pc: '1/1',
      },
      attributes: 3,
      note: 'Add a note about this product.',
    },
  },
  {
    id: 'banner',
    props: {
      look: 'banner',
      attributes: 0,
      showMoq: false,
      showAsk: false,
    },
  },
]
