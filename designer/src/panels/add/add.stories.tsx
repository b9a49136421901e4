import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic, begins, german, ofDesigner } from '../../testing/designer-story.tsx'
import { sampleDraft } from '../../testing/sample-draft.ts'
import { Add } from './add.tsx'

export default { title: 'Designer/Add', component: Add, ...ofDesigner } satisfies Meta<typeof Add>
type Story = StoryObj<typeof Add>

export const Filled: Story = {}
export const Arabic: Story = arabic
export const German: Story = german
/** What a page may have once, and has, cannot be added again. */
export const AlreadyOnThePage: Story = begins({
  draft: sampleDraft([{ id: 'form0001', type: 'form', props: { body: 'Write to us' } }]),
})
