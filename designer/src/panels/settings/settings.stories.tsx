import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic, begins, german, ofDesigner, showing } from '../../testing/designer-story.tsx'
import { SettingsPanel } from './settings.tsx'

export default { title: 'Designer/Settings', component: SettingsPanel, ...ofDesigner } satisfies Meta<
  typeof SettingsPanel
>
type Story = StoryObj<typeof SettingsPanel>

export const Filled: Story = { ...begins({ view: { selected: 'banner01' } }), ...showing('textarea, input') }
export const Arabic: Story = { ...Filled, ...arabic }
export const German: Story = { ...Filled, ...german }
/** What is said in another language, and what is inherited. */
export const Translated: Story = begins({ view: { selected: 'inside01', curLanguageEnv: 'de' } })
export const OnPhone: Story = begins({ view: { selected: 'banner01', deviceEnv: 'mobile' } })
export const Empty: Story = {}
export const UnknownSection: Story = begins({ view: { selected: 'strange1' } })
