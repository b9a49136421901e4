import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { SampleForm } from '../testing/sample-form.tsx'

const schema = { type: 'object', properties: { field: { title: 'Sample', $ref: 'icon' } } } as const

export default { title: 'Setters/Icon', component: SampleForm, args: { schema } } satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByLabelText('Sample'))
  await within(document.body).findByRole('listbox')
}

export const Filled: Story = { args: { value: { field: 'truck' } } }
export const Empty: Story = {}
export const Open: Story = { args: { value: { field: 'truck' } }, play: open }
export const OpenRightToLeft: Story = {
  args: { value: { field: 'truck' }, direction: 'rtl', language: 'ar' },
  globals: { direction: 'rtl' },
  play: open,
}
