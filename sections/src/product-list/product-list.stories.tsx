import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Product list', args: { section: 'product-list' } } satisfies Meta<SectionArgs>

export const Catalogue: SectionStory = { args: { story: 'catalogue' } }
export const Featured: SectionStory = { args: { story: 'featured' } }
export const Carousel: SectionStory = { args: { story: 'carousel' } }
export const List: SectionStory = { args: { story: 'list' } }
export const GermanLength: SectionStory = { args: { story: 'catalogue' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'catalogue' }, globals: { language: 'ar' } }
export const ArabicCarousel: SectionStory = { args: { story: 'carousel' }, globals: { language: 'ar' } }
export const ArabicListOnPhone: SectionStory = {
  args: { story: 'list' },
  globals: { language: 'ar', viewport: { value: 'mobile' } },
}
export const OnPhone: SectionStory = { args: { story: 'catalogue' }, globals: { viewport: { value: 'mobile' } } }
export const CarouselOnPhone: SectionStory = {
  args: { story: 'carousel' },
  globals: { viewport: { value: 'mobile' } },
}
export const WithoutData: SectionStory = { args: { story: 'catalogue', withoutData: true } }
