import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleForm } from '../testing/sample-form.tsx'

const schema = { type: 'object', properties: { field: { title: 'Sample', $ref: 'spacing' } } } as const

export default { title: 'Setters/Spacing', component: SampleForm, args: { schema } } satisfies Meta<typeof SampleForm>
type Story = StoryObj<typeof SampleForm>

const value = { field: { pc: { top: 120, right: 24, bottom: 80, left: 24 }, mobile: { top: 48 } } }

export const Filled: Story = { args: { value } }
export const Empty: Story = {}
export const RightToLeft: Story = { args: { value, direction: 'rtl', services: { editingLanguage: 'ar' } } }
