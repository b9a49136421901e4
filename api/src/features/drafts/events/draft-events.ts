import type { Readable } from 'node:stream'
import type { LoggedOperation } from '@vitrine/schemas'
import { eventStream } from '../../../platform/events/event-stream.ts'
import type { DraftWatch } from './watch-drafts.ts'

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
 * `release` with `{release}`. A client that lost the line asks again with the last revision it knows.
 */
export function eventsOf(watch: DraftWatch, { draftId, after, since, mayGoOn }: DraftEventsOptions): Readable {
  let known = after
  let release: string | null | undefined
  return eventStream(watch, draftId, async (now, { send }) => {
    if (!(await mayGoOn())) return false
    while (now.revision > known) {
      const operations = await since(known, AT_ONCE)
      known = operations.at(-1)?.revision ?? now.revision
      send('operations', known, { revision: known, operations })
    }
    if (release !== undefined && release !== now.release) send('release', known, { release: now.release })
    release = now.release
    return true
  })
}
