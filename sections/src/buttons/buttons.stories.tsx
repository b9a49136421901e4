import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Buttons', args: { section: 'buttons' } } satisfies Meta<SectionArgs>

export const Row: SectionStory = { args: { preset: 'row' } }
export const Centred: SectionStory = { args: { preset: 'centred' } }
export const Deep: SectionStory = { args: { preset: 'row', props: { tone: 'deep', align: { pc: 'end' } } } }
export const GermanLength: SectionStory = { args: { preset: 'centred' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'row' }, globals: { language: 'ar' } }
