import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { SampleForm } from '../testing/sample-form.tsx'

const schema = { type: 'object', properties: { field: { title: 'Sample', $ref: 'colour' } } } as const

export default { title: 'Setters/Colour', component: SampleForm, args: { schema } } satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose a colour for Sample' }))
  await within(document.body).findByRole('dialog')
}

export const OfTheTheme: Story = { args: { value: { field: 'theme:buttonBackgroundHover' } } }
export const OfItsOwn: Story = { args: { value: { field: '#9c3d1b80' } } }
export const Empty: Story = {}
export const Transparent: Story = { args: { value: { field: 'transparent' } } }
export const NoColour: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Sample'), 'purplish')
  },
}
export const RightToLeft: Story = { args: { value: { field: 'theme:primary' }, direction: 'rtl' } }
export const Open: Story = { args: { value: { field: 'theme:primary' } }, play: open }
export const OpenOnItsOwn: Story = { args: { value: { field: '#9c3d1b80' } }, play: open }
export const OpenRightToLeft: Story = {
  args: { value: { field: 'theme:primary' }, direction: 'rtl', language: 'ar' },
  globals: { direction: 'rtl' },
  play: open,
}
