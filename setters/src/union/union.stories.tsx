import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleForm } from '../testing/sample-form.tsx'
import { deliveryProps } from '../testing/sample-schemas.ts'

export default {
  title: 'Setters/Union',
  component: SampleForm,
  args: { schema: deliveryProps },
} satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

const value = { delivery: { kind: 'pallet', places: 4, note: 'By the side door' }, price: 1200 }

export const Filled: Story = { args: { value } }
export const NothingChosen: Story = {}
export const RightToLeft: Story = { args: { value, direction: 'rtl' } }
