import type { Meta, StoryObj } from '@storybook/react-vite'
import { CallError, listOperations } from '@vitrine/schemas'
import { arabic, begins, german, ofDesigner, showing } from '../../testing/designer-story.tsx'
import type { StoryOptions } from '../../testing/story-session.tsx'
import History from './history.tsx'

export default { title: 'Designer/History', component: History, ...ofDesigner } satisfies Meta<typeof History>
type Story = StoryObj<typeof History>

const of = { page: 'home', component: 'banner01' } as const
const filled: StoryOptions = {
  async before({ session: { editorStore, saving } }) {
    const { editor } = editorStore
    editor.dispatch([{ type: 'set-setting', of, path: 'title', value: 'Nuts' }])
    await saving.saveNow()
    editor.dispatch([{ type: 'set-setting', of, path: 'title', language: 'de', value: 'Muttern' }])
    editor.dispatch([{ type: 'set-language', language: { code: 'fr', enabled: true } }])
    editor.undo()
  },
}

export const Filled: Story = { ...begins(filled), ...showing('[aria-current="step"]') }
export const Arabic: Story = { ...Filled, ...arabic }
export const German: Story = { ...Filled, ...german }
export const Empty: Story = {}
export const Failed: Story = begins({
  answers: {
    [listOperations.path]() {
      throw new CallError('unavailable', { message: 'The service cannot be reached.' })
    },
  },
})
