import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/NewsList', args: { section: 'news-list' } } satisfies Meta<SectionArgs>

export const News: SectionStory = { args: { preset: 'news' } }
export const Latest: SectionStory = { args: { preset: 'latest' } }
export const List: SectionStory = { args: { preset: 'list' } }
export const Deep: SectionStory = { args: { preset: 'latest', props: { tone: 'deep' } } }
export const WithoutData: SectionStory = { args: { preset: 'news', withoutData: true } }
export const GermanLength: SectionStory = { args: { preset: 'news' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'news' }, globals: { language: 'ar' } }
