import type { Preset } from '@vitrine/schemas'

const ask = { label: 'Ask us for it', link: { type: 'page', pageType: 'home', anchor: 'contact' } }
const all = { label: 'See the whole range', link: { type: 'page', pageType: 'products' }, look: 'text' }

export const productListPresets: readonly Preset[] = [
  {
    id: 'catalogue',
    props: {
      title: 'Fasteners and fixings',
      titleLevel: 'h1',
      text: 'Bolts, nuts, anchors and structural sets in carbon, alloy and stainless steel. Every batch leaves with its certificate.',
      showSearch: true,
      showCategories: true,
      showFacets: true,
      showSort: true,
      card: 'bordered',
      columns: { pc: 4, mobile: 2 },
      askButton: ask,
    },
  },
  {
    id: 'featured',
    props: {
      title: 'What buyers order most',
      text: 'Always in stock at our works in Haiyan, packed by the carton or by the pallet.',
      pageSize: 8,
      showPages: false,
      columns: { pc: 4, mobile: 2 },
      moreButton: all,
    },
  },
  {
    id: 'carousel',
    props: {
      title: 'New from the forge',
      sort: 'newest',
      pageSize: 12,
      layout: 'carousel',
      card: 'raised',
      ratio: '1/1',
      columns: { pc: 3, mobile: 1 },
      showMoq: false,
      moreButton: all,
    },
  },
  {
    id: 'list',
    props: {
      title: 'Stock list',
      text: 'Prices are for full cartons, ex works. Larger quantities are quoted on the same day.',
      layout: 'list',
      ratio: '1/1',
      showSummary: true,
      showSearch: true,
      askButton: ask,
    },
  },
]
