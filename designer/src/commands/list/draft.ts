import { always } from '@vitrine/editor-core'
import Eye from 'lucide-react/icons/eye'
import Redo from 'lucide-react/icons/redo-2'
import Save from 'lucide-react/icons/save'
import Send from 'lucide-react/icons/send'
import Undo from 'lucide-react/icons/undo-2'
import type { Command } from '../command.ts'
import type { CommandContext } from '../command-context.ts'
import { concernedBy, reasonOf, refuseCommand, select } from '../perform.ts'
import { inEditing, selectedOf } from '../selected.ts'

/** Goes one step through the history, and shows what it was about. */
function step(context: CommandContext, way: 'undo' | 'redo'): void {
  const { editor, announcer, t } = context
  let concerned: string | undefined
  const stop = editor.onDone((done) => {
    const last = done.at(-1)
    concerned = last && concernedBy(last)
  })
  editor[way]()
  stop()
  const { error } = editor.state.getState()
  if (error) {
    refuseCommand(context, reasonOf(error))
    return
  }
  select(context, concerned !== undefined && editor.place(concerned) ? concerned : selectedOf(context))
  announcer.announce(t(`command.done.${way}`))
}

const canStep =
  (steps: 'past' | 'future', reason: string): Command['can'] =>
  (context) =>
    context.editor.state.getState().history[steps].length > 0 ? inEditing(context) : { key: reason }

export const draftCommands: readonly Command[] = [
  {
    id: 'save',
    label: 'command.save',
    icon: Save,
    group: 'draft',
    shortcuts: ['mod+s'],
    whileTyping: true,
    can: always,
    run: ({ actions }) => actions.save(),
  },
  {
    id: 'preview',
    label: 'command.preview',
    icon: Eye,
    group: 'draft',
    shortcuts: ['mod+enter'],
    can: always,
    run: ({ actions }) => actions.preview(),
  },
  {
    id: 'publish',
    label: 'command.publish',
    icon: Send,
    group: 'draft',
    shortcuts: ['mod+shift+enter'],
    can: always,
    run: ({ actions }) => actions.publish(),
  },
  {
    id: 'undo',
    label: 'command.undo',
    icon: Undo,
    group: 'history',
    shortcuts: ['mod+z'],
    can: canStep('past', 'command.reason.nothingToUndo'),
    run: (context) => step(context, 'undo'),
  },
  {
    id: 'redo',
    label: 'command.redo',
    icon: Redo,
    group: 'history',
    shortcuts: ['mod+shift+z', 'mod+y'],
    can: canStep('future', 'command.reason.nothingToRedo'),
    run: (context) => step(context, 'redo'),
  },
]
