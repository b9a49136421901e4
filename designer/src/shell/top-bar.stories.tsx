import type { Meta, StoryObj } from '@storybook/react-vite'
import { SavingStatus } from '../saving/status/saving-status.tsx'
import { arabic, begins, german, ofDesigner } from '../testing/designer-story.tsx'
import { PageChoice } from './page-select.tsx'
import { TopBar } from './top-bar.tsx'

/** The bar with what stands at its start and end. */
const Bar = () => <TopBar page={<PageChoice />} end={<SavingStatus />} />

export default { title: 'Designer/Top bar', component: Bar, ...ofDesigner } satisfies Meta<typeof Bar>
type Story = StoryObj<typeof Bar>

export const Filled: Story = begins({ isWide: true })
export const Arabic: Story = { ...Filled, ...arabic }
export const German: Story = { ...Filled, ...german }
