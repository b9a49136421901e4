import type { Meta, StoryObj } from '@storybook/react-vite'
import { useDesignerContext } from '../context/designer-context.ts'
import { arabic, ofDesigner } from '../testing/designer-story.tsx'
import { Waiting } from './waiting.tsx'

/** In the words of the designer around it. */
const InFrame = () => <Waiting t={useDesignerContext().t} />

export default { title: 'Designer/Waiting', component: InFrame, ...ofDesigner } satisfies Meta<typeof InFrame>
type Story = StoryObj<typeof InFrame>

export const UntilTheParentSpeaks: Story = {}
export const Arabic: Story = arabic
