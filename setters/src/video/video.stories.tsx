import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleForm } from '../testing/sample-form.tsx'

const schema = { type: 'object', properties: { field: { title: 'Sample', $ref: 'video' } } } as const

export default { title: 'Setters/Video', component: SampleForm, args: { schema } } satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

export const Empty: Story = {}
export const WithPoster: Story = {
  args: { value: { field: { src: '/films/tour.mp4', poster: '/pictures/hall.webp', title: 'Through our works' } } },
}
export const WithoutPoster: Story = { args: { value: { field: { src: '/films/tour.mp4' } } } }
export const RightToLeft: Story = { args: { value: { field: { src: '/films/tour.mp4' } }, direction: 'rtl' } }
