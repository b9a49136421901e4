import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic, begins, german, ofDesigner, showing } from '../testing/designer-story.tsx'
import { type CommandDialogName, openDialog } from './command-context.ts'
import { CommandDialogs } from './command-dialogs.tsx'

/** The designer of a story holds the place of dialogs already: nothing else is drawn. */
const Nothing = () => null

export default {
  title: 'Designer/Dialogs',
  component: Nothing,
  subcomponents: { CommandDialogs },
  ...ofDesigner,
} satisfies Meta<typeof Nothing>
type Story = StoryObj<typeof Nothing>

const opened = (dialog: CommandDialogName): Story => ({
  ...begins({
    view: { selected: 'inside01' },
    before: ({ session }) => openDialog(session.commands, dialog),
  }),
  ...showing(dialog.name === 'component-menu' ? '[role="menu"]' : '[role="dialog"]'),
})

export const Palette: Story = opened({ name: 'palette' })
export const PaletteArabic: Story = { ...Palette, ...arabic }
/** A command that asks for one of several things. */
export const PaletteOfSections: Story = opened({ name: 'palette', command: 'add' })
export const MoveTo: Story = opened({ name: 'move-to' })
export const MoveToArabic: Story = { ...MoveTo, ...arabic }
export const Rename: Story = opened({ name: 'rename' })
export const Keys: Story = opened({ name: 'keys' })
export const KeysGerman: Story = { ...Keys, ...german }
export const Limits: Story = opened({ name: 'limits' })
export const LimitsArabic: Story = { ...Limits, ...arabic }
export const ComponentMenu: Story = opened({ name: 'component-menu', at: { x: 40, y: 40 } })
/** It opens at the pointer over the canvas, and reads from the right all the same. */
export const ComponentMenuArabic: Story = {
  ...ComponentMenu,
  ...arabic,
  ...showing('[dir="rtl"]:not(html) [role="menu"]'),
}
