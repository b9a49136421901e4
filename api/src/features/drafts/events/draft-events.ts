import { PassThrough, type Readable } from 'node:stream'
import type { LoggedOperation } from '@vitrine/schemas'
import type { DraftState, Watch } from './watch-drafts.ts'

/** Proxies close what is silent for a minute. */
const BEAT_EVERY = 15_000

/** At most so many operations stand in one message; who missed more reads the draft anew. */
const AT_ONCE = 500

export interface DraftEventsOptions {
  readonly draftId: number
  /** The revision that the caller has. */
  readonly after: number
  /** The operations after a revision, in order. */
  readonly since: (revision: number, limit: number) => Promise<readonly LoggedOperation[]>
  /** Whether the caller may still listen; asked at every beat, so that a session that ended hears nothing more. */
  readonly mayGoOn: () => Promise<boolean>
}

/**
 * What is done to a draft, as server-sent events: `operations` with `{revision, operations}`,
 * `release` with `{release}`, and a comment now and then so that the line stays open. A client that
 * lost the line asks again with the last revision it knows.
 */
export function eventsOf(watch: Watch, { draftId, after, since, mayGoOn }: DraftEventsOptions): Readable {
  const stream = new PassThrough()
  let known = after
  let release: string | null | undefined
  let isBusy = false
  let spoken = Date.now()

  const say = (text: string) => {
    stream.write(text)
    spoken = Date.now()
  }
  const send = (event: string, id: number, data: object) =>
    say(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)

  async function beat(now: DraftState): Promise<void> {
    if (!(await mayGoOn())) return void stream.end()
    while (now.revision > known) {
      const operations = await since(known, AT_ONCE)
      known = operations.at(-1)?.revision ?? now.revision
      send('operations', known, { revision: known, operations })
    }
    if (release !== undefined && release !== now.release) send('release', known, { release: now.release })
    release = now.release
    if (Date.now() - spoken > BEAT_EVERY) say(': still here\n\n')
  }

  const unfollow = watch.follow(draftId, (now) => {
    // A reader who does not read is waited for, not written to without end.
    if (isBusy || stream.writableNeedDrain || stream.destroyed) return
    isBusy = true
    void beat(now)
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
