import type { Preset } from '@vitrine/schemas'

export const newsListPresets: readonly Preset[] = [
  {
    id: 'news',
    props: {
      title: 'Name your news',
      titleLevel: 'h1',
      text: 'Say in one sentence what you write about.',
      showSearch: true,
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
  {
    id: 'latest',
    props: {
      title: 'Name your latest news',
      pageSize: 3,
      showPages: false,
      card: 'raised',
      moreButton: {
        label: 'Button label',
        link: {
          type: 'page',
          pageType: 'info',
        },
        look: 'text',
      },
    },
  },
  {
    id: 'list',
    props: {
      title: 'Name this list',
      layout: 'list',
      pageSize: 6,
      ratio: '4/3',
    },
  },
]
