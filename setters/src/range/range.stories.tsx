import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { SampleForm } from '../testing/sample-form.tsx'

const schema = {
  type: 'object',
  properties: { field: { title: 'Sample', type: 'number', minimum: 0, maximum: 160, unit: 'px' } },
} as const

export default { title: 'Setters/Range', component: SampleForm, args: { schema } } satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

export const Filled: Story = { args: { value: { field: 64 } } }
export const Empty: Story = {}
export const TooGreat: Story = {
  args: { value: { field: 40 } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Sample')
    await userEvent.clear(box)
    await userEvent.type(box, '400')
  },
}
export const WithoutEnds: Story = {
  args: {
    schema: { type: 'object', properties: { field: { title: 'Sample', type: 'number', unit: 'ms' } } },
    value: { field: 250 },
  },
}
export const RightToLeft: Story = { args: { value: { field: 40 }, direction: 'rtl' } }
