import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleForm } from '../testing/sample-form.tsx'

const schema = {
  type: 'object',
  properties: { field: { title: 'Sample', enum: ['start', 'center', 'end', 'justify'], setter: 'alignment' } },
} as const

export default { title: 'Setters/Alignment', component: SampleForm, args: { schema } } satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

export const Start: Story = { args: { value: { field: 'start' } } }
export const Empty: Story = {}
export const RightToLeft: Story = { args: { value: { field: 'start' }, direction: 'rtl' } }
