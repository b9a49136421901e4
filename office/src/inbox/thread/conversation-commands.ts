import CircleCheck from 'lucide-react/icons/circle-check'
import MailIcon from 'lucide-react/icons/mail'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import Reply from 'lucide-react/icons/reply'
import StickyNote from 'lucide-react/icons/sticky-note'
import UserPlus from 'lucide-react/icons/user-plus'
import type { ScreenCommand } from '../../context/screen-commands.ts'
import { type Neighbours, neighbourCommands } from '../list/neighbours.ts'
import type { WrittenKind } from '../reply/reply-draft.ts'
import type { ConversationActions } from './use-conversation-actions.ts'

interface ConversationCommandsInput {
  readonly neighbours: Neighbours
  /** Nothing for those who may only read. */
  readonly actions: ConversationActions | undefined
  /** Leads to the box that a reply or a note is written in. */
  readonly write: (kind: WrittenKind) => void
  /** Leads to the choice of who answers. */
  readonly assign: () => void
}

/** The keys of what each button does; shown on it. */
export const conversationKeys = { done: 'e', spam: '!', unread: 'u', reply: 'r', note: 'n', assign: 'a' } as const

const always = (): true => true

/** What can be done with the conversation that is open, and the way to the next one. */
export function conversationCommands({ neighbours, actions, write, assign }: ConversationCommandsInput) {
  const around = neighbourCommands(neighbours)
  if (!actions) return around
  const own: readonly (Pick<ScreenCommand, 'id' | 'label' | 'icon' | 'run'> & { readonly key: string })[] = [
    { id: 'reply', label: 'inbox.reply', icon: Reply, key: conversationKeys.reply, run: () => write('reply') },
    { id: 'note', label: 'inbox.note', icon: StickyNote, key: conversationKeys.note, run: () => write('note') },
    {
      id: 'done',
      label: actions.isDone ? 'inbox.notDone' : 'inbox.done',
      icon: CircleCheck,
      key: conversationKeys.done,
      run: actions.toggleDone,
    },
    { id: 'assign', label: 'inbox.assign', icon: UserPlus, key: conversationKeys.assign, run: assign },
    {
      id: 'unread',
      label: 'inbox.markUnread',
      icon: MailIcon,
      key: conversationKeys.unread,
      run: actions.markUnread,
    },
    {
      id: 'spam',
      label: actions.isSpam ? 'inbox.notSpam' : 'inbox.spam',
      icon: OctagonAlert,
      key: conversationKeys.spam,
      run: actions.toggleSpam,
    },
  ]
  return [
    ...own.map(
      ({ id, key, ...command }): ScreenCommand => ({
        ...command,
        id: `inbox-${id}`,
        group: 'screen',
        shortcuts: [key],
        can: always,
      }),
    ),
    ...around,
  ]
}
