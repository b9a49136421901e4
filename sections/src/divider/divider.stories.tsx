import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Divider', args: { section: 'divider' } } satisfies Meta<SectionArgs>

export const Line: SectionStory = { args: { preset: 'line' } }
export const Label: SectionStory = { args: { preset: 'label', props: { label: 'Since 1962' } } }
export const Short: SectionStory = { args: { preset: 'short' } }
export const Dots: SectionStory = { args: { preset: 'dots' } }
export const Dashed: SectionStory = {
  args: { props: { look: 'dashed', width: 'full', thickness: 2, colour: 'theme:primary' } },
}
export const Space: SectionStory = { args: { preset: 'space', props: { tone: 'soft' } } }
export const Arabic: SectionStory = {
  args: { preset: 'label', props: { align: 'start' } },
  globals: { language: 'ar' },
}
