import { CallError } from '@vitrine/schemas'
import type { DesignerContext } from '../context/designer-context.ts'
import type { PostToParent } from './messages/post-to-parent.ts'
import type { TicketSignIn } from './ticket-sign-in.ts'

interface EntryOptions {
  readonly signIn: Pick<TicketSignIn, 'brought'>
  readonly t: DesignerContext['t']
  /** Whether a ticket in the address has opened the draft already. */
  readonly isEntered: boolean
}

/** Whether a ticket has opened the draft, and who waits for it. */
export interface Entry {
  readonly entered: Promise<void>
  readonly isDone: () => boolean
  /** Tries a ticket; whether it was taken. Why not is sent by `post`. */
  readonly enter: (ticket: string, post: PostToParent) => Promise<boolean>
}

export function createEntry({ signIn, t, isEntered }: EntryOptions): Entry {
  const entered = Promise.withResolvers<void>()
  let isDone = isEntered
  if (isEntered) entered.resolve()
  return {
    entered: entered.promise,
    isDone: () => isDone,
    async enter(ticket, post) {
      try {
        await signIn.brought(ticket)
      } catch (error) {
        post('error', {
          code: 'ticket-refused',
          message: error instanceof CallError ? error.message : t('frame.failed'),
        })
        return false
      }
      isDone = true
      entered.resolve()
      return true
    },
  }
}
