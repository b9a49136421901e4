import { addConversationEntry, type CallError, conversationDetail, newId, type Question } from '@vitrine/schemas'
import { useRef, useState } from 'react'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { type Conversation, type ConversationEntry, isConflict } from '../records.ts'
import type { SeenConversation } from './reply-draft.ts'

type Entry = Omit<Question<typeof addConversationEntry>, 'id' | 'key' | 'revision'>

/** Who did what meanwhile, as the service tells it. */
export interface ChangeMeanwhile {
  readonly kind?: string
  readonly accountId?: string
  readonly by?: string
  readonly at: string
}

/** An entry that was not sent, since the conversation is another one than when it was begun. */
export interface StaleEntry {
  readonly entry: Entry
  readonly change: ChangeMeanwhile | undefined
  /** What was written since. */
  readonly since: readonly ConversationEntry[]
  readonly fresh: Conversation
}

interface SendEntryOptions {
  readonly conversation: Conversation
  readonly onFresh: (fresh: Conversation) => void
  readonly onSent: (entry: Entry, fresh: Conversation | undefined) => void
}

/** Sends what was written; where somebody was faster, it is asked what to do. */
export function useSendEntry({ conversation, onFresh, onSent }: SendEntryOptions) {
  const { id } = conversation
  const { send } = useOffice()
  const action = useAction()
  const [stale, setStale] = useState<StaleEntry>()
  // The same words again are the same entry, however often the line breaks; other words are another one.
  const attempt = useRef({ content: '', key: '' })

  function keyOf(entry: Entry): string {
    const content = JSON.stringify([entry.kind, entry.text, entry.language])
    if (attempt.current.content !== content) attempt.current = { content, key: `${newId()}${newId()}` }
    return attempt.current.key
  }

  /** @param seen what the writer knows of. */
  async function sendEntry(entry: Entry, seen: SeenConversation): Promise<void> {
    let fresh: Conversation | undefined
    let conflict: CallError | undefined
    const isAnswered = await action.run(async () => {
      try {
        await send(addConversationEntry, { id, ...entry, key: keyOf(entry), revision: seen.revision })
      } catch (error) {
        if (!isConflict(error)) throw error
        conflict = error
        fresh = await send(conversationDetail, { id })
        return
      }
      // It is sent, whether it can be read again or not.
      fresh = await send(conversationDetail, { id }).catch(() => undefined)
    })
    if (!isAnswered) return
    if (fresh) onFresh(fresh)
    if (conflict && fresh) {
      const { change } = (conflict.details ?? {}) as { readonly change?: ChangeMeanwhile }
      setStale({ entry, change, since: fresh.entries.slice(seen.entries), fresh })
      return
    }
    attempt.current = { content: '', key: '' }
    setStale(undefined)
    onSent(entry, fresh)
  }
  return { ...action, sendEntry, stale, dismiss: () => setStale(undefined) }
}
