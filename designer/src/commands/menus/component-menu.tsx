import styles from '@vitrine/editor-core/controls/menu.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useRef } from 'react'
import { Menu, Popover } from 'react-aria-components'
import { displayName } from '../../i18n/names.ts'
import { placedInPart } from '../../placement/site-part.ts'
import { openDialog, type Point } from '../command-context.ts'
import { commandOf } from '../commands.ts'
import { useCommands } from '../commands-context.tsx'
import { selectedOf } from '../selected.ts'
import { commandItems } from './command-items.tsx'
import { componentMenu, sitePartMenu } from './component-menu-list.ts'

/** The menu of the selected component, at a point of the window, or in the middle of it. */
export function ComponentMenu({ at = { x: innerWidth / 2, y: innerHeight / 3 } }: { readonly at: Point | undefined }) {
  const context = useCommands()
  const anchor = useRef<HTMLSpanElement>(null)
  const id = selectedOf(context)
  const label = context.t('command.menuOf', { name: id === undefined ? '' : displayName(context, id) })
  const isInPart = id !== undefined && placedInPart(context.editor, id) !== undefined
  const hasContents = context.mayEditContents && id !== undefined && context.canvasContents.current?.of(id).length
  const shown = componentMenu.filter(
    (command) =>
      (isInPart || !sitePartMenu.some((only) => only === command)) && (hasContents || command !== 'edit-content'),
  )
  // What was chosen may have opened something else by now.
  const close = () => context.dialogs.getState().open?.name === 'component-menu' && openDialog(context, undefined)
  return (
    <>
      <span ref={anchor} className={styles.anchor} style={{ left: at.x, top: at.y }} />
      <Popover
        isOpen
        aria-label={label}
        onOpenChange={(isOpen) => isOpen || close()}
        triggerRef={anchor}
        placement="bottom start"
        offset={2}
        className={`${frames.popover} ${styles.popover}`}
      >
        <Menu
          aria-label={label}
          autoFocus="first"
          className={styles.menu ?? ''}
          onClose={close}
          onAction={(command) => context.list.run(String(command))}
        >
          {commandItems(context, shown.map(commandOf))}
        </Menu>
      </Popover>
    </>
  )
}
