import { createAnnouncer, createCommandList, isOnMac, reasonInWords } from '@vitrine/editor-core'
import { createStore } from 'zustand/vanilla'
import type { DesignerParts } from '../context/designer-context.ts'
import { isOffered } from '../context/features.ts'
import { type CommandContext, openDialog } from './command-context.ts'
import { commands } from './commands.ts'
import { createSystemClipboard } from './system-clipboard.ts'

type CommandContextInput = Pick<CommandContext, 'editor' | 'view' | 'actions' | 't' | 'label' | 'locale'> &
  Partial<Pick<CommandContext, 'clipboard' | 'isMac' | 'mayEditContents'>> &
  Pick<DesignerParts, 'features'>

/** The context of all commands of one designer: made once, for as long as it is open. */
export function createCommandContext(given: CommandContextInput): CommandContext {
  const announcer = createAnnouncer()
  const inWords: CommandContext['reasonInWords'] = (reason) => reasonInWords(given, reason)
  const offered = commands.filter(({ id }) => isOffered(given, id) && (given.mayEditContents || id !== 'edit-content'))
  const context: CommandContext = {
    clipboard: createSystemClipboard(),
    isMac: isOnMac(),
    canvasContents: {},
    mayEditContents: false,
    ...given,
    dialogs: createStore(() => ({ open: undefined })),
    announcer,
    reasonInWords: inWords,
    closeDialog: () => openDialog(context, undefined),
    list: createCommandList({ commands: offered, context: () => context, t: given.t, announcer, inWords }),
    subscribe(listener) {
      const ends = [given.view.state.subscribe(listener), given.editor.state.subscribe(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
  }
  return context
}
