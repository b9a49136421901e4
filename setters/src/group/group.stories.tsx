import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleForm } from '../testing/sample-form.tsx'

export default {
  title: 'Setters/Group',
  component: SampleForm,
  args: {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        button: { $ref: 'button' },
        size: {
          type: 'object',
          additionalProperties: { type: 'integer', minimum: 0 },
          properties: { 'across flats': { type: 'number' } },
        },
        weight: { type: ['number', 'null'] },
      },
    },
    value: { button: { label: 'Ask for a price' }, size: { 'across flats': 13, height: 5 }, weight: null },
  },
} satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

export const Filled: Story = {}
export const RightToLeft: Story = { args: { direction: 'rtl' } }
