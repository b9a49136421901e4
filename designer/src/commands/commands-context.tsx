import { useCommandsContext } from '@vitrine/editor-core'
import { useStore } from 'zustand'
import type { CommandContext, CommandDialogName } from './command-context.ts'

/** What the commands of the designer read and change: its provider is given nothing less (`App`). */
export const useCommands = (): CommandContext => useCommandsContext() as CommandContext

export const useOpenDialog = (): CommandDialogName | undefined => useStore(useCommands().dialogs, ({ open }) => open)
