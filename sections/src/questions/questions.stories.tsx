import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Questions', args: { section: 'questions' } } satisfies Meta<SectionArgs>

export const Lines: SectionStory = { args: { story: 'lines' } }
export const Topics: SectionStory = { args: { story: 'topics' } }
export const TopicsInLines: SectionStory = { args: { story: 'topics', props: { look: 'lines', firstOpen: true } } }
export const Columns: SectionStory = { args: { story: 'columns' } }
export const Large: SectionStory = {
  args: { story: 'lines', props: { headPlace: 'above', size: { pc: 'large', mobile: 'large' }, sign: 'chevron' } },
}
export const Soft: SectionStory = { args: { story: 'topics', props: { tone: 'soft', firstOpen: true } } }
export const Deep: SectionStory = { args: { story: 'lines', props: { tone: 'deep' } } }
export const GermanLength: SectionStory = { args: { story: 'lines' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { story: 'lines' }, globals: { language: 'ar' } }
export const ArabicColumns: SectionStory = { args: { story: 'columns' }, globals: { language: 'ar' } }
/** With the option, opening one answer closes the one that was open. */
export const OneAtATime: SectionStory = {
  args: { story: 'lines', props: { oneAtATime: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Can I have samples first?'))
    const open = [...canvasElement.querySelectorAll('details[open] h3')].map(({ textContent }) => textContent)
    if (open.join() !== 'Can I have samples first?') throw new Error(`Open are: ${open.join(', ')}`)
  },
}
