import type { WaitingAnnouncer } from './announce-waiting.ts'
import type { Entry } from './entry.ts'
import type { FrameMessageEvent } from './messages/parent-message-listener.ts'
import type { PostToParent } from './messages/post-to-parent.ts'
import { createRateLimit } from './messages/rate-limit.ts'
import { readMessage } from './messages/read-message.ts'

interface GreetingOptions {
  readonly entry: Entry
  readonly waiting: WaitingAnnouncer
  readonly now: () => number
  /** Says something to the window of a parent that has no port yet. */
  readonly postTo: (origin: string) => PostToParent
  /** A parent of this origin has said hello, and the draft may be opened. */
  readonly onGreeted: (origin: string) => void
}

/** Listens for the hello of a parent, with the ticket that it may bring, until it is stopped. */
export function createGreeting({ entry, waiting, now, postTo, onGreeted }: GreetingOptions) {
  let isMet = false
  let isOver = false
  const isAllowed = createRateLimit(now)
  return {
    /** Whether any parent has said hello. */
    isMet: () => isMet,
    async receive(event: FrameMessageEvent): Promise<void> {
      const hello = isAllowed() ? readHello(event) : undefined
      if (!hello) return
      const { origin, ticket } = hello
      const post = postTo(origin)
      waiting.stop()
      isMet = true
      if (ticket === undefined && !entry.isDone()) return post('ticket-wanted', {})
      if (ticket !== undefined && !(await entry.enter(ticket, post)) && !entry.isDone()) {
        if (!isOver) waiting.later()
        return
      }
      if (!isOver) onGreeted(origin)
    },
    stop() {
      isOver = true
    },
  }
}

/** The hello of a parent, with the ticket that it may bring; nothing for any other message. */
function readHello({ data, origin }: FrameMessageEvent) {
  const read = readMessage(data)
  if (!read || 'problem' in read) return undefined
  const { message } = read
  return message.type === 'hello' ? { origin, ticket: message.payload.ticket } : undefined
}
