import type { Call, Question } from '@vitrine/schemas'
import type { ApiClientOptions } from './request.ts'
import { type Fetch, responseTo } from './send.ts'
import { type SentEvent, sentEvents } from './sent-events.ts'

/** What came down a stream, or what became of its line. */
export type StreamEvent = { readonly type: string; readonly data: unknown } | { readonly type: 'open' | 'lost' }

/** Follows a stream until the answer is called. */
export type EventStream = <C extends Call>(
  call: C,
  question: Question<C>,
  on: (event: StreamEvent) => void,
) => () => void

/** Until it is tried again, in milliseconds: soon, since a server that starts anew is back in seconds. */
const waits = [500, 1000, 2000, 3000]

/** The service says something every 15 seconds; a line that is silent for longer is dead. */
const SILENCE = 40_000

/**
 * Follows streams of events over `fetch`, which can send the headers that `EventSource` cannot. A line
 * that breaks is opened again with the id of the last event, at once when the browser is back online:
 * nothing is missed, and whoever listens hears `lost` and `open` in between.
 */
export function createStream(client: ApiClientOptions, send?: Fetch): EventStream {
  return (call, question, on) => {
    const stopping = new AbortController()
    const isOver = () => stopping.signal.aborted
    let last: string | undefined
    let tries = 0
    let line: 'open' | 'lost' | undefined

    const emit = (event: StreamEvent) => {
      try {
        on(event)
      } catch (error) {
        // A mistake of a listener is no reason to hang up.
        reportError(error)
      }
    }
    const emitState = (state: 'open' | 'lost') => {
      if (line !== state) emit({ type: state })
      line = state
    }

    /** Listens until the line ends, however it does. */
    async function listen(): Promise<void> {
      const hangingUp = new AbortController()
      const signal = AbortSignal.any([stopping.signal, hangingUp.signal])
      let watchdog = setTimeout(() => hangingUp.abort(), SILENCE)
      const isAlive = () => {
        clearTimeout(watchdog)
        watchdog = setTimeout(() => hangingUp.abort(), SILENCE)
      }
      try {
        const { after, ...rest } = question as { readonly after?: unknown }
        // Where to begin is in the question at first, later it is the last event that came.
        const where = last === undefined ? { ...rest, after } : rest
        const headers = { accept: 'text/event-stream', ...(last !== undefined && { 'last-event-id': last }) }
        const response = await responseTo(call, where, client, { signal, headers }, send)
        if (!response.body || isOver()) return
        tries = 0
        emitState('open')
        for await (const event of sentEvents(response.body, isAlive)) {
          if (isOver()) return
          last = event.id ?? last
          emit({ type: event.type, data: dataOf(event) })
        }
      } finally {
        clearTimeout(watchdog)
      }
    }

    async function follow(): Promise<void> {
      while (!isOver()) {
        await listen().catch(() => undefined)
        if (isOver()) return
        emitState('lost')
        await pause(waits[Math.min(tries++, waits.length - 1)] as number, stopping.signal)
      }
    }
    void follow()
    return () => stopping.abort()
  }
}

/** A text that is no JSON is passed on as it is. */
function dataOf({ data }: SentEvent): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}

/** Waits, but not while there is something to go on for. */
const pause = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    // Many editors of one server should not all come back in the same moment.
    const timer = setTimeout(done, time * (0.75 + Math.random() / 2))
    globalThis.addEventListener?.('online', done)
    signal.addEventListener('abort', done)
  })
