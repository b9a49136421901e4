import type { Readable } from 'node:stream'
import { type SiteChange, siteChanges } from '@vitrine/schemas'
import { eventStream } from '../../../platform/events/event-stream.ts'
import { partOf, revisionOf } from './site-revision.ts'
import type { SiteState } from './site-state.queries.ts'
import type { SiteWatch } from './watch-sites.ts'

export interface SiteEventsOptions {
  readonly tenantId: string
  /** What the caller knows of. */
  readonly after: Partial<SiteState>
  /** What the caller may hear of now; nothing at all once the session or the membership ended. */
  readonly heard: () => Promise<readonly SiteChange[] | undefined>
}

/**
 * What changes on a site, as server-sent events: `changed` with `{what, revision}`. Who may hear it is asked before
 * something is said, and not at every beat: a page that stays open costs nothing while nothing happens.
 */
export function siteEventsOf(watch: SiteWatch, { tenantId, after, heard }: SiteEventsOptions): Readable {
  let known = after
  return eventStream(watch, tenantId, async (now, { send, isQuiet }) => {
    const changed = siteChanges.filter((what) => known[what] !== now[what])
    if (changed.length === 0 && !isQuiet()) return true
    const mayHear = await heard()
    if (!mayHear) return false
    for (const what of changed) {
      const isNew = known[what] !== undefined
      known = { ...known, [what]: now[what] }
      // What somebody may hear of only since now begins here.
      if (isNew && mayHear.includes(what))
        send('changed', revisionOf(partOf(known, mayHear)), { what, revision: now[what] })
    }
    return true
  })
}
