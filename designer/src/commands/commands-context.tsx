import { useStore } from 'zustand'
import { requiredContext } from '../context/required-context.ts'
import { messageText } from '../context/translate.ts'
import type { Reason } from '../i18n/reason.ts'
import type { Command } from './command.ts'
import type { CommandContext, CommandDialogName } from './command-context.ts'

export const [CommandsProvider, useCommands] = requiredContext<CommandContext>(
  'No commands: this belongs inside of the designer.',
)

export const useOpenDialog = (): CommandDialogName | undefined => useStore(useCommands().dialogs, ({ open }) => open)

interface CommandNow {
  readonly name: string
  readonly can: true | Reason
  readonly isOpen: boolean | null
}

/** What a command is called now, whether it can be run, and whether it is open; asked again whenever draft or view change. */
export function useCommand(command: Command): CommandNow {
  const context = useCommands()
  const snapshot = (): string =>
    JSON.stringify([
      command.labelNow?.(context) ?? command.label,
      command.can(context),
      command.isOpen?.(context) ?? null,
    ])
  const answer = useStore(context.view.state, snapshot)
  // The same question at changes of the draft: the answer is one.
  useStore(context.editor.state, snapshot)
  const [label, can, isOpen] = JSON.parse(answer) as readonly [string, true | Reason, boolean | null]
  return { name: messageText(context.t, label), can, isOpen }
}
