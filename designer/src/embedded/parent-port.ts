import { messageText } from '@vitrine/editor-core'
import type { FrameMessage, ParentMessage } from '@vitrine/schemas'
import type { DesignerContext } from '../context/designer-context.ts'
import { frameMessageOf, type PostToParent } from './messages/post-to-parent.ts'
import { createRateLimit } from './messages/rate-limit.ts'
import { readMessage } from './messages/read-message.ts'

interface ParentPortOptions {
  readonly window: Window
  readonly t: DesignerContext['t']
  readonly now: () => number
  /** What the parent has sent on the port, checked. */
  readonly onMessage: (message: ParentMessage) => void
}

/** The port on which a parent and its frame speak, once the parent has said hello. */
export interface ParentPort {
  readonly isOpen: () => boolean
  /** Says something on the port; nothing while there is none. */
  readonly post: PostToParent
  /** Says something to the window of the parent, which must be of this origin. */
  readonly postTo: (origin: string) => PostToParent
  /** Gives the parent a port of its own, in place of the one it had. */
  readonly open: (origin: string, ready: Extract<FrameMessage, { type: 'ready' }>['payload']) => void
  readonly close: () => void
}

export function createParentPort({ window, t, now, onMessage }: ParentPortOptions): ParentPort {
  let port: MessagePort | undefined
  const post: PostToParent = (type, payload) => port?.postMessage(frameMessageOf(type, payload))
  const close = () => {
    port?.close()
    port = undefined
  }

  function receive(data: unknown): void {
    const read = readMessage(data)
    if (!read) return
    if ('message' in read) onMessage(read.message)
    else {
      const { path, key, params } = read.problem
      post('error', { code: 'invalid', message: `${path}: ${messageText(t, key, params)}`.slice(0, 2000) })
    }
  }

  return {
    isOpen: () => port !== undefined,
    post,
    postTo: (origin) => (type, payload) => window.parent.postMessage(frameMessageOf(type, payload), origin),
    open(origin, ready) {
      close()
      const channel = new MessageChannel()
      port = channel.port1
      const isAllowed = createRateLimit(now)
      let isTold = false
      port.onmessage = ({ data }) => {
        const mayBeReceived = isAllowed()
        if (!mayBeReceived && !isTold) post('error', { code: 'too-many', message: t('frame.tooMany') })
        isTold = !mayBeReceived
        if (mayBeReceived) receive(data)
      }
      window.parent.postMessage(frameMessageOf('ready', ready), origin, [channel.port2])
    },
    close,
  }
}
