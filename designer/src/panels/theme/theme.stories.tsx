import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic, german, ofDesigner } from '../../testing/designer-story.tsx'
import Theme from './theme.tsx'

export default { title: 'Designer/Theme', component: Theme, ...ofDesigner } satisfies Meta<typeof Theme>
type Story = StoryObj<typeof Theme>

export const Filled: Story = {}
export const Arabic: Story = arabic
export const German: Story = german
