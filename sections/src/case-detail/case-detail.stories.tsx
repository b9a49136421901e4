import type { Meta } from '@storybook/react-vite'
import { listOf } from '../testing/sample-articles.ts'
import { sampleCase, sampleCases } from '../testing/sample-contents.ts'
import { sampleProduct } from '../testing/sample-product.ts'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

const products = [sampleProduct, { ...sampleProduct, id: '8', slug: 'hex-bolt' }]
const data = { shown: sampleCase, others: listOf(sampleCases), products: listOf(products) }
const { image: _image, ...withoutImage } = sampleCase.props

export default { title: 'Sections/Case detail', args: { section: 'case-detail', data } } satisfies Meta<SectionArgs>

export const Beside: SectionStory = { args: { story: 'beside' } }
export const Cover: SectionStory = { args: { story: 'cover' } }
export const Sheet: SectionStory = { args: { story: 'sheet' } }
export const Deep: SectionStory = { args: { story: 'beside', props: { tone: 'deep' } } }
export const NoImage: SectionStory = {
  args: { story: 'beside', data: { shown: { ...sampleCase, props: withoutImage } } },
}
export const OnlyTitle: SectionStory = {
  args: { story: 'beside', data: { shown: { ...sampleCase, props: { title: 'A lock gate' } } } },
}
export const NotFound: SectionStory = { args: { story: 'beside', withoutData: true } }
export const GermanLength: SectionStory = { args: { story: 'beside' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'beside' }, globals: { language: 'ar' } }
