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
export type Ready = PayloadOf<FrameMessage, 'ready'>
export type FrameFailure = PayloadOf<FrameMessage, 'error'>
type By = PayloadOf<FrameMessage, 'operations'>['by']

interface Waiting {
  readonly operations: readonly Operation[]
  readonly done: () => void
  readonly refused: (why: FrameFailure) => void
}

const protocol = 'vitrine-frame'
const version = 1
/** A server that has no ticket is not asked again at once, in milliseconds. */
const PAUSE = 5000

/**
 * Speaks with a designer in a frame. Call it for an iframe whose address is that of a
 * `…/drafts/1/designerIframe`; the parent's origin stands in the service's `PARENT_ORIGINS`.
 *
 * `const designer = embedDesigner(iframe, { origin, ticket: () => fetch('/ticket').then((it) => it.text()) })`
 */
export function embedDesigner(iframe: HTMLIFrameElement, options: EmbedOptions): EmbeddedDesigner {
  const { origin, onReady, onOperations, onView, onSaved, onPublished, onError } = options
  let port: MessagePort | undefined
  let view: FrameView | undefined
  let wanted: FrameViewChange = {}
  let isAsking = false
  let waiting: readonly Waiting[] = []

  const say = (message: Pick<ParentMessage, 'type' | 'payload'>) => port?.postMessage({ protocol, version, ...message })
  const sendAgain = ({ operations }: Waiting) => say({ type: 'operations', payload: { operations } })

  /** Brings a ticket, once at a time: to the window before there is a port, then on the port. */
  async function bring(isHello: boolean): Promise<void> {
    if (isAsking) return
    isAsking = true
    let pause = 0
    try {
      const payload = { ticket: await options.ticket() }
      if (isHello) iframe.contentWindow?.postMessage({ protocol, version, type: 'hello', payload }, origin)
      else say({ type: 'ticket', payload })
    } catch (error) {
      pause = PAUSE
      onError?.({ code: 'failed', message: String(error) })
    } finally {
      setTimeout(() => {
        isAsking = false
      }, pause)
    }
  }

  /** Whoever waits for these operations hears what became of them. */
  function settle(ids: readonly string[] | undefined, tell: (one: Waiting) => void): boolean {
    const isOne = ({ operations }: Waiting) => operations.every(({ id }) => ids?.includes(id))
    const settled = ids ? waiting.filter(isOne) : []
    waiting = waiting.filter((one) => !settled.includes(one))
    for (const one of settled) tell(one)
    return settled.length > 0
  }

  function hear(message: FrameMessage): void {
    switch (message.type) {
      case 'ready':
        view = { ...message.payload.view, ...wanted }
        onReady?.(message.payload)
        for (const one of waiting) sendAgain(one)
        if (Object.keys(wanted).length > 0) say({ type: 'view', payload: wanted })
        wanted = {}
        break
      case 'operations':
        onOperations?.(message.payload.operations, message.payload.by)
        break
      case 'applied':
        settle(message.payload.ids, ({ done }) => done())
        break
      case 'view':
        view = view && { ...view, ...message.payload }
        if (view) onView?.(view, message.payload)
        break
      case 'saved':
        onSaved?.(message.payload.revision)
        break
      case 'published':
        onPublished?.(message.payload.release)
        break
      case 'ticket-wanted':
        void bring(!port)
        break
      case 'error':
        if (!settle(message.payload.ids, ({ refused }) => refused(message.payload))) onError?.(message.payload)
    }
  }

  const isOurs = (data: unknown): data is FrameMessage =>
    data !== null && typeof data === 'object' && Reflect.get(data, 'protocol') === protocol

  function meet({ source, origin: from, data, ports }: MessageEvent): void {
    if (source === null || source !== iframe.contentWindow || from !== origin || !isOurs(data)) return
    if (data.version !== version) return
    if (data.type === 'waiting') {
      // The frame is at its beginning, whatever was before.
      port = undefined
      void bring(true)
    } else if (data.type === 'ready' && ports[0]) {
      port?.close()
      port = ports[0]
      port.onmessage = (event) => isOurs(event.data) && event.data.version === version && hear(event.data)
      hear(data)
    } else if (!port) hear(data)
  }

  addEventListener('message', meet)
  return {
    send: (operations) =>
      new Promise((done, refused) => {
        const one = { operations, done, refused }
        waiting = [...waiting, one]
        sendAgain(one)
      }),
    setView(change) {
      view = view && { ...view, ...change }
      if (port) say({ type: 'view', payload: change })
      else wanted = { ...wanted, ...change }
    },
    close() {
      removeEventListener('message', meet)
      say({ type: 'bye', payload: {} })
      port?.close()
      port = undefined
      for (const { refused } of waiting) refused({ code: 'failed', message: 'closed' })
      waiting = []
    },
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id for an operation: 8 random letters or digits, none of them more likely than another. */
export function operationId(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(64)).filter((byte) => byte < 248)
  return Array.from(drawn.subarray(0, 8), (byte) => letters[byte % 62]).join('')
}
