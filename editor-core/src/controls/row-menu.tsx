import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import type { LucideIcon } from 'lucide-react'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Button, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components'
import menus from './menu.module.css'

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
export function RowMenu({ label, actions }: { readonly label: string; readonly actions: readonly RowAction[] }) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className={controls.tool ?? ''}>
        <Ellipsis size={16} aria-hidden />
      </Button>
      <Popover className={`${frames.popover} ${menus.popover}`} placement="bottom end">
        <Menu
          aria-label={label}
          className={menus.menu ?? ''}
          onAction={(id) => actions.find((action) => action.id === id)?.run()}
        >
          {actions.map(({ id, label: name, icon: Icon, reason }) => (
            <MenuItem key={id} id={id} textValue={name} isDisabled={reason !== undefined} className={menus.item ?? ''}>
              <Icon size={16} aria-hidden />
              <Text slot="label">{name}</Text>
              {reason !== undefined && (
                <Text slot="description" className={menus.reason ?? ''}>
                  {reason}
                </Text>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
