import type { Call, Question } from '@vitrine/schemas'
import { follow, type StreamEvent } from '../wire/follow.ts'
import type { ApiClientOptions, Fetch } from '../wire/request.ts'
import { responseTo } from './send.ts'

/** Follows a stream until the answer is called. */
export type EventStream = <C extends Call>(
  call: C,
  question: Question<C>,
  on: (event: StreamEvent) => void,
) => () => void

/** Follows streams of events, whatever breaks their lines: whoever is signed out may be back. */
export function createStream(client: ApiClientOptions, send?: Fetch): EventStream {
  return (call, question, on) => {
    const stopping = new AbortController()
    const { signal } = stopping
    const open = (last: string | undefined, signalOfLine: AbortSignal) => {
      const { after, ...rest } = question as { readonly after?: unknown }
      // Where to begin is in the question at first, later it is the last event that came.
      const where = last === undefined ? { ...rest, after } : rest
      const headers = { accept: 'text/event-stream', ...(last !== undefined && { 'last-event-id': last }) }
      return responseTo(call, where, client, { signal: signalOfLine, headers }, send)
    }
    async function listen(): Promise<void> {
      for await (const event of follow({ open, signal })) {
        if (signal.aborted) return
        try {
          on(event)
        } catch (error) {
          // A mistake of a listener is no reason to hang up.
          reportError(error)
        }
      }
    }
    void listen()
    return () => stopping.abort()
  }
}
