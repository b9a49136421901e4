import styles from '@vitrine/editor-core/controls/menu.module.css'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import type { ReactNode } from 'react'
import { Button, Menu, MenuTrigger, Popover } from 'react-aria-components'
import { commandOf } from '../commands/commands.ts'
import { useCommands } from '../commands/commands-context.tsx'
import { commandItems } from '../commands/menus/command-items.tsx'

interface CommandMenuProps {
  /** What the button is called. */
  readonly label: string
  readonly commands: readonly string[]
  readonly children: ReactNode
}

/** A button of a toolbar that opens a menu of commands. What they can do is asked when it opens. */
export function CommandMenu({ label, commands, children }: CommandMenuProps) {
  const context = useCommands()
  return (
    <MenuTrigger>
      <Button aria-label={label} className={controls.tool ?? ''}>
        {children}
      </Button>
      <Popover className={`${frames.popover} ${styles.popover}`}>
        <Menu aria-label={label} className={styles.menu ?? ''} onAction={(id) => context.list.run(String(id))}>
          {commandItems(context, commands.map(commandOf))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
