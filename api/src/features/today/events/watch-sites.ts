import type { Storage } from '../../../platform/database/storage.ts'
import { createWatch, type Watch } from '../../../platform/events/watch.ts'
import { type SiteState, siteStates } from './site-state.queries.ts'

declare module '../../../http/endpoint/context.ts' {
  interface EndpointServices {
    /** Notifies members who look at their site. */
    readonly siteWatch: SiteWatch
  }
}

/** By the number of a site. */
export type SiteWatch = Watch<string, SiteState>

/** Watches sites that members look at; where a change is told of (LISTEN/NOTIFY), the next beat is not waited for. */
export function watchSites({ db, changes }: Storage, failed: (error: unknown) => void): SiteWatch {
  const watch = createWatch<string, SiteState>((ids) => siteStates(db, ids), failed)
  changes.onChange(watch.ask)
  return watch
}
