import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleForm } from '../testing/sample-form.tsx'

const schema = {
  type: 'object',
  properties: { field: { title: 'Sample', type: 'string', format: 'asset', setter: 'file' } },
} as const

export default { title: 'Setters/File', component: SampleForm, args: { schema } } satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

export const Empty: Story = {}
export const Document: Story = { args: { value: { field: '/papers/certificate.pdf' } } }
export const RightToLeft: Story = { args: { value: { field: '/papers/certificate.pdf' }, direction: 'rtl' } }
