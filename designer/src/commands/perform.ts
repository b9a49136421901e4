import { messageText, type OperationInput, type Reason, reasonInWords } from '@vitrine/editor-core'
import type { Done, OperationError } from '@vitrine/model'
import { displayName } from '../i18n/names.ts'
import { type CommandContext, openDialog, type Point } from './command-context.ts'

/** The most exact reason that an error holds. */
export const reasonOf = (error: OperationError): Reason => error.problem ?? error

/** Tells why something was not done. */
export const refuseCommand = (context: CommandContext, reason: Reason): void =>
  context.announcer.announce(reasonInWords(context, reason), true)

/** Tells that something was done to a component: `command.done.{what}` with its name. */
export const announceDone = (context: CommandContext, what: string, id: string): void =>
  context.announcer.announce(messageText(context.t, `command.done.${what}`, { name: displayName(context, id) }))

/** Selects a component, and shows the page that it stands on. */
export function select({ editor, view }: CommandContext, id: string | undefined): void {
  const page = id === undefined ? undefined : editor.place(id)?.on.page
  view.change((state) => {
    state.selected = id
    state.editedText = undefined
    if (page !== undefined) state.curPageId = page
  })
}

/** Selects a component and opens its menu at a point of the window: for a right click on canvas or layers. */
export function openComponentMenu(context: CommandContext, id: string, at: Point): void {
  select(context, id)
  openDialog(context, { name: 'component-menu', at })
}

/** Changes the draft in one step; answers whether it was done, and tells why it was not. */
export function perform(context: CommandContext, operations: readonly OperationInput[]): boolean {
  const error = context.editor.dispatch(operations)
  if (error) refuseCommand(context, reasonOf(error))
  return !error
}

/** What one looks at after something was done or taken back: the component that it was about. */
export function concernedBy({ operation, inverse }: Done): string | undefined {
  if ('of' in operation) return 'component' in operation.of ? operation.of.component : undefined
  switch (operation.type) {
    case 'insert-component':
      return operation.root
    case 'wrap-component':
      return operation.wrapper.id
    case 'duplicate-component':
      return operation.ids[operation.component]
    case 'move-component':
      return operation.component
    case 'unwrap-component':
      return inverse.type === 'wrap-component' ? inverse.component : undefined
    case 'remove-component':
      return inverse.type === 'insert-component' ? (inverse.after ?? inverse.parent?.component) : undefined
    case 'set-part':
      return operation.value?.pageSchema.root[0]
    default:
      return undefined
  }
}
