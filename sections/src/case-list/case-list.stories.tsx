import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Case list', args: { section: 'case-list' } } satisfies Meta<SectionArgs>

export const Cases: SectionStory = { args: { story: 'cases' } }
export const Featured: SectionStory = { args: { story: 'featured' } }
export const Carousel: SectionStory = { args: { story: 'carousel' } }
export const List: SectionStory = { args: { story: 'list' } }
export const Deep: SectionStory = { args: { story: 'featured', props: { tone: 'deep' } } }
export const NoImage: SectionStory = { args: { story: 'list', withoutPictures: true } }
export const WithoutData: SectionStory = { args: { story: 'cases', withoutData: true } }
export const GermanLength: SectionStory = { args: { story: 'cases' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'cases' }, globals: { language: 'ar' } }
export const ArabicList: SectionStory = { args: { story: 'list' }, globals: { language: 'ar' } }
