import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Contact', args: { section: 'contact' } } satisfies Meta<SectionArgs>

const portrait = { src: '/pictures/parts.webp', alt: 'Bolts on a table', width: 1200, height: 900 }
const aside = [
  { type: 'text-label', settings: { props: { textType: 'p', text: 'Visitors: please register at gate 2.' } } },
]

export const Split: SectionStory = { args: { preset: 'split' } }
export const Person: SectionStory = { args: { preset: 'person', props: { portrait } } }
export const Plain: SectionStory = { args: { preset: 'plain' } }
export const Deep: SectionStory = { args: { preset: 'split', props: { tone: 'deep', askMarketing: true } } }
export const DeepCard: SectionStory = { args: { preset: 'person', props: { tone: 'deep' } } }
export const Soft: SectionStory = { args: { preset: 'split', props: { tone: 'soft', formSide: 'start' } } }
export const WithMoreAside: SectionStory = { args: { preset: 'split', slots: { aside } } }
/** Nothing beside the form. */
export const FormAlone: SectionStory = { args: { props: { title: 'Write to us', look: 'card' } } }
export const WithoutData: SectionStory = { args: { preset: 'plain', withoutData: true } }
export const GermanLength: SectionStory = { args: { preset: 'split' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'split' }, globals: { language: 'ar' } }
export const ArabicOnPhone: SectionStory = {
  args: { preset: 'person' },
  globals: { language: 'ar', viewport: { value: 'mobile' } },
}
