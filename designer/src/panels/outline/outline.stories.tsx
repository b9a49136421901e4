import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic, begins, ofDesigner } from '../../testing/designer-story.tsx'
import { sampleDraft } from '../../testing/sample-draft.ts'
import Outline from './outline.tsx'

export default { title: 'Designer/Outline', component: Outline, ...ofDesigner } satisfies Meta<typeof Outline>
type Story = StoryObj<typeof Outline>

export const Filled: Story = {}
export const Arabic: Story = arabic
export const Empty: Story = begins({ draft: sampleDraft([]) })
