import type { FrameMessage, FrameView, FrameViewChange, Operation, ParentMessage } from '@vitrine/schemas'

// One file without anything beside it: whoever embeds the designer can take it as it is.

/** What a parent says and hears; everything but the first two may be left out. */
export interface EmbedOptions {
  /** Where the designer is served: `https://sites.example.com`. Nobody else is heard or spoken to. */
  readonly origin: string
  /** Asks your own server for a ticket: at the start, and again before the frame's key is over. */
  readonly ticket: () => Promise<string>
  /** The draft is open, or was loaded anew: forget what you knew of it. */
  readonly onReady?: (ready: Ready) => void
  /** What was done in the frame; `others` are people who edit the same draft elsewhere. */
  readonly onOperations?: (operations: readonly Operation[], by: By) => void
  /** How the draft is looked at now, and what of it has changed. */
  readonly onView?: (view: FrameView, change: FrameViewChange) => void
  readonly onSaved?: (revision: number) => void
  readonly onPublished?: (release: string | null) => void
  readonly onError?: (error: FrameFailure) => void
}

/** A designer that stands in a frame, as the application around it speaks with it. */
export interface EmbeddedDesigner {
  /**
   * Does operations in the frame, all of them as one step or none. What is asked before the frame is
   * ready is done then; what it has not confirmed when it starts anew is sent again.
   * @throws FrameFailure with why not
   */
  readonly send: (operations: readonly Operation[]) => Promise<void>
  /** Shows another page, language or device, or selects a component. */
  readonly setView: (change: FrameViewChange) => void
  /** Takes leave. The frame itself stays where it is. */
  readonly close: () => void
}

type PayloadOf<M extends { readonly type: string }, T extends M['type']> = Extract<
  M,
  { readonly type: T; readonly payload: unknown }
>['payload']
/** What the frame says when it can be spoken to: the draft with its revision, languages and pages, and how it is looked at. */
export type Ready = PayloadOf<FrameMessage, 'ready'>
/** Why something that was asked of the frame was not done. */
export type FrameFailure = PayloadOf<FrameMessage, 'error'>
type By = PayloadOf<FrameMessage, 'operations'>['by']

interface Waiting {
  readonly operations: readonly Operation[]
  readonly resolve: () => void
  readonly reject: (why: FrameFailure) => void
}

const protocol = 'vitrine-frame'
const version = 1
/** A server that has no ticket is not asked again at once, in milliseconds. */
const PAUSE = 5000

type Post = (message: Pick<ParentMessage, 'type' | 'payload'>) => void

/** Operations that the frame has not confirmed yet, each with who waits for them. */
function createUnconfirmed(post: Post) {
  let waiting: readonly Waiting[] = []
  const sendOne = ({ operations }: Waiting) => post({ type: 'operations', payload: { operations } })
  return {
    send: (operations: readonly Operation[]) =>
      new Promise<void>((resolve, reject) => {
        const one = { operations, resolve, reject }
        waiting = [...waiting, one]
        sendOne(one)
      }),
    sendAgain() {
      for (const one of waiting) sendOne(one)
    },
    /** Settles the promises of those who wait for these operations; `false` when nobody does. */
    settle(ids: readonly string[] | undefined, settleOne: (one: Waiting) => void): boolean {
      const isOne = ({ operations }: Waiting) => operations.every(({ id }) => ids?.includes(id))
      const settled = ids ? waiting.filter(isOne) : []
      waiting = waiting.filter((one) => !settled.includes(one))
      for (const one of settled) settleOne(one)
      return settled.length > 0
    },
    rejectAll(why: FrameFailure) {
      for (const { reject } of waiting) reject(why)
      waiting = []
    },
  }
}

/** How the frame is looked at, and what of it the parent wants before the frame is ready. */
function createKnownView(post: Post) {
  let view: FrameView | undefined
  let wanted: FrameViewChange = {}
  const change = (by: FrameViewChange) => {
    view = view && { ...view, ...by }
    return view
  }
  return {
    change,
    want(by: FrameViewChange, isReady: boolean) {
      change(by)
      if (isReady) post({ type: 'view', payload: by })
      else wanted = { ...wanted, ...by }
    },
    start(shown: FrameView) {
      view = { ...shown, ...wanted }
    },
    sendWanted() {
      if (Object.keys(wanted).length > 0) post({ type: 'view', payload: wanted })
      wanted = {}
    },
  }
}

