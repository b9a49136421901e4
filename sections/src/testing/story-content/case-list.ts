import type { Preset } from '@vitrine/schemas'

const ask = { label: 'Tell us about your project', link: { type: 'page', pageType: 'pages', id: 'contact-us' } }
const all = { label: 'All projects', link: { type: 'page', pageType: 'cases' }, look: 'text' }

export const caseListPresets: readonly Preset[] = [
  {
    id: 'cases',
    props: {
      title: 'Where our fasteners hold',
      titleLevel: 'h1',
      text: 'Bridges, wind farms, halls and waterworks: what was asked, what we delivered, and what the inspector wrote.',
      showSearch: true,
      showCategories: true,
      showSummary: true,
      ratio: '16/9',
      columns: { pc: 3, mobile: 1 },
      askButton: ask,
    },
  },
  {
    id: 'featured',
    props: {
      eyebrow: 'Projects',
      title: 'Built with our bolts',
      text: 'Three sites where a joint must not move for fifty years.',
      pageSize: 3,
      showPages: false,
      card: 'raised',
      ratio: '4/3',
      columns: { pc: 3, mobile: 1 },
      moreButton: all,
    },
  },
  {
    id: 'carousel',
    props: {
      title: 'Recent projects',
      sort: 'newest',
      pageSize: 9,
      layout: 'carousel',
      ratio: '3/4',
      columns: { pc: 3, mobile: 1 },
      moreButton: all,
    },
  },
  {
    id: 'list',
    props: {
      title: 'References',
      text: 'Certificates and test reports of each project are sent on request.',
      layout: 'list',
      showSummary: true,
      showCategories: true,
      askButton: ask,
    },
  },
]
