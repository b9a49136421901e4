import controls from '@vitrine/setters/controls/controls.module.css'
import { memo } from 'react'
import { reasonInWords } from '../../i18n/names.ts'
import { commandOf, runCommand } from '../commands.ts'
import { useCommand, useCommands } from '../commands-context.tsx'
import { ariaKeys, shownKeys } from '../keys/shortcut-text.ts'

interface CommandButtonProps {
  readonly id: string
  /** Whether its name stands beside the icon, in a frame. */
  readonly hasText?: boolean
  /** Whether it is what most people come for. */
  readonly isMain?: boolean
  readonly className?: string
}

/**
 * A command as a button, with its keys and, while it cannot be run, the reason in its tooltip. It can
 * be focused all the same: a button that fell away under the finger would take the focus with it.
 */
export const CommandButton = memo(function CommandButton({
  id,
  hasText = false,
  isMain = false,
  className = '',
}: CommandButtonProps) {
  const context = useCommands()
  const command = commandOf(id)
  const { name, can, isOpen } = useCommand(command)
  const { icon: Icon, shortcuts = [] } = command
  const keys = shortcuts[0] === undefined ? '' : shownKeys(context.t, shortcuts[0], context.isMac)
  const hint = [hasText ? '' : name, keys, can === true ? '' : reasonInWords(context, can)].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      className={`${hasText ? controls.button : controls.tool} ${className}`}
      data-main={isMain || undefined}
      aria-label={hasText ? undefined : name}
      aria-keyshortcuts={shortcuts.length > 0 ? ariaKeys(shortcuts, context.isMac) : undefined}
      aria-expanded={isOpen ?? undefined}
      aria-disabled={can === true ? undefined : true}
      title={hint}
      onClick={() => runCommand(context, id)}
    >
      <Icon size={16} aria-hidden="true" />
      {hasText && <span>{name}</span>}
    </button>
  )
})
