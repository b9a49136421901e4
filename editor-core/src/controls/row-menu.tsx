import type { LucideIcon } from 'lucide-react'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { MenuButton } from './menu-button.tsx'

/** Something that can be done with a row of a panel. */
export interface RowAction {
  readonly id: string
  readonly label: string
  readonly icon: LucideIcon
  readonly run: () => void
  /** Why it cannot be done now. */
  readonly reason?: string | undefined
}

/** The button at the end of a row, and the menu of what can be done with it. */
export const RowMenu = ({ label, actions }: { readonly label: string; readonly actions: readonly RowAction[] }) => (
  <MenuButton label={label} items={actions}>
    <Ellipsis size={16} aria-hidden />
  </MenuButton>
)
