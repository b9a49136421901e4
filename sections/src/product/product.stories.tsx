import type { Meta } from '@storybook/react-vite'
import { sampleProduct } from '../testing/sample-product.ts'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default {
  title: 'Sections/Product',
  args: { section: 'product', data: { product: sampleProduct } },
} satisfies Meta<SectionArgs>

export const Split: SectionStory = { args: { story: 'split' } }
export const Card: SectionStory = { args: { story: 'card' } }
export const Banner: SectionStory = { args: { story: 'banner' } }
export const Deep: SectionStory = { args: { story: 'card', props: { tone: 'deep' } } }
export const NoImage: SectionStory = {
  args: { story: 'banner', data: { product: { ...sampleProduct, props: { name: 'Foundation bolt to drawing' } } } },
}
export const WithoutData: SectionStory = { args: { story: 'split', withoutData: true } }
export const GermanLength: SectionStory = { args: { story: 'card' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'split' }, globals: { language: 'ar' } }
