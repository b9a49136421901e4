import { useLatest } from 'ahooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from '../../navigation/navigation-context.ts'
import { type Conversation, statusBefore } from '../records.ts'
import type { useConversation } from './use-conversation.ts'

/** What one press does to a conversation. */
export interface ConversationActions {
  readonly isDone: boolean
  readonly isSpam: boolean
  readonly toggleDone: () => Promise<void>
  readonly toggleSpam: () => Promise<void>
  /** Marks it as unread and goes back to the list: here it would be read at once. */
  readonly markUnread: () => Promise<void>
}

interface ActionsInput extends Pick<ReturnType<typeof useConversation>, 'change'> {
  readonly conversation: Conversation
  readonly back: string
}

/** The same object until the status is another one. */
export function useConversationActions(input: ActionsInput): ConversationActions {
  const { t } = useTranslation('office')
  const navigation = useNavigation()
  const latest = useLatest({ ...input, t })
  const { status } = input.conversation
  return useMemo(
    () => ({
      isDone: status === 'archived',
      isSpam: status === 'spam',
      async toggleDone() {
        const { conversation, change, t: say } = latest.current
        if (conversation.status === 'archived')
          await change({ status: statusBefore(conversation) }, say('inbox.done.reopened'))
        else await change({ status: 'archived' }, say('inbox.done.done'))
      },
      async toggleSpam() {
        const { conversation, change, t: say } = latest.current
        if (conversation.status === 'spam')
          await change({ status: statusBefore(conversation) }, say('inbox.spam.notSpam'))
        else await change({ status: 'spam' }, say('inbox.spam.marked'))
      },
      async markUnread() {
        const { change, back, t: say } = latest.current
        if (await change({ isUnread: true }, say('inbox.unread.marked'))) navigation.go(back)
      },
    }),
    [status, latest, navigation],
  )
}
