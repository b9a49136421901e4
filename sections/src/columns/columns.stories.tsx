import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Columns', args: { section: 'columns' } } satisfies Meta<SectionArgs>

export const Two: SectionStory = { args: { preset: 'two' } }
export const Three: SectionStory = { args: { preset: 'three' } }
export const Four: SectionStory = { args: { preset: 'four' } }
export const Centred: SectionStory = { args: { preset: 'two', props: { align: 'center', divider: true } } }
export const SideBySideOnPhones: SectionStory = {
  args: { preset: 'two', props: { stackOnMobile: false, ratio: 'equal' } },
}
export const ReversedOnPhones: SectionStory = { args: { preset: 'three', props: { reverseOnMobile: true } } }
export const OneMoreThanTheCount: SectionStory = { args: { preset: 'three', props: { count: 2 } } }
export const WithNothingInThem: SectionStory = {}
export const GermanLength: SectionStory = { args: { preset: 'four' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'three' }, globals: { language: 'ar' } }
/** Columns in a column keep to its width. */
export const Nested: SectionStory = {
  args: {
    preset: 'two',
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
