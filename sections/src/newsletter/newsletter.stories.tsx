import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Newsletter', args: { section: 'newsletter' } } satisfies Meta<SectionArgs>

export const Band: SectionStory = { args: { story: 'band' } }
export const PlainBand: SectionStory = { args: { story: 'band', props: { tone: 'plain' } } }
export const Card: SectionStory = { args: { story: 'card' } }
export const CardOnSoft: SectionStory = {
  args: { story: 'card', props: { tone: 'soft', headAlign: { pc: 'start' } } },
}
export const CardOnDeep: SectionStory = { args: { story: 'card', props: { tone: 'deep' } } }
export const Inline: SectionStory = { args: { story: 'inline' } }
export const WithoutWords: SectionStory = { args: { props: { look: 'card' }, withoutData: true } }
export const GermanLength: SectionStory = { args: { story: 'band' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'card' }, globals: { language: 'ar' } }
export const ArabicOnPhone: SectionStory = {
  args: { story: 'band' },
  globals: { language: 'ar', viewport: { value: 'mobile' } },
}
