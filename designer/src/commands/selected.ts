import type { Reason } from '@vitrine/editor-core'
import { ancestorsOf } from '../placement/siblings.ts'
import type { CommandContext } from './command-context.ts'

export const nothingSelected: Reason = { key: 'command.reason.nothingSelected' }

/** The selected component, if it is still there. */
export function selectedOf({ editor, view }: CommandContext): string | undefined {
  const { selected } = view.state.getState()
  return selected !== undefined && editor.place(selected) ? selected : undefined
}

/** Asks something of the selected component. */
export const ofSelected =
  (check: (context: CommandContext, id: string) => true | Reason = () => true) =>
  (context: CommandContext): true | Reason => {
    const id = selectedOf(context)
    return id === undefined ? nothingSelected : check(context, id)
  }

/** Nothing is changed while it is only looked at. */
export const inEditing = ({ view }: CommandContext): true | Reason =>
  view.state.getState().isPreview ? { key: 'command.reason.preview' } : true

/** The same of one that may be changed: neither it nor what is around it is locked. */
export const ofChangeable = (check: (context: CommandContext, id: string) => true | Reason = () => true) =>
  ofSelected((context, id) => {
    const editing = inEditing(context)
    if (editing !== true) return editing
    const { locked } = context.view.state.getState()
    const isLocked = [id, ...ancestorsOf(context.editor, id)].some((one) => locked[one])
    return isLocked ? { key: 'command.reason.locked' } : check(context, id)
  })

/** Does something with the selected component. */
export const withSelected =
  (act: (context: CommandContext, id: string, option?: string) => void | Promise<void>) =>
  (context: CommandContext, option?: string): void | Promise<void> => {
    const id = selectedOf(context)
    if (id !== undefined) return act(context, id, option)
  }
