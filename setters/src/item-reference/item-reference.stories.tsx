import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleForm } from '../testing/sample-form.tsx'

const schema = {
  type: 'object',
  properties: {
    field: {
      title: 'Sample',
      type: 'array',
      items: { type: 'string' },
      setter: 'item-reference',
      setterOptions: { lists: 'lists', items: 'options' },
    },
    lists: { title: 'Lists', type: 'array', items: { type: 'object', setter: 'raw' } },
  },
} as const
const lists = [
  { id: 'finish01', name: 'Finish', options: [{ id: 'redred01', label: 'Red' }] },
  { id: 'length01', name: 'Length', options: [{ id: 'short001', label: '50 mm' }] },
]

export default { title: 'Setters/Item reference', component: SampleForm, args: { schema } } satisfies Meta<
  typeof SampleForm
>
type Story = StoryObj<typeof SampleForm>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: { lists, field: ['redred01'] } } }
export const RightToLeft: Story = { args: { value: { lists, field: ['short001'] }, direction: 'rtl' } }
