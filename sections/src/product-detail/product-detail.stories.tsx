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

export const Beside: SectionStory = { args: { story: 'beside' } }
export const Across: SectionStory = { args: { story: 'across' } }
export const OnRequest: SectionStory = { args: { story: 'onRequest' } }
export const Deep: SectionStory = { args: { story: 'beside', props: { tone: 'deep', boxLook: 'card' } } }
export const NoImage: SectionStory = {
  args: { story: 'beside', data: { product: { ...sampleProduct, props: withoutImages } } },
}
export const OnlyName: SectionStory = { args: { story: 'beside', data: onlyName } }
export const OnlyNameForOwners: SectionStory = {
  args: { story: 'beside', data: onlyName, props: { showEmpty: true } },
}
export const WithoutData: SectionStory = { args: { story: 'beside', withoutData: true } }
export const GermanLength: SectionStory = { args: { story: 'beside' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'beside' }, globals: { language: 'ar' } }
export const ArabicAcross: SectionStory = { args: { story: 'across' }, globals: { language: 'ar' } }
