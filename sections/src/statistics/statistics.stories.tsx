import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Statistics', args: { section: 'statistics' } } satisfies Meta<SectionArgs>

export const Works: SectionStory = { args: { preset: 'works' } }
export const Cards: SectionStory = { args: { preset: 'cards' } }
export const Deep: SectionStory = { args: { preset: 'deep' } }
export const Soft: SectionStory = { args: { preset: 'cards', props: { tone: 'soft' } } }
export const GermanLength: SectionStory = { args: { preset: 'cards' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'works' }, globals: { language: 'ar' } }
