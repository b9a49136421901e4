import type { OpenStream } from '@vitrine/editor-core'
import type { Call, Question } from '@vitrine/schemas'

type Listener = Parameters<OpenStream>[2]

/** So long a stream stays open without listeners, in milliseconds: the next screen follows the same one. */
const LINGER = 2000

interface Shared {
  readonly listeners: Set<Listener>
  readonly close: () => void
  closing?: ReturnType<typeof setTimeout> | undefined
}

/**
 * One line for all who follow the same stream: a browser has six of them to a server (HTTP/1.1), and every part of a
 * screen follows what changes on the site.
 */
export function shareStreams(open: OpenStream): OpenStream {
  const streams = new Map<string, Shared>()
  return (call, question, on) => {
    const key = `${call.method} ${call.path} ${JSON.stringify(question)}`
    const known = streams.get(key)
    // Each call listens for itself, also when it hands over the same function.
    const listener: Listener = (event) => on(event)
    const shared = known ?? begin(key, call, question)
    clearTimeout(shared.closing)
    shared.listeners.add(listener)
    return () => {
      shared.listeners.delete(listener)
      if (shared.listeners.size > 0) return
      shared.closing = setTimeout(() => {
        streams.delete(key)
        shared.close()
      }, LINGER)
    }
  }

  function begin<C extends Call>(key: string, call: C, question: Question<C>): Shared {
    const listeners: Shared['listeners'] = new Set()
    const close = open(call, question, (event) => {
      for (const listener of [...listeners]) {
        try {
          listener(event)
        } catch (error) {
          // A mistake of one listener is nothing to the others.
          reportError(error)
        }
      }
    })
    const shared: Shared = { listeners, close }
    streams.set(key, shared)
    return shared
  }
}
