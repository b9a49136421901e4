import { useCommandsContext } from '@vitrine/editor-core'
import { type Answer, changeConversation, conversationDetail, type Question } from '@vitrine/schemas'
import { useEffect, useRef } from 'react'
import { useOffice } from '../../context/office-context.ts'
import { useAction, useCall } from '../../context/use-call.ts'
import { type Conversation, isConflict } from '../records.ts'

type Changes = Omit<Question<typeof changeConversation>, 'id' | 'revision'>

interface ConversationListeners {
  /** Something changed that the list shows. */
  readonly onChange: () => void
  /** The reader changed it: what was seen before counts as seen. */
  readonly onOwnChange: (before: Conversation, after: Conversation) => void
}

/** A conversation that is open: what it is now, and what changes it. */
export function useConversation(id: string, { onChange, onOwnChange }: ConversationListeners) {
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const request = useCall(conversationDetail, { id })
  const action = useAction()
  const { data, refresh, mutate } = request
  useMarkRead(data, async () => {
    mutate(await send(changeConversation, { id, isUnread: false }))
    onChange()
  })

  /**
   * Changes it as it was last read.
   *
   * @param done says what was done.
   * @returns whether it was done.
   */
  async function change(changes: Changes, done: string): Promise<boolean> {
    if (!data) return false
    const isDone = await action.run(async () => {
      try {
        const after: Answer<typeof changeConversation> = await send(changeConversation, {
          id,
          ...changes,
          revision: data.revision,
        })
        onOwnChange(data, after)
        mutate(after)
      } catch (error) {
        // What others did is shown below the words that say so; the next press counts again.
        if (isConflict(error)) refresh()
        throw error
      }
    })
    if (isDone) {
      announcer.announce(done)
      onChange()
    }
    return isDone
  }
  return { request, action, change }
}

/** Marks what is on the screen as read, once for each time that the buyer wrote; only while somebody can see it. */
function useMarkRead(conversation: Conversation | undefined, mark: () => Promise<unknown>): void {
  const { may } = useOffice()
  const marked = useRef('')
  const isUnread = conversation?.isUnread
  const mayMark = may('inbox.write')
  const lastAt = conversation?.lastAt ?? ''
  const latest = useRef(mark)
  latest.current = mark
  useEffect(() => {
    // What is read already and becomes unread while it is open was marked so on purpose.
    if (isUnread === false) marked.current = lastAt
    if (!isUnread || !mayMark) return
    const markNow = () => {
      if (document.visibilityState === 'hidden' || marked.current === lastAt) return
      marked.current = lastAt
      // It stays unread then, and is marked the next time that it is opened.
      latest.current().catch((error: unknown) => console.warn(error))
    }
    markNow()
    document.addEventListener('visibilitychange', markNow)
    return () => document.removeEventListener('visibilitychange', markNow)
  }, [isUnread, mayMark, lastAt])
}
