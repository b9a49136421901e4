import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { memo } from 'react'
import { useCommand, useCommandsContext } from './commands-context.ts'
import { ariaKeys, shownKeys } from './keys/shortcut-text.ts'

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
  const { t } = useTranslation('editor')
  const { list, isMac, reasonInWords } = useCommandsContext()
  const { name, can, isOpen } = useCommand(id)
  const { icon: Icon, shortcuts = [] } = list.get(id)
  const keys = shortcuts[0] === undefined ? '' : shownKeys(t, shortcuts[0], isMac)
  const hint = [hasText ? '' : name, keys, can === true ? '' : reasonInWords(can)].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      className={`${hasText ? controls.button : controls.tool} ${className}`}
      data-main={isMain || undefined}
      aria-label={hasText ? undefined : name}
      aria-keyshortcuts={shortcuts.length > 0 ? ariaKeys(shortcuts, isMac) : undefined}
      aria-expanded={isOpen ?? undefined}
      aria-disabled={can === true ? undefined : true}
      title={hint}
      onClick={() => list.run(id)}
    >
      <Icon size={16} aria-hidden="true" />
      {hasText && <span>{name}</span>}
    </button>
  )
})
