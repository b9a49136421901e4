import type { Meta, StoryObj } from '@storybook/react-vite'
import { translatedTask } from '@vitrine/schemas'
import { arabic, begins, german, ofDesigner, showing } from '../../testing/designer-story.tsx'
import { sampleDraft } from '../../testing/sample-draft.ts'
import type { StoryOptions } from '../../testing/story-session.tsx'
import Languages from './languages.tsx'

export default { title: 'Designer/Languages', component: Languages, ...ofDesigner } satisfies Meta<typeof Languages>
type Story = StoryObj<typeof Languages>

const filled: StoryOptions = {
  view: { curLanguageEnv: 'de' },
  answers: {
    [translatedTask.path]: () => ({
      languages: {
        de: { done: 3, total: 12, stale: 1, missing: 8, failed: 0 },
        pt: { done: 0, total: 12, stale: 0, missing: 12, failed: 0 },
      },
    }),
  },
}

export const Filled: Story = { ...begins(filled), ...showing('li') }
export const Arabic: Story = { ...Filled, ...arabic }
export const German: Story = { ...Filled, ...german }
/** Only what this page holds is counted. */
export const NotReached: Story = begins({ view: { curLanguageEnv: 'de' } })
export const Untranslated: Story = begins({
  ...filled,
  draft: sampleDraft([{ id: 'text0001', type: 'text', props: { body: 'Our works' } }]),
})
