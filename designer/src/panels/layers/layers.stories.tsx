import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic, begins, ofDesigner } from '../../testing/designer-story.tsx'
import { sampleDraft } from '../../testing/sample-draft.ts'
import Layers from './layers.tsx'

export default { title: 'Designer/Layers', component: Layers, ...ofDesigner } satisfies Meta<typeof Layers>
type Story = StoryObj<typeof Layers>

export const Filled: Story = begins({ view: { selected: 'inside01', locked: { banner01: true } } })
export const Arabic: Story = { ...Filled, ...arabic }
export const Empty: Story = begins({ draft: sampleDraft([]) })
