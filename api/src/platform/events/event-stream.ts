import { PassThrough, type Readable } from 'node:stream'
import type { Watch } from './watch.ts'

/** Proxies close what is silent for a minute. */
const BEAT_EVERY = 15_000

/** What is said down a stream of server-sent events. */
export interface Line {
  readonly send: (event: string, id: number | string, data: object) => void
  /** Whether it was silent for so long that a comment is due, which goes out after this beat. */
  readonly isQuiet: () => boolean
}

/**
 * What happens to something that is watched, as server-sent events, with a comment now and then so that the line stays
 * open. A client that lost the line asks again with the last id it knows.
 *
 * @param beat says what is new; `false` ends the stream.
 */
export function eventStream<K, S>(
  watch: Watch<K, S>,
  key: K,
  beat: (now: S, line: Line) => Promise<boolean>,
): Readable {
  const stream = new PassThrough()
  let isBusy = false
  let spoken = Date.now()

  const say = (text: string) => {
    stream.write(text)
    spoken = Date.now()
  }
  const line: Line = {
    send: (event, id, data) => say(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
    isQuiet: () => Date.now() - spoken > BEAT_EVERY,
  }
  async function next(now: S): Promise<void> {
    if (!(await beat(now, line))) return void stream.end()
    if (line.isQuiet()) say(': still here\n\n')
  }

  const unfollow = watch.follow(key, (now) => {
    // A reader who does not read is waited for, not written to without end.
    if (isBusy || stream.writableNeedDrain || stream.destroyed) return
    isBusy = true
    void next(now)
      .catch(() => stream.destroy())
      .finally(() => {
        isBusy = false
      })
  })
  const forget = watch.onClose(() => stream.end())
  stream.on('close', () => {
    unfollow()
    forget()
  })
  say(': open\nretry: 1000\n\n')
  return stream
}
