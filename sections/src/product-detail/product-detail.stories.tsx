import type { Meta } from '@storybook/react-vite'
import { sampleProduct } from '../testing/sample-product.ts'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

const data = { product: sampleProduct }
const { images: _images, ...withoutImages } = sampleProduct.props
const onlyName = { product: { ...sampleProduct, props: { name: 'Foundation bolt to drawing' } } }

export default {
  title: 'Sections/Product detail',
  args: { section: 'product-detail', data },
} satisfies Meta<SectionArgs>

export const Beside: SectionStory = { args: { preset: 'beside' } }
export const Across: SectionStory = { args: { preset: 'across' } }
export const OnRequest: SectionStory = { args: { preset: 'onRequest' } }
export const Deep: SectionStory = { args: { preset: 'beside', props: { tone: 'deep', boxLook: 'card' } } }
export const NoImage: SectionStory = {
  args: { preset: 'beside', data: { product: { ...sampleProduct, props: withoutImages } } },
}
export const OnlyName: SectionStory = { args: { preset: 'beside', data: onlyName } }
export const OnlyNameForOwners: SectionStory = {
  args: { preset: 'beside', data: onlyName, props: { showEmpty: true } },
}
export const WithoutData: SectionStory = { args: { preset: 'beside', withoutData: true } }
export const GermanLength: SectionStory = { args: { preset: 'beside' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'beside' }, globals: { language: 'ar' } }
export const ArabicAcross: SectionStory = { args: { preset: 'across' }, globals: { language: 'ar' } }
