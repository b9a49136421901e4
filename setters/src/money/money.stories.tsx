import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleForm } from '../testing/sample-form.tsx'

const schema = {
  type: 'object',
  properties: {
    currency: { title: 'Currency', type: 'string' },
    field: { title: 'Sample', oneOf: [{ type: 'integer', minimum: 0, money: 'currency' }, { const: 'pending' }] },
  },
} as const

export default { title: 'Setters/Money', component: SampleForm, args: { schema } } satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

export const Empty: Story = {}
export const Amount: Story = { args: { value: { currency: 'EUR', field: 123_450 } } }
export const Word: Story = { args: { value: { currency: 'EUR', field: 'pending' } } }
export const RightToLeft: Story = { args: { value: { currency: 'JPY', field: 1234 }, direction: 'rtl' } }
