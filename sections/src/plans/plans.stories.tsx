import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Plans', args: { section: 'plans' } } satisfies Meta<SectionArgs>

export const Three: SectionStory = { args: { story: 'three' } }
export const Two: SectionStory = { args: { story: 'two' } }
export const Deep: SectionStory = { args: { story: 'three', props: { tone: 'deep' } } }
export const Samples: SectionStory = { args: { preset: 'three' } }
export const GermanLength: SectionStory = { args: { story: 'three' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'three' }, globals: { language: 'ar' } }
