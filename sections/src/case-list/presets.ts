import type { Preset } from '@vitrine/schemas'

export const caseListPresets: readonly Preset[] = [
  {
    id: 'cases',
    props: {
      title: 'Name your projects',
      titleLevel: 'h1',
      text: 'Say in one sentence what visitors find in this list.',
      showSearch: true,
      showCategories: true,
      showSummary: true,
      ratio: '16/9',
      columns: {
        pc: 3,
        mobile: 1,
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
      eyebrow: 'Line above the title',
      title: 'Name the projects that you want to show first',
      text: 'Say in one sentence what visitors find in this list.',
      pageSize: 3,
      showPages: false,
      card: 'raised',
      ratio: '4/3',
      columns: {
        pc: 3,
        mobile: 1,
      },
      moreButton: {
        label: 'Button label',
        link: {
          type: 'page',
          pageType: 'cases',
        },
        look: 'text',
      },
    },
  },
  {
    id: 'carousel',
    props: {
      title: 'Name your latest projects',
      sort: 'newest',
      pageSize: 9,
      layout: 'carousel',
      ratio: '3/4',
      columns: {
        pc: 3,
        mobile: 1,
      },
      moreButton: {
        label: 'Button label',
        link: {
          type: 'page',
          pageType: 'cases',
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
      showSummary: true,
      showCategories: true,
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
