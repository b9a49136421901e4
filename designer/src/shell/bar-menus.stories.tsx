import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { arabic, begins, german, ofDesigner } from '../testing/designer-story.tsx'
import { BarMenus } from './bar-menus.tsx'

/** At the end of the line, as in the bar: a menu has its place to one side only. */
const AtTheEnd = () => (
  <div style={{ display: 'flex', justifyContent: 'flex-end', padding: 8 }}>
    <BarMenus />
  </div>
)

export default { title: 'Designer/Bar menus', component: AtTheEnd, ...ofDesigner } satisfies Meta<typeof AtTheEnd>
type Story = StoryObj<typeof AtTheEnd>

/** With the menu open that stands at this place among the buttons. */
const opened = (at: number): Story => ({
  ...begins({ isWide: true }),
  async play({ canvasElement }) {
    const page = canvasElement.ownerDocument
    canvasElement.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]')[at]?.click()
    await waitFor(() => {
      if (!page.querySelector('[role="menu"]')) throw new Error('There is no menu.')
    })
  },
})

export const Help: Story = opened(0)
export const HelpArabic: Story = { ...Help, ...arabic }
export const HelpGerman: Story = { ...Help, ...german }
export const Languages: Story = opened(1)
export const LanguagesArabic: Story = { ...Languages, ...arabic }
export const Account: Story = opened(2)
export const AccountArabic: Story = { ...Account, ...arabic }
export const AccountGerman: Story = { ...Account, ...german }
