import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Statistics', args: { section: 'statistics' } } satisfies Meta<SectionArgs>

export const Works: SectionStory = { args: { story: 'works' } }
export const Cards: SectionStory = { args: { story: 'cards' } }
export const Deep: SectionStory = { args: { story: 'deep' } }
export const Soft: SectionStory = { args: { story: 'cards', props: { tone: 'soft' } } }
export const GermanLength: SectionStory = { args: { story: 'cards' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'works' }, globals: { language: 'ar' } }
