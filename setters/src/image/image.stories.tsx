import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleForm } from '../testing/sample-form.tsx'

const schema = { type: 'object', properties: { field: { title: 'Sample', $ref: 'image' } } } as const

export default { title: 'Setters/Image', component: SampleForm, args: { schema } } satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

export const Empty: Story = {}
export const Described: Story = {
  args: {
    value: {
      field: {
        src: '/pictures/hall.webp',
        alt: 'The hall of our works',
        width: 1600,
        height: 1000,
        focalPoint: { x: 30, y: 60 },
      },
    },
  },
}
export const NotDescribed: Story = { args: { value: { field: { src: '/pictures/hall.webp' } } } }
export const Decoration: Story = { args: { value: { field: { src: '/pictures/hall.webp', alt: '' } } } }
export const Gone: Story = { args: { value: { field: { src: '/nowhere/gone.webp', alt: 'The hall' } } } }
export const RightToLeft: Story = {
  args: {
    value: {
      field: {
        src: '/pictures/hall.webp',
        alt: 'The hall of our works',
        width: 1600,
        height: 1000,
        focalPoint: { x: 30, y: 60 },
      },
    },
    direction: 'rtl',
  },
}
