import { CallError } from '@vitrine/schemas'
import type { DesignerContext, DesignerParts } from '../context/designer-context.ts'
import type { SignIn } from '../saving/sign-in.ts'
import { createWaitingAnnouncer } from './announce-waiting.ts'
import { type FrameSession, type Shared, startFrameSession } from './frame-session.ts'
import { createKnownIds } from './messages/known-ids.ts'
import type { FrameMessageEvent, ParentMessageListener } from './messages/parent-message-listener.ts'
import type { PostToParent } from './messages/post-to-parent.ts'
import { createRateLimit } from './messages/rate-limit.ts'
import { readMessage } from './messages/read-message.ts'
import { readyOf } from './messages/ready-message.ts'
import { createParentPort } from './parent-port.ts'
import { createTicketSignIn } from './ticket-sign-in.ts'

interface EmbeddingOptions {
  readonly messages: ParentMessageListener
  readonly parts: Pick<DesignerParts, 'boot' | 'enter'>
  readonly t: DesignerContext['t']
  /** Whether a ticket in the address has opened the draft already. */
  readonly isEntered: boolean
  readonly window: Window
  readonly now?: () => number
}

/** The designer's side of a frame: who holds it, and what is said. */
export interface Embedding {
  readonly signIn: SignIn
  /** There is a key to the draft. */
  readonly entered: Promise<void>
  /** A draft is open: from now on parent and frame talk about this one. */
  readonly connect: (session: Shared) => void
  readonly released: (release: string | null) => void
  readonly stop: () => void
}

/**
 * Meets the parent (reliability, 7): its `hello` brings a ticket, and once the draft is open, `ready`
 * brings a port on which all else is said. A parent that says hello again gets another port.
 */
export function createEmbedding(options: EmbeddingOptions): Embedding {
  const { messages, parts, t, isEntered, window, now = Date.now } = options
  const known = createKnownIds()
  const entry = createEntry(isEntered)
  let isOver = false
  let isMet = false
  /** Who has said hello, and is not answered before the draft is open. */
  let greeted: string | undefined
  let session: Shared | undefined
  let frameSession: FrameSession | undefined

  const port = createParentPort({
    window,
    t,
    now,
    onMessage(message) {
      if (message.type === 'ticket') void enter(message.payload.ticket, port.post)
      else if (message.type === 'bye') {
        // The parent is gone: the draft stays open, and another one may come.
        port.close()
        waiting.start()
      } else if (message.type !== 'hello') frameSession?.receive(message)
    },
  })
  const waiting = createWaitingAnnouncer(window, parts.boot.parentOrigins, (origin) =>
    port.postTo(origin)('waiting', {}),
  )
  const signIn = createTicketSignIn({
    enter: parts.enter,
    now,
    want() {
      port.post('ticket-wanted', {})
      return port.isOpen()
    },
  })

  async function enter(ticket: string, post: PostToParent): Promise<boolean> {
    try {
      await signIn.brought(ticket)
    } catch (error) {
      post('error', {
        code: 'ticket-refused',
        message: error instanceof CallError ? error.message : t('frame.failed'),
      })
      return false
    }
    entry.done()
    return true
  }

  /** Answers a hello, as soon as there is a draft. */
  function answer(): void {
    if (greeted === undefined || !session) return
    port.open(greeted, readyOf(session.editorStore))
    greeted = undefined
  }

  const isAllowedToGreet = createRateLimit(now)
  async function greet(event: FrameMessageEvent): Promise<void> {
    const hello = isAllowedToGreet() ? readHello(event) : undefined
    if (!hello) return
    const { origin, ticket } = hello
    const post = port.postTo(origin)
    waiting.stop()
    isMet = true
    if (ticket === undefined && !entry.isDone()) return post('ticket-wanted', {})
    if (ticket !== undefined && !(await enter(ticket, post)) && !entry.isDone()) {
      if (!isOver) waiting.later()
      return
    }
    if (isOver) return
    greeted = origin
    answer()
  }

  messages.listen((event) => void greet(event))
  if (!isMet) waiting.start()

  return {
    signIn,
    entered: entry.entered,
    connect(next) {
      frameSession?.stop()
      session = next
      frameSession = startFrameSession({ session, post: port.post, known })
      // A draft that was loaded anew: what is known of the one before no longer counts.
      if (port.isOpen()) port.post('ready', readyOf(session.editorStore))
      answer()
    },
    released: (release) => frameSession?.published(release),
    stop() {
      isOver = true
      waiting.stop()
      messages.stop()
      frameSession?.stop()
      signIn.stop()
      port.close()
    },
  }
}

/** Whether a ticket has opened the draft, and who waits for it. */
function createEntry(isEntered: boolean) {
  const entered = Promise.withResolvers<void>()
  let isDone = isEntered
  const done = () => {
    isDone = true
    entered.resolve()
  }
  if (isEntered) done()
  return { entered: entered.promise, isDone: () => isDone, done }
}

/** The hello of a parent, with the ticket that it may bring; nothing for any other message. */
function readHello({ data, origin }: FrameMessageEvent) {
  const read = readMessage(data)
  if (!read || 'problem' in read) return undefined
  const { message } = read
  return message.type === 'hello' ? { origin, ticket: message.payload.ticket } : undefined
}
