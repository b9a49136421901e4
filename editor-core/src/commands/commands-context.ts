import { useSyncExternalStore } from 'react'
import { requiredContext } from '../context/required-context.ts'
import type { Reason } from '../i18n/reason.ts'
import type { Announcer } from './announcer.ts'
import type { CommandList } from './command-list.ts'

/** What buttons, keys, palette and dialogs of commands need of the editor that they stand in. */
export interface CommandsContext {
  readonly list: CommandList
  readonly announcer: Announcer
  readonly isMac: boolean
  readonly reasonInWords: (reason: Reason) => string
  /** Closes the palette, the table of keys, or whatever else a command has opened. */
  readonly closeDialog: () => void
  /** Calls whenever commands may be called otherwise, or may be run or not. */
  readonly subscribe: (listener: () => void) => () => void
}

export const [CommandsProvider, useCommandsContext] = requiredContext<CommandsContext>(
  'No commands: this belongs inside of an editor.',
)

interface CommandNow {
  readonly name: string
  readonly can: true | Reason
  readonly isOpen: boolean | null
}

/** What a command is called now, whether it can be run, and whether it is open. */
export function useCommand(id: string): CommandNow {
  const { list, subscribe } = useCommandsContext()
  // As text, so that the same answer is the same value.
  const answer = useSyncExternalStore(subscribe, () =>
    JSON.stringify([list.nameOf(id), list.can(id), list.isOpen(id) ?? null]),
  )
  const [name, can, isOpen] = JSON.parse(answer) as readonly [string, true | Reason, boolean | null]
  return { name, can, isOpen }
}
