import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Customer', args: { section: 'customer' } } satisfies Meta<SectionArgs>

export const Row: SectionStory = { args: { preset: 'row' } }
export const Cards: SectionStory = { args: { preset: 'cards' } }
export const Regions: SectionStory = { args: { preset: 'regions' } }
export const Deep: SectionStory = { args: { preset: 'cards', props: { tone: 'deep' } } }
export const GermanLength: SectionStory = { args: { preset: 'regions' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'regions' }, globals: { language: 'ar' } }
