import type { Meta, StoryObj } from '@storybook/react-vite'
import { CallError, checkDraftCall } from '@vitrine/schemas'
import { arabic, begins, german, ofDesigner, showing } from '../../testing/designer-story.tsx'
import { sampleDraft } from '../../testing/sample-draft.ts'
import Problems from './problems.tsx'

export default { title: 'Designer/Problems', component: Problems, ...ofDesigner } satisfies Meta<typeof Problems>
type Story = StoryObj<typeof Problems>

const configuration = sampleDraft([]).globalConfiguration

export const Filled: Story = {
  ...begins({
    draft: sampleDraft([
      { id: 'tile0001', type: 'tile', props: { body: 'Alone' } },
      { id: 'text0001', type: 'text', props: { body: 7 } },
      { id: 'strange1', type: 'strange' },
    ]),
  }),
  ...showing('li button'),
}
export const Arabic: Story = { ...Filled, ...arabic }
export const German: Story = { ...Filled, ...german }
export const Empty: Story = begins({
  draft: sampleDraft([], { globalConfiguration: { ...configuration, languages: [{ code: 'en', enabled: true }] } }),
})
export const Failed: Story = begins({
  answers: {
    [checkDraftCall.path]() {
      throw new CallError('unavailable', { message: 'The service cannot be reached.' })
    },
  },
})
