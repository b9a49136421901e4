import { sentEvents } from './sent-events.ts'

/** What came down a stream, or what became of its line. */
export type StreamEvent = { readonly type: string; readonly data: unknown } | { readonly type: 'open' | 'lost' }

interface FollowOptions {
  /** Opens the line, behind the event of this id where one came. What it throws ends the line. */
  readonly open: (after: string | undefined, signal: AbortSignal) => Promise<Response>
  readonly signal: AbortSignal
  /** Whether a failure stays, so that no further line is opened; then it is thrown. None does, when left out. */
  readonly isFinal?: (error: unknown) => boolean
}

/** Until it is tried again, in milliseconds: soon, since a server that starts anew is back in seconds. */
const waits = [500, 1000, 2000, 3000]

/** The service says something every 15 seconds; a line that is silent for longer is dead. */
const SILENCE = 40_000

/**
 * Follows a stream of events over `fetch`, which can send the headers that `EventSource` cannot. A line that breaks is
 * opened again with the id of the last event, at once when the browser is back online: nothing is missed, and whoever
 * listens hears `lost` and `open` in between.
 *
 * @throws what is final; nothing when the signal aborts
 */
export async function* follow({ open, signal, isFinal }: FollowOptions): AsyncGenerator<StreamEvent> {
  const isOver = () => signal.aborted
  let last: string | undefined
  let tries = 0
  let line: 'open' | 'lost' | undefined
  while (!isOver()) {
    const hangingUp = new AbortController()
    let watchdog = setTimeout(() => hangingUp.abort(), SILENCE)
    const isAlive = () => {
      clearTimeout(watchdog)
      watchdog = setTimeout(() => hangingUp.abort(), SILENCE)
    }
    try {
      const { body } = await open(last, AbortSignal.any([signal, hangingUp.signal]))
      if (isOver()) return
      if (body) {
        tries = 0
        if (line !== 'open') yield { type: 'open' }
        line = 'open'
        for await (const { type, id, data } of sentEvents(body, isAlive)) {
          if (isOver()) return
          last = id ?? last
          yield { type, data: parsed(data) }
        }
      }
    } catch (error) {
      if (!isOver() && isFinal?.(error)) throw error
    } finally {
      clearTimeout(watchdog)
    }
    if (isOver()) return
    if (line !== 'lost') yield { type: 'lost' }
    line = 'lost'
    await pause(waits[Math.min(tries++, waits.length - 1)] as number, signal)
  }
}

/** A text that is no JSON is passed on as it is. */
function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}

/** Waits about so many milliseconds, but not while there is something to go on for. */
export const pause = (time: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', done)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    // Many who ask one server should not all come back in the same moment.
    const timer = setTimeout(done, time * (0.75 + Math.random() / 2))
    globalThis.addEventListener?.('online', done)
    signal?.addEventListener('abort', done)
    if (signal?.aborted) done()
  })
