import { FRAME_PROTOCOL, isObject } from '@vitrine/schemas'

/** What somebody has said to this window. */
export interface FrameMessageEvent {
  readonly data: unknown
  readonly origin: string
}

/** Hears what the parent says to this window, from the first moment on. */
export interface ParentMessageListener {
  /** The first listener receives the messages that came before it. */
  readonly listen: (listener: (said: FrameMessageEvent) => void) => void
  readonly stop: () => void
}

type EarWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'parent'>

/** More than a parent says before it is answered. */
const MOST = 20

/**
 * Hears the window around this one, and nobody else: the origin is exactly one of those that are
 * configured. It is small and stands at the start of the script, so that a parent which speaks when its
 * frame has loaded is heard.
 */
export function listenToParent(parentOrigins: readonly string[], window: EarWindow): ParentMessageListener {
  const early: FrameMessageEvent[] = []
  let listener: ((said: FrameMessageEvent) => void) | undefined
  const onMessage = ({ data, origin, source }: MessageEvent) => {
    if (source === null || source !== window.parent || window.parent === (window as unknown)) return
    if (!parentOrigins.includes(origin) || !isObject(data) || data.protocol !== FRAME_PROTOCOL) return
    if (listener) listener({ data, origin })
    else if (early.length < MOST) early.push({ data, origin })
  }
  window.addEventListener('message', onMessage)
  return {
    listen(next) {
      listener = next
      for (const said of early.splice(0)) next(said)
    },
    stop: () => window.removeEventListener('message', onMessage),
  }
}
