import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleForm } from '../testing/sample-form.tsx'
import { questions, questionsProps } from '../testing/sample-schemas.ts'

export default {
  title: 'Setters/List',
  component: SampleForm,
  args: { schema: questionsProps },
} satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

export const Filled: Story = { args: { value: questions } }
export const Empty: Story = {}
export const RightToLeft: Story = { args: { value: questions, direction: 'rtl' } }
export const Open: Story = {
  args: { value: questions },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How soon can you deliver?' }))
  },
}
export const OfWords: Story = {
  args: {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: { standards: { type: 'array', minItems: 2, maxItems: 4, items: { type: 'string', minLength: 3 } } },
    },
    value: { standards: ['ISO 4014', 'ISO 4032', 'ISO 7089'] },
  },
}
export const Full: Story = {
  args: {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: { sizes: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'integer', unit: 'px' } } },
    },
    value: { sizes: [320, 640] },
  },
}
export const AThousand: Story = {
  // Axe takes half a minute for what the other stories show as well.
  parameters: { a11y: { test: 'off' } },
  args: {
    value: {
      title: 'Very many questions',
      items: Array.from({ length: 1000 }, (_, at) => ({
        id: `item${String(at).padStart(4, '0')}`,
        question: `Question ${at + 1}: what does part ${4000 + at} weigh?`,
        answer: 'See its data sheet.',
      })),
    },
  },
}
