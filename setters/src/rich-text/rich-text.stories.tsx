import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Json } from '@vitrine/schemas'
import { SampleForm } from '../testing/sample-form.tsx'

const schema = { type: 'object', properties: { field: { title: 'Sample', $ref: 'rich-text' } } } as const
const text = (words: string): { type: string; text: string } => ({ type: 'text', text: words })
const paragraph = (...content: readonly Json[]): Json => ({ type: 'paragraph', content })
const field: Json = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('Delivery')] },
    paragraph(
      text('We deliver '),
      { ...text('within 48 hours'), marks: [{ type: 'bold' }] },
      text(', and '),
      { ...text('the catalogue'), marks: [{ type: 'link', link: { type: 'address', href: '/catalogue.pdf' } }] },
      text(' says what is in stock.'),
    ),
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [text('Bolts by ISO 4014')] },
        { type: 'listItem', content: [paragraph(text('Nuts by ISO 4032'))] },
      ],
    },
    { type: 'blockquote', content: [paragraph(text('On time, for eleven years.'))] },
    { type: 'codeBlock', content: [text('M8 × 40 – 8.8')] },
    { type: 'horizontalRule' },
  ],
}

export default {
  title: 'Setters/Rich text',
  component: SampleForm,
  args: { schema },
} satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

export const Empty: Story = {}
export const Written: Story = { args: { value: { field } } }
export const RightToLeft: Story = {
  args: { value: { field }, direction: 'rtl', services: { editingLanguage: 'ar' }, language: 'ar' },
}
