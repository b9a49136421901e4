import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'
import { textLabelSpec } from './spec.ts'

export default { title: 'Sections/Text', args: { section: 'text-label' } } satisfies Meta<SectionArgs>

export const Title: SectionStory = { args: { story: 'title' } }
export const Paragraph: SectionStory = { args: { story: 'text' } }
export const Link: SectionStory = { args: { story: 'link' } }
export const Explained: SectionStory = { args: { story: 'explained' } }
export const EverythingSet: SectionStory = { args: { props: textLabelSpec.examples[0] } }
export const GermanLength: SectionStory = { args: { story: 'text' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'explained' }, globals: { language: 'ar' } }
/** A link without a target is nothing but words. */
export const LinkThatLeadsNowhere: SectionStory = { args: { props: { textType: 'a', text: 'See all products' } } }
/** The explanation opens at a press of its button, and Escape closes it. */
export const Explaining: SectionStory = {
  args: { story: 'explained' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    canvas.getByText(/1,040 MPa/)
  },
}
