import { CallError, type ParentMessage } from '@vitrine/schemas'
import type { DesignerContext, DesignerParts } from '../context/designer-context.ts'
import { messageText } from '../context/translate.ts'
import type { SignIn } from '../saving/sign-in.ts'
import { createWaitingAnnouncer } from './announce-waiting.ts'
import { type FrameSession, type Shared, startFrameSession } from './frame-session.ts'
import { createKnownIds } from './messages/known-ids.ts'
import type { FrameMessageEvent, ParentMessageListener } from './messages/parent-message-listener.ts'
import { frameMessageOf, type PostToParent } from './messages/post-to-parent.ts'
import { createRateLimit } from './messages/rate-limit.ts'
import { readMessage } from './messages/read-message.ts'
import { readyOf } from './messages/ready-message.ts'
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
export function createEmbedding({
  messages,
  parts,
  t,
  isEntered,
  window,
  now = Date.now,
}: EmbeddingOptions): Embedding {
  const { parentOrigins } = parts.boot
  const known = createKnownIds()
  const entered = Promise.withResolvers<void>()
  if (isEntered) entered.resolve()
  let hasEntered = isEntered
  let isOver = false
  let isMet = false
  /** Who has said hello, and is not answered before the draft is open. */
  let greeted: string | undefined
  let port: MessagePort | undefined
  let session: Shared | undefined
  let conversation: FrameSession | undefined

  const tell: PostToParent = (type, payload) => port?.postMessage(frameMessageOf(type, payload))
  const tellAt =
    (origin: string): PostToParent =>
    (type, payload) =>
      window.parent.postMessage(frameMessageOf(type, payload), origin)

  const calling = createWaitingAnnouncer(window, parentOrigins, (origin) => tellAt(origin)('waiting', {}))

  const signIn = createTicketSignIn({
    enter: parts.enter,
    now,
    want() {
      tell('ticket-wanted', {})
      return port !== undefined
    },
  })

  async function enter(ticket: string, tellOf: PostToParent): Promise<boolean> {
    try {
      await signIn.brought(ticket)
    } catch (error) {
      const message = error instanceof CallError ? error.message : t('frame.failed')
      tellOf('error', { code: 'ticket-refused', message })
      return false
    }
    hasEntered = true
    entered.resolve()
    return true
  }

  /** Answers a hello, as soon as there is a draft. */
  function answer(): void {
    if (greeted === undefined || !session) return
    port?.close()
    const channel = new MessageChannel()
    port = channel.port1
    const isAllowed = createRateLimit(now)
    let isTold = false
    port.onmessage = ({ data }) => {
      const mayBeHeard = isAllowed()
      if (!mayBeHeard && !isTold) tell('error', { code: 'too-many', message: t('frame.tooMany') })
      isTold = !mayBeHeard
      if (mayBeHeard) hear(data)
    }
    window.parent.postMessage(frameMessageOf('ready', readyOf(session.editorStore)), greeted, [channel.port2])
    greeted = undefined
  }

  function hear(data: unknown): void {
    const read = readMessage(data)
    if (!read) return
    if ('problem' in read) {
      const { path, key, params } = read.problem
      tell('error', { code: 'invalid', message: `${path}: ${messageText(t, key, params)}`.slice(0, 2000) })
      return
    }
    const { message } = read
    if (message.type === 'ticket') void enter(message.payload.ticket, tell)
    else if (message.type === 'bye') part()
    else if (message.type !== 'hello') conversation?.hear(message)
  }

  const isAllowedToGreet = createRateLimit(now)
  async function greet({ data, origin }: FrameMessageEvent): Promise<void> {
    if (!isAllowedToGreet()) return
    const read = readMessage(data)
    if (!read || 'problem' in read || read.message.type !== 'hello') return
    const { ticket } = (read.message as Extract<ParentMessage, { type: 'hello' }>).payload
    calling.stop()
    isMet = true
    if (ticket === undefined && !hasEntered) return tellAt(origin)('ticket-wanted', {})
    if (ticket !== undefined && !(await enter(ticket, tellAt(origin))) && !hasEntered) {
      if (!isOver) calling.later()
      return
    }
    if (isOver) return
    greeted = origin
    answer()
  }

  /** The parent is gone: the draft stays open, and another one may come. */
  function part(): void {
    port?.close()
    port = undefined
    calling.start()
  }

  messages.listen((said) => void greet(said))
  if (!isMet) calling.start()

  return {
    signIn,
    entered: entered.promise,
    connect(next) {
      conversation?.stop()
      session = next
      conversation = startFrameSession({ session, tell, known })
      // A draft that was loaded anew: what is known of the one before no longer counts.
      if (port) tell('ready', readyOf(session.editorStore))
      answer()
    },
    released: (release) => conversation?.published(release),
    stop() {
      isOver = true
      calling.stop()
      messages.stop()
      conversation?.stop()
      signIn.stop()
      port?.close()
    },
  }
}
