import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleForm } from '../testing/sample-form.tsx'

const schema = {
  type: 'object',
  properties: { field: { title: 'Sample', type: 'string', setter: 'source', setterOptions: { from: 'products' } } },
} as const
const several = {
  type: 'object',
  properties: {
    field: {
      title: 'Sample',
      type: 'array',
      items: { type: 'string' },
      setter: 'source',
      setterOptions: { from: 'products' },
    },
  },
} as const

export default { title: 'Setters/Source', component: SampleForm, args: { schema } } satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: { field: 'hexbolt8' } } }
export const Several: Story = { args: { schema: several, value: { field: ['washer08', 'hexbolt8'] } } }
export const RightToLeft: Story = { args: { schema: several, value: { field: ['washer08'] }, direction: 'rtl' } }
