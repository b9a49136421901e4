import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Product list', args: { section: 'product-list' } } satisfies Meta<SectionArgs>

export const Catalogue: SectionStory = { args: { preset: 'catalogue' } }
export const Featured: SectionStory = { args: { preset: 'featured' } }
export const Carousel: SectionStory = { args: { preset: 'carousel' } }
export const List: SectionStory = { args: { preset: 'list' } }
export const GermanLength: SectionStory = { args: { preset: 'catalogue' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'catalogue' }, globals: { language: 'ar' } }
export const ArabicCarousel: SectionStory = { args: { preset: 'carousel' }, globals: { language: 'ar' } }
export const ArabicListOnPhone: SectionStory = {
  args: { preset: 'list' },
  globals: { language: 'ar', viewport: { value: 'mobile' } },
}
export const OnPhone: SectionStory = { args: { preset: 'catalogue' }, globals: { viewport: { value: 'mobile' } } }
export const CarouselOnPhone: SectionStory = {
  args: { preset: 'carousel' },
  globals: { viewport: { value: 'mobile' } },
}
export const WithoutData: SectionStory = { args: { preset: 'catalogue', withoutData: true } }
