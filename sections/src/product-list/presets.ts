import type { Preset } from '@vitrine/schemas'

export const productListPresets: readonly Preset[] = [
  {
    id: 'catalogue',
    props: {
      title: 'Name your range',
      titleLevel: 'h1',
      text: 'Say in one sentence what visitors find in this list.',
      showSearch: true,
      showCategories: true,
      showFacets: true,
      showSort: true,
      card: 'bordered',
      columns: {
        pc: 4,
        mobile: 2,
      },
      askButton: {
        label: 'Button label',
        link: {
          type: 'page',
          pageType: 'home',
        },
      },
    },
  },
  {
    id: 'featured',
    props: {
      title: 'Name the products that you want to show first',
      text: 'Say in one sentence what visitors find in this list.',
      pageSize: 8,
      showPages: false,
      columns: {
        pc: 4,
        mobile: 2,
      },
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
    id: 'carousel',
    props: {
      title: 'Name your new products',
      sort: 'newest',
      pageSize: 12,
      layout: 'carousel',
      card: 'raised',
      ratio: '1/1',
      columns: {
        pc: 3,
        mobile: 1,
      },
      showMoq: false,
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
    id: 'list',
    props: {
      title: 'Name this list',
      text: 'Say in one sentence what visitors find in this list.',
      layout: 'list',
      ratio: '1/1',
      showSummary: true,
      showSearch: true,
      askButton: {
        label: 'Button label',
        link: {
          type: 'page',
          pageType: 'home',
        },
      },
    },
  },
]
