import type { Meta } from '@storybook/react-vite'
import { sampleProduct } from '../testing/sample-product.ts'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default {
  title: 'Sections/Product',
  args: { section: 'product', data: { product: sampleProduct } },
} satisfies Meta<SectionArgs>

export const Split: SectionStory = { args: { preset: 'split' } }
export const Card: SectionStory = { args: { preset: 'card' } }
export const Banner: SectionStory = { args: { preset: 'banner' } }
export const Deep: SectionStory = { args: { preset: 'card', props: { tone: 'deep' } } }
export const NoImage: SectionStory = {
  args: { preset: 'banner', data: { product: { ...sampleProduct, props: { name: 'Foundation bolt to drawing' } } } },
}
export const WithoutData: SectionStory = { args: { preset: 'split', withoutData: true } }
export const GermanLength: SectionStory = { args: { preset: 'card' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'split' }, globals: { language: 'ar' } }
