import { useCallback, useState } from 'react'
import type { Conversation } from '../records.ts'

export type WrittenKind = 'reply' | 'note'

/** What of a conversation was on the screen when a text was begun: what came later may change what one wants to say. */
export interface SeenConversation {
  readonly revision: number
  /** How many entries there were. */
  readonly entries: number
}

export interface WrittenText {
  readonly text: string
  readonly seen: SeenConversation
}

type Written = Readonly<Partial<Record<WrittenKind, WrittenText>>>

/** Texts that are not sent yet, by conversation: they outlive a look at something else, and a reload. */
const keyOf = (id: string): string => `vitrine:reply:${id}`

function readWritten(id: string): Written {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}') as Written
    const isText = (one: WrittenText | undefined) =>
      typeof one?.text === 'string' && Number.isInteger(one.seen?.revision) && Number.isInteger(one.seen.entries)
    return {
      ...(isText(stored.reply) && { reply: stored.reply }),
      ...(isText(stored.note) && { note: stored.note }),
    }
  } catch {
    return {}
  }
}

function keepWritten(id: string, written: Written): void {
  try {
    if (written.reply ?? written.note) sessionStorage.setItem(keyOf(id), JSON.stringify(written))
    else sessionStorage.removeItem(keyOf(id))
  } catch {
    // Storage is blocked or full: the text is kept as long as the conversation is open.
  }
}

export const seenOf = ({ revision, entries }: Pick<Conversation, 'revision' | 'entries'>): SeenConversation => ({
  revision,
  entries: entries.length,
})

/** What somebody writes into a conversation, a reply and a note, until it is sent. */
export interface ReplyDraft {
  readonly written: Written
  /** Takes what is typed; an empty text is none. */
  readonly write: (kind: WrittenKind, text: string, conversation: Conversation) => void
  /** What the writer did otherwise counts as seen. */
  readonly follow: (before: Conversation, after: Conversation) => void
}

export function useReplyDraft(id: string): ReplyDraft {
  const [written, setWritten] = useState(() => readWritten(id))
  const update = useCallback(
    (next: (before: Written) => Written) =>
      setWritten((before) => {
        const after = next(before)
        keepWritten(id, after)
        return after
      }),
    [id],
  )
  const write = useCallback(
    (kind: WrittenKind, text: string, conversation: Conversation) =>
      update(({ [kind]: before, ...others }) =>
        text === '' ? others : { ...others, [kind]: { text, seen: before?.seen ?? seenOf(conversation) } },
      ),
    [update],
  )
  const follow = useCallback(
    (before: Conversation, after: Conversation) => {
      const move = (one: WrittenText | undefined) =>
        // Nobody else changed it in between: then it would have been refused, or counted on by more than one.
        one && one.seen.revision === before.revision && after.revision <= before.revision + 1
          ? { ...one, seen: seenOf(after) }
          : one
      update(({ reply, note }) => {
        const [movedReply, movedNote] = [move(reply), move(note)]
        return { ...(movedReply && { reply: movedReply }), ...(movedNote && { note: movedNote }) }
      })
    },
    [update],
  )
  return { written, write, follow }
}
