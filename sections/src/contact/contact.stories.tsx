import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Contact', args: { section: 'contact' } } satisfies Meta<SectionArgs>

const portrait = { src: '/pictures/parts.webp', alt: 'Bolts on a table', width: 1200, height: 900 }
const aside = [
  { type: 'text-label', settings: { props: { textType: 'p', text: 'Visitors: please register at gate 2.' } } },
]

export const Split: SectionStory = { args: { story: 'split' } }
export const Person: SectionStory = { args: { story: 'person', props: { portrait } } }
export const Plain: SectionStory = { args: { story: 'plain' } }
export const Deep: SectionStory = { args: { story: 'split', props: { tone: 'deep', askMarketing: true } } }
export const DeepCard: SectionStory = { args: { story: 'person', props: { tone: 'deep' } } }
export const Soft: SectionStory = { args: { story: 'split', props: { tone: 'soft', formSide: 'start' } } }
export const WithMoreAside: SectionStory = { args: { story: 'split', slots: { aside } } }
/** Nothing beside the form. */
export const FormAlone: SectionStory = { args: { props: { title: 'Write to us', look: 'card' } } }
export const WithoutData: SectionStory = { args: { story: 'plain', withoutData: true } }
export const GermanLength: SectionStory = { args: { story: 'split' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'split' }, globals: { language: 'ar' } }
export const ArabicOnPhone: SectionStory = {
  args: { story: 'person' },
  globals: { language: 'ar', viewport: { value: 'mobile' } },
}
