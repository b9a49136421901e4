import type { Meta } from '@storybook/react-vite'
import { sampleProduct } from '../testing/sample-product.ts'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

const collections = {
  items: [{ id: '2', slug: 'nuts-and-washers', publishedAt: '2026-01-01', props: { name: 'Nuts and washers' } }],
  total: 1,
  page: 1,
  pageSize: 100,
}

export default {
  title: 'Sections/Breadcrumbs',
  args: {
    section: 'breadcrumbs',
    visit: { path: '/product/hex-nut', id: 'hex-nut', query: {} },
    data: { product: sampleProduct, collections },
  },
} satisfies Meta<SectionArgs>

export const Plain: SectionStory = { args: { story: 'plain' } }
export const Catalogue: SectionStory = { args: { story: 'catalogue' } }
export const Bar: SectionStory = { args: { story: 'bar' } }
export const Deep: SectionStory = { args: { story: 'bar', props: { tone: 'deep', separator: 'arrow' } } }
export const OfAPage: SectionStory = {
  args: { story: 'plain', visit: { path: '/pages/about-us', id: 'about-us', query: {} }, data: {} },
}
export const WithoutData: SectionStory = { args: { story: 'plain', withoutData: true } }
export const GermanLength: SectionStory = {
  args: {
    story: 'catalogue',
    props: {
      current: 'Flanschschraube mit Sicherungsverzahnung',
      between: [{ id: 'between1', label: 'Verbindungselemente', link: { type: 'page', pageType: 'products' } }],
    },
  },
  globals: { language: 'de' },
}
export const Arabic: SectionStory = { args: { story: 'catalogue' }, globals: { language: 'ar' } }
export const ArabicArrows: SectionStory = {
  args: { story: 'bar', props: { separator: 'arrow' } },
  globals: { language: 'ar' },
}
