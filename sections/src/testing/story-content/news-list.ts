import type { Preset } from '@vitrine/schemas'

export const newsListPresets: readonly Preset[] = [
  {
    id: 'news',
    props: {
      title: 'News from the works',
      titleLevel: 'h1',
      text: 'New sizes, new machines, and what we learn in the laboratory.',
      showSearch: true,
      showCategories: true,
      askButton: { label: 'Ask us', link: { type: 'page', pageType: 'home', anchor: 'contact' } },
    },
  },
  {
    id: 'latest',
    props: {
      title: 'Latest news',
      pageSize: 3,
      showPages: false,
      card: 'raised',
      moreButton: { label: 'All news', link: { type: 'page', pageType: 'info' }, look: 'text' },
    },
  },
  {
    id: 'list',
    props: { title: 'From the laboratory', layout: 'list', pageSize: 6, ratio: '4/3' },
  },
]
