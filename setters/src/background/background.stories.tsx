import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleForm } from '../testing/sample-form.tsx'

const schema = { type: 'object', properties: { field: { title: 'Sample', $ref: 'background' } } } as const

export default { title: 'Setters/Background', component: SampleForm, args: { schema } } satisfies Meta<
  typeof SampleForm
>
type Story = StoryObj<typeof SampleForm>

const value = { field: { color: 'theme:title', image: '/pictures/hall.webp', overlay: '#10202f99' } }

export const Picture: Story = { args: { value } }
export const Colour: Story = { args: { value: { field: { color: '#f4f6f8' } } } }
export const Empty: Story = {}
export const RightToLeft: Story = { args: { value, direction: 'rtl' } }
