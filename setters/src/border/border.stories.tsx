import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleForm } from '../testing/sample-form.tsx'

const schema = { type: 'object', properties: { field: { title: 'Sample', $ref: 'border' } } } as const

export default { title: 'Setters/Border', component: SampleForm, args: { schema } } satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

const value = { field: { width: 1, style: 'dashed', color: 'theme:primary', radius: 12 } }

export const Filled: Story = { args: { value } }
export const Empty: Story = {}
export const RightToLeft: Story = { args: { value, direction: 'rtl' } }