/** Asks for a ticket, once at a time, and hands it on. */
function createTicketRequest(options: EmbedOptions) {
  let isAsking = false
  return async (send: (payload: { readonly ticket: string }) => void): Promise<void> => {
    if (isAsking) return
    isAsking = true
    let pause = 0
    try {
      send({ ticket: await options.ticket() })
    } catch (error) {
      pause = PAUSE
      options.onError?.({ code: 'failed', message: String(error) })
    } finally {
      setTimeout(() => {
        isAsking = false
      }, pause)
    }
  }
}

/** Of our protocol; that its version is ours, too, is asked apart. */
const isOurs = (data: unknown): data is FrameMessage =>
  data !== null && typeof data === 'object' && Reflect.get(data, 'protocol') === protocol

/**
 * Speaks with a designer in a frame. Call it for an iframe whose address is that of a
 * `…/drafts/1/designerIframe`; the parent's origin stands in the service's `PARENT_ORIGINS`.
 *
 * `const designer = embedDesigner(iframe, { origin, ticket: () => fetch('/ticket').then((it) => it.text()) })`
 */
export function embedDesigner(iframe: HTMLIFrameElement, options: EmbedOptions): EmbeddedDesigner {
  const { origin, onReady, onOperations, onView, onSaved, onPublished, onError } = options
  let port: MessagePort | undefined
  const post: Post = (message) => port?.postMessage({ protocol, version, ...message })
  const unconfirmed = createUnconfirmed(post)
  const view = createKnownView(post)
  const requestTicket = createTicketRequest(options)

  /** Before there is a port, tickets go to the window. */
  const sayHello = () =>
    requestTicket((payload) => iframe.contentWindow?.postMessage({ protocol, version, type: 'hello', payload }, origin))
  const bringTicket = () => (port ? requestTicket((payload) => post({ type: 'ticket', payload })) : sayHello())

  function receive(message: FrameMessage): void {
    switch (message.type) {
      case 'ready':
        view.start(message.payload.view)
        onReady?.(message.payload)
        unconfirmed.sendAgain()
        view.sendWanted()
        break
      case 'operations':
        onOperations?.(message.payload.operations, message.payload.by)
        break
      case 'applied':
        unconfirmed.settle(message.payload.ids, ({ resolve }) => resolve())
        break
      case 'view': {
        const now = view.change(message.payload)
        if (now) onView?.(now, message.payload)
        break
      }
      case 'saved':
        onSaved?.(message.payload.revision)
        break
      case 'published':
        onPublished?.(message.payload.release)
        break
      case 'ticket-wanted':
        void bringTicket()
        break
      case 'error':
        if (!unconfirmed.settle(message.payload.ids, ({ reject }) => reject(message.payload)))
          onError?.(message.payload)
    }
  }

  function receiveFromWindow({ source, origin: from, data, ports }: MessageEvent): void {
    if (source === null || source !== iframe.contentWindow || from !== origin || !isOurs(data)) return
    if (data.version !== version) return
    if (data.type === 'waiting') {
      // The frame is at its beginning, whatever was before.
      port = undefined
      void sayHello()
    } else if (data.type === 'ready' && ports[0]) {
      port?.close()
      port = ports[0]
      port.onmessage = (event) => isOurs(event.data) && event.data.version === version && receive(event.data)
      receive(data)
    } else if (!port) receive(data)
  }

  addEventListener('message', receiveFromWindow)
  return {
    send: unconfirmed.send,
    setView: (change) => view.want(change, port !== undefined),
    close() {
      removeEventListener('message', receiveFromWindow)
      post({ type: 'bye', payload: {} })
      port?.close()
      port = undefined
      unconfirmed.rejectAll({ code: 'failed', message: 'closed' })
    },
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id for an operation: 8 random letters or digits, none of them more likely than another. */
export function operationId(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(64)).filter((byte) => byte < 248)
  return Array.from(drawn.subarray(0, 8), (byte) => letters[byte % 62]).join('')
}
