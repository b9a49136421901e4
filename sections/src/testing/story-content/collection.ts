import type { Preset } from '@vitrine/schemas'

const all = { label: 'See the whole range', link: { type: 'page', pageType: 'products' }, look: 'text' }

export const collectionPresets: readonly Preset[] = [
  {
    id: 'tiles',
    props: {
      title: 'Find your fastener by family',
      text: 'Everything is cold-formed or forged in our own works, and each batch is tested before it is packed.',
      columns: { pc: 2, mobile: 1 },
      ratio: '16/9',
      moreButton: all,
    },
  },
  {
    id: 'mosaic',
    props: {
      title: 'Our range',
      columns: { pc: 3, mobile: 2 },
      ratio: '4/3',
      firstLarge: true,
      showSummary: false,
      moreButton: all,
    },
  },
  {
    id: 'cards',
    props: {
      title: 'Families of products',
      headAlign: { pc: 'center' },
      words: 'beside',
      card: 'bordered',
      columns: { pc: 4, mobile: 2 },
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
        label: 'Ask for a quotation',
        link: { type: 'page', pageType: 'pages', id: 'contact-us' },
      },
    },
  },
  { id: 'cover', props: { look: 'hero', titleLevel: 'h1', words: 'over' } },
]
