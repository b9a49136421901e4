import type { SignIn } from '@vitrine/editor-core'
import type { DesignerContext, DesignerParts } from '../context/designer-context.ts'
import { createWaitingAnnouncer } from './announce-waiting.ts'
import { createEntry } from './entry.ts'
import { type FrameSession, type Shared, startFrameSession } from './frame-session.ts'
import { createGreeting } from './greeting.ts'
import { createKnownIds } from './messages/known-ids.ts'
import type { ParentMessageListener } from './messages/parent-message-listener.ts'
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
  /** Who has said hello, and is not answered before the draft is open. */
  let greeted: string | undefined
  let session: Shared | undefined
  let frameSession: FrameSession | undefined

  const port = createParentPort({
    window,
    t,
    now,
    onMessage(message) {
      if (message.type === 'ticket') void entry.enter(message.payload.ticket, port.post)
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
  const entry = createEntry({ signIn, t, isEntered })

  /** Answers a hello, as soon as there is a draft. */
  function answer(): void {
    if (greeted === undefined || !session) return
    port.open(greeted, readyOf(session.editorStore))
    greeted = undefined
  }

  const greeting = createGreeting({
    entry,
    waiting,
    now,
    postTo: port.postTo,
    onGreeted(origin) {
      greeted = origin
      answer()
    },
  })
  messages.listen((event) => void greeting.receive(event))
  if (!greeting.isMet()) waiting.start()

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
      greeting.stop()
      waiting.stop()
      messages.stop()
      frameSession?.stop()
      signIn.stop()
      port.close()
    },
  }
}
