import { ariaKeys, reasonInWords, shownKeys } from '@vitrine/editor-core'
import styles from '@vitrine/editor-core/controls/menu.module.css'
import type { ComponentProps } from 'react'
import { MenuItem, MenuSection, Separator, Text } from 'react-aria-components'
import type { Command, CommandGroup } from '../command.ts'
import type { CommandContext } from '../command-context.ts'

/**
 * One command in a menu, with its keys; one that cannot be run says why. Both stand there as CSS
 * content: an item is called what its text says, and that is the name of the command alone.
 */
function CommandItem({ command, context }: { readonly command: Command; readonly context: CommandContext }) {
  const { icon: Icon, shortcuts = [] } = command
  const can = command.can(context)
  const name = context.list.nameOf(command.id)
  const reason = can === true ? undefined : reasonInWords(context, can)
  const [first] = shortcuts
  const forListeners = {
    'aria-keyshortcuts': first === undefined ? undefined : ariaKeys(shortcuts, context.isMac),
    'aria-description': reason,
  }
  return (
    <MenuItem
      id={command.id}
      textValue={name}
      isDisabled={can !== true}
      className={styles.item ?? ''}
      render={(props) => <div {...(props as ComponentProps<'div'>)} {...forListeners} />}
    >
      <Icon size={16} aria-hidden="true" />
      <Text slot="label">{name}</Text>
      {first !== undefined && (
        <span dir="ltr" className={styles.keys} data-text={shownKeys(context.t, first, context.isMac)} />
      )}
      {reason !== undefined && <span className={styles.reason} data-text={reason} />}
    </MenuItem>
  )
}

/** Commands in the groups that they belong to, with a line between the groups. */
export function commandItems(context: CommandContext, commands: readonly Command[]) {
  const groups = Map.groupBy(commands, ({ group }): CommandGroup => group)
  return [...groups].flatMap(([group, members], index) => [
    ...(index > 0 ? [<Separator key={`before ${group}`} className={styles.line ?? ''} />] : []),
    <MenuSection key={group} aria-label={context.t(`command.group.${group}`)}>
      {members.map((command) => (
        <CommandItem key={command.id} command={command} context={context} />
      ))}
    </MenuSection>,
  ])
}
