import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Newsletter', args: { section: 'newsletter' } } satisfies Meta<SectionArgs>

export const Band: SectionStory = { args: { preset: 'band' } }
export const PlainBand: SectionStory = { args: { preset: 'band', props: { tone: 'plain' } } }
export const Card: SectionStory = { args: { preset: 'card' } }
export const CardOnSoft: SectionStory = {
  args: { preset: 'card', props: { tone: 'soft', headAlign: { pc: 'start' } } },
}
export const CardOnDeep: SectionStory = { args: { preset: 'card', props: { tone: 'deep' } } }
export const Inline: SectionStory = { args: { preset: 'inline' } }
export const WithoutWords: SectionStory = { args: { props: { look: 'card' }, withoutData: true } }
export const GermanLength: SectionStory = { args: { preset: 'band' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'card' }, globals: { language: 'ar' } }
export const ArabicOnPhone: SectionStory = {
  args: { preset: 'band' },
  globals: { language: 'ar', viewport: { value: 'mobile' } },
}
