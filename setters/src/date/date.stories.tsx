import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleForm } from '../testing/sample-form.tsx'

const schema = { type: 'object', properties: { field: { title: 'Sample', type: 'string', format: 'date' } } } as const

export default { title: 'Setters/Date', component: SampleForm, args: { schema } } satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

export const Filled: Story = { args: { value: { field: '2027-03-31' } } }
export const Empty: Story = {}
export const NoDay: Story = { args: { value: { field: 'next spring' } } }
export const RightToLeft: Story = { args: { value: { field: '2027-03-31' }, direction: 'rtl' } }
