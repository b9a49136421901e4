import type { Preset } from '@vitrine/schemas'

export const collectionPresets: readonly Preset[] = [
  {
    id: 'tiles',
    props: {
      title: 'Name your collections',
      text: 'Say in one sentence how your products are sorted.',
      columns: {
        pc: 2,
        mobile: 1,
      },
      ratio: '16/9',
      moreButton: {
        label: 'Button label',
        link: {
          type: 'page',
          pageType: 'products',
        },
        look: 'text',
      },
    },
  },
  {
    id: 'mosaic',
    props: {
      title: 'Name your range',
      columns: {
        pc: 3,
        mobile: 2,
      },
      ratio: '4/3',
      firstLarge: true,
      showSummary: false,
      moreButton: {
        label: 'Button label',
        link: {
          type: 'page',
          pageType: 'products',
        },
        look: 'text',
      },
    },
  },
  {
    id: 'cards',
    props: {
      title: 'Name this choice',
      headAlign: {
        pc: 'center',
      },
      words: 'beside',
      card: 'bordered',
      columns: {
        pc: 4,
        mobile: 2,
      },
      ratio: '1/1',
    },
  },
  {
    id: 'hero',
    props: {
      look: 'hero',
      titleLevel: 'h1',
      words: 'beside',
      moreButton: {
        label: 'Button label',
        link: {
          type: 'page',
          pageType: 'home',
        },
      },
    },
  },
  {
    id: 'cover',
    props: {
      look: 'hero',
      titleLevel: 'h1',
      words: 'over',
    },
  },
]
