import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Case list', args: { section: 'case-list' } } satisfies Meta<SectionArgs>

export const Cases: SectionStory = { args: { preset: 'cases' } }
export const Featured: SectionStory = { args: { preset: 'featured' } }
export const Carousel: SectionStory = { args: { preset: 'carousel' } }
export const List: SectionStory = { args: { preset: 'list' } }
export const Deep: SectionStory = { args: { preset: 'featured', props: { tone: 'deep' } } }
export const NoImage: SectionStory = { args: { preset: 'list', withoutPictures: true } }
export const WithoutData: SectionStory = { args: { preset: 'cases', withoutData: true } }
export const GermanLength: SectionStory = { args: { preset: 'cases' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'cases' }, globals: { language: 'ar' } }
export const ArabicList: SectionStory = { args: { preset: 'list' }, globals: { language: 'ar' } }
