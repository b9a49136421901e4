import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Columns', args: { section: 'columns' } } satisfies Meta<SectionArgs>

export const Two: SectionStory = { args: { story: 'two' } }
export const Three: SectionStory = { args: { story: 'three' } }
export const Four: SectionStory = { args: { story: 'four' } }
export const Centred: SectionStory = { args: { story: 'two', props: { align: 'center', divider: true } } }
export const SideBySideOnPhones: SectionStory = {
  args: { story: 'two', props: { stackOnMobile: false, ratio: 'equal' } },
}
export const ReversedOnPhones: SectionStory = { args: { story: 'three', props: { reverseOnMobile: true } } }
export const OneMoreThanTheCount: SectionStory = { args: { story: 'three', props: { count: 2 } } }
export const WithNothingInThem: SectionStory = {}
export const GermanLength: SectionStory = { args: { story: 'four' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'three' }, globals: { language: 'ar' } }
/** Columns in a column keep to its width. */
export const Nested: SectionStory = {
  args: {
    story: 'two',
    slots: {
      column1: [{ type: 'text-label', settings: { props: { textType: 'h2', text: 'From the melt to the thread' } } }],
      column2: [
        {
          type: 'columns',
          settings: { props: { divider: true } },
          slots: {
            column1: [{ type: 'text-label', settings: { props: { text: 'Forged' } } }],
            column2: [{ type: 'text-label', settings: { props: { text: 'Rolled' } } }],
          },
        },
      ],
    },
  },
}
