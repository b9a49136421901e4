import type { Readable } from 'node:stream'
import { eventStream } from '../../../../platform/events/event-stream.ts'
import type { entriesAfter } from '../chats.queries.ts'
import { VISITOR_KEY } from '../visitor-key.ts'
import type { ChatWatch } from './watch-chats.ts'

type ReadableEntry = Awaited<ReturnType<typeof entriesAfter>>[number]

export interface ChatEventsOptions {
  readonly messageId: string
  /** How many entries the visitor has, those included that they may not read. */
  readonly after: number
  /** What the visitor may read behind so many entries, in its order. */
  readonly since: (count: number) => Promise<readonly ReadableEntry[]>
  /** Says which mails hold what the visitor has been told by now. */
  readonly isTold: (mailIds: readonly string[]) => Promise<void>
  /** Says at every beat that the visitor is there. */
  readonly isHere: () => Promise<void>
}

const eventOf = ({ id, kind, text, at, client_key, name }: ReadableEntry) => ({
  id,
  kind,
  text,
  at: new Date(Number(at)).toISOString(),
  ...(kind === 'in' && client_key?.startsWith(VISITOR_KEY) && { key: client_key.slice(VISITOR_KEY.length) }),
  ...(kind === 'out' && name !== null && { by: name }),
})

/**
 * What is written in a chat, for its visitor. The id of an event is how many entries there were behind it, so that a
 * visitor who lost the line misses nothing and hears nothing twice.
 */
export function chatEventsOf(
  watch: ChatWatch,
  { messageId, after, since, isTold, isHere }: ChatEventsOptions,
): Readable {
  let known = after
  let told: boolean | undefined
  return eventStream(watch, messageId, async (now, { send }) => {
    while (now.count > known) {
      const entries = await since(known)
      for (const entry of entries) {
        known = entry.position + 1
        send('entry', known, eventOf(entry))
      }
      const mailIds = entries.flatMap(({ mail_id }) => mail_id ?? [])
      if (mailIds.length > 0) await isTold(mailIds)
      // What is left are notes of members, and what happened.
      if (entries.length === 0) known = now.count
    }
    if (now.isOver) {
      send('over', known, {})
      return false
    }
    if (told !== now.isSomebodyHere) send('presence', known, { isSomebodyHere: now.isSomebodyHere })
    told = now.isSomebodyHere
    await isHere()
    return true
  })
}
