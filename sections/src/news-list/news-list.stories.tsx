import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/NewsList', args: { section: 'news-list' } } satisfies Meta<SectionArgs>

export const News: SectionStory = { args: { story: 'news' } }
export const Latest: SectionStory = { args: { story: 'latest' } }
export const List: SectionStory = { args: { story: 'list' } }
export const Deep: SectionStory = { args: { story: 'latest', props: { tone: 'deep' } } }
export const WithoutData: SectionStory = { args: { story: 'news', withoutData: true } }
export const GermanLength: SectionStory = { args: { story: 'news' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'news' }, globals: { language: 'ar' } }
