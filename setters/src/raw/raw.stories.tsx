import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleForm } from '../testing/sample-form.tsx'
import { questions, questionsProps } from '../testing/sample-schemas.ts'

export default {
  title: 'Setters/Raw',
  component: SampleForm,
  args: { schema: questionsProps },
} satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

export const WholeForm: Story = { args: { value: questions, mode: 'raw' } }
export const WithFaults: Story = {
  args: { value: { title: 12, look: 'round', items: [{ id: 'short' }] }, mode: 'raw' },
}
export const OneField: Story = {
  args: {
    schema: { type: 'object', additionalProperties: false, properties: { anything: {} } },
    value: { anything: [1, 'two', { three: true }] },
  },
}
export const RightToLeft: Story = { args: { value: questions, mode: 'raw', direction: 'rtl' } }
