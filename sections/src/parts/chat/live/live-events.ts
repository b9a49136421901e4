import { type LiveAsking, openEvents } from './live-requests.ts'
import type { LiveEvent } from './live-state.ts'

/** Until a line that broke is tried again, in milliseconds. */
const waits = [500, 1000, 2000, 3000]
/** The service says something every 15 seconds; a line that is silent for longer is dead. */
const SILENCE = 40_000

interface Sent {
  readonly type: string
  readonly id: string | undefined
  readonly data: string
}

const field = (block: string, name: string): string | undefined => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1]

/** Events as our service writes them: lines that end with LF, each with one line of data. An event that is cut off does not count. */
async function* sentEvents(bytes: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<Sent> {
  const reader = bytes.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      onBytes()
      text += decoder.decode(next.value, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const [type, data] = [field(block, 'event'), field(block, 'data')]
        if (type !== undefined && data !== undefined) yield { type, id: field(block, 'id'), data }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function liveEventOf({ type, data }: Sent): LiveEvent | undefined {
  const value = JSON.parse(data)
  if (type === 'entry') return { type, entry: value }
  if (type === 'presence') return { type, isSomebodyHere: value.isSomebodyHere }
  return type === 'over' ? { type } : undefined
}

/**
 * Follows a chat until the answer is called or it is over. A line that breaks is opened again behind the last event: nothing
 * is missed, and nothing comes twice.
 */
export function followChat(token: string, asking: LiveAsking, on: (event: LiveEvent) => void): () => void {
  const stopping = new AbortController()
  let last: string | undefined
  let tries = 0
  let isOver = false

  async function listen(): Promise<void> {
    const hangingUp = new AbortController()
    let watchdog = setTimeout(() => hangingUp.abort(), SILENCE)
    const isAlive = () => {
      clearTimeout(watchdog)
      watchdog = setTimeout(() => hangingUp.abort(), SILENCE)
    }
    try {
      const signal = AbortSignal.any([stopping.signal, hangingUp.signal])
      const response = await openEvents(token, asking, { last, signal })
      if (response.status === 404) {
        isOver = true
        on({ type: 'over' })
      }
      if (!response.ok || !response.body) return
      tries = 0
      on({ type: 'line', line: 'open' })
      for await (const sent of sentEvents(response.body, isAlive)) {
        if (stopping.signal.aborted) return
        last = sent.id ?? last
        const event = liveEventOf(sent)
        if (event) on(event)
        if (event?.type === 'over') isOver = true
      }
    } finally {
      clearTimeout(watchdog)
    }
  }

  async function follow(): Promise<void> {
    while (!isOver && !stopping.signal.aborted) {
      await listen().catch(() => undefined)
      if (isOver || stopping.signal.aborted) return
      on({ type: 'line', line: 'lost' })
      await pause(waits[Math.min(tries++, waits.length - 1)] as number, stopping.signal)
    }
  }
  void follow()
  return () => stopping.abort()
}

/** Waits, but not while there is something to go on for. */
const pause = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    // The visitors of one server should not all come back in the same moment.
    const timer = setTimeout(done, time * (0.75 + Math.random() / 2))
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
