import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleForm } from '../testing/sample-form.tsx'

const schema = { type: 'object', properties: { field: { title: 'Sample', $ref: 'link' } } } as const

export default { title: 'Setters/Link', component: SampleForm, args: { schema } } satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

export const Empty: Story = {}
export const Product: Story = {
  args: { value: { field: { type: 'page', pageType: 'product', id: 'hexbolt8', newTab: true } } },
}
export const OwnPage: Story = {
  args: { value: { field: { type: 'page', pageType: 'pages', id: 'pageAbou', anchor: 'quality' } } },
}
export const Address: Story = {
  args: { value: { field: { type: 'address', href: 'https://example.com/catalogue.pdf' } } },
}
export const Anchor: Story = { args: { value: { field: { type: 'anchor', anchor: 'delivery' } } } }
export const RightToLeft: Story = {
  args: { value: { field: { type: 'page', pageType: 'product', id: 'hexbolt8', newTab: true } }, direction: 'rtl' },
}
