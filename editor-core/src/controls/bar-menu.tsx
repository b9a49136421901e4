import frames from '@vitrine/setters/controls/frames.module.css'
import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import type { RefObject } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover, Text } from 'react-aria-components'
import menus from './menu.module.css'

/** Something that a menu of the bar leads to or does. */
export interface BarMenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: LucideIcon
  /** The language of the label, where it is not that of the interface. */
  readonly language?: string
  /** Another page; it opens in a tab of its own, so that the draft stays open. */
  readonly href?: string
  readonly run?: () => void
  /** Why it cannot be done now. */
  readonly reason?: string | undefined
}

export interface BarMenuProps {
  readonly label: string
  /** Stands above the entries. */
  readonly title?: string | undefined
  readonly items: readonly BarMenuItem[]
  /** The entry that counts now, where one of them is chosen. */
  readonly chosen?: string | undefined
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** A menu of the bar, drawn only while it is open. */
export default function BarMenu({ label, title, items, chosen, button, onClose }: BarMenuProps) {
  return (
    <Popover
      isOpen
      aria-label={label}
      triggerRef={button}
      placement="bottom end"
      className={`${frames.popover} ${menus.popover}`}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Menu
        aria-label={label}
        autoFocus="first"
        className={menus.menu ?? ''}
        onClose={onClose}
        onAction={(id) => items.find((item) => item.id === id)?.run?.()}
        {...(chosen !== undefined && {
          selectionMode: 'single',
          selectedKeys: [chosen],
          disallowEmptySelection: true,
        })}
      >
        <MenuSection aria-label={label}>
          {title !== undefined && <Header className={`${frames.hint} ${menus.title}`}>{title}</Header>}
          {items.map(({ id, label: name, icon: Icon, language, href, reason }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={name}
              isDisabled={reason !== undefined}
              className={menus.item ?? ''}
              {...(href !== undefined && { href, target: '_blank', rel: 'noreferrer' })}
            >
              {Icon ? <Icon size={16} aria-hidden /> : id === chosen ? <Check size={16} aria-hidden /> : <span />}
              <Text slot="label" lang={language}>
                <bdi>{name}</bdi>
              </Text>
              {reason !== undefined && (
                <Text slot="description" className={menus.reason ?? ''}>
                  {reason}
                </Text>
              )}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </Popover>
  )
}
