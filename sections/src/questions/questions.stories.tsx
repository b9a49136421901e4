import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/Questions', args: { section: 'questions' } } satisfies Meta<SectionArgs>

export const Lines: SectionStory = { args: { preset: 'lines' } }
export const Topics: SectionStory = { args: { preset: 'topics' } }
export const TopicsInLines: SectionStory = { args: { preset: 'topics', props: { look: 'lines', firstOpen: true } } }
export const Columns: SectionStory = { args: { preset: 'columns' } }
export const Large: SectionStory = {
  args: { preset: 'lines', props: { headPlace: 'above', size: { pc: 'large', mobile: 'large' }, sign: 'chevron' } },
}
export const Soft: SectionStory = { args: { preset: 'topics', props: { tone: 'soft', firstOpen: true } } }
export const Deep: SectionStory = { args: { preset: 'lines', props: { tone: 'deep' } } }
export const GermanLength: SectionStory = { args: { preset: 'lines' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'lines' }, globals: { language: 'ar' } }
export const ArabicColumns: SectionStory = { args: { preset: 'columns' }, globals: { language: 'ar' } }
/** With the option, opening one answer closes the one that was open. */
export const OneAtATime: SectionStory = {
  args: { preset: 'lines', props: { oneAtATime: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Can I have samples first?'))
    const open = [...canvasElement.querySelectorAll('details[open] h3')].map(({ textContent }) => textContent)
    if (open.join() !== 'Can I have samples first?') throw new Error(`Open are: ${open.join(', ')}`)
  },
}
