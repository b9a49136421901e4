import type { PageTemplate } from '@vitrine/schemas'

type Entry = PageTemplate['sections'][number]

/** `banner/plain` → the section banner with its preset plain. */
const standing = (...names: readonly string[]): readonly Entry[] =>
  names.map((name) => {
    const [type = '', preset = ''] = name.split('/')
    return { type, preset }
  })

/** What new pages may begin with, built from the presets of our sections. */
export const pageTemplates: readonly PageTemplate[] = [
  {
    id: 'about',
    pageTypes: ['pages'],
    sections: standing(
      'banner/plain',
      'rich-text/article',
      'timeline/history',
      'statistics/cards',
      'customer/row',
      'address/cards',
    ),
  },
  {
    id: 'contact',
    pageTypes: ['pages', 'contact-us'],
    sections: standing('contact/split', 'address/cards', 'questions/lines'),
  },
  {
    id: 'quality',
    pageTypes: ['pages'],
    sections: standing(
      'banner/split',
      'service/steps',
      'certificates/grid',
      'download-list/documents',
      'contact/plain',
    ),
  },
  {
    id: 'offer',
    pageTypes: ['pages'],
    sections: standing(
      'banner/cover',
      'service/cards',
      'statistics/works',
      'comment/grid',
      'questions/columns',
      'inquiry/split',
    ),
  },
  {
    id: 'downloads',
    pageTypes: ['pages'],
    sections: standing('breadcrumbs/plain', 'download-list/documents', 'certificates/list', 'newsletter/band'),
  },
  {
    id: 'standard',
    pageTypes: ['products'],
    sections: standing('breadcrumbs/plain', 'product-list/catalogue', 'service/cards'),
  },
  {
    id: 'standard',
    pageTypes: ['product'],
    sections: standing('breadcrumbs/catalogue', 'product-detail/beside', 'questions/lines', 'inquiry/card'),
  },
  {
    id: 'standard',
    pageTypes: ['collections'],
    sections: standing('breadcrumbs/catalogue', 'collection/hero', 'product-list/catalogue'),
  },
  { id: 'standard', pageTypes: ['cases'], sections: standing('breadcrumbs/plain', 'case-list/cases', 'customer/row') },
  {
    id: 'standard',
    pageTypes: ['case'],
    sections: standing('breadcrumbs/plain', 'case-detail/beside', 'inquiry/card'),
  },
  { id: 'standard', pageTypes: ['info'], sections: standing('breadcrumbs/plain', 'news-list/news', 'newsletter/band') },
  {
    id: 'standard',
    pageTypes: ['info-detail'],
    sections: standing('breadcrumbs/plain', 'news-detail/plain', 'newsletter/inline'),
  },
  { id: 'standard', pageTypes: ['inquiry-list'], sections: standing('breadcrumbs/plain', 'inquiry-list/plain') },
  { id: 'standard', pageTypes: ['policy'], sections: standing('breadcrumbs/plain', 'policy/contents') },
]
