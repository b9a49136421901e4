import type { Storage } from '../../../platform/database/storage.ts'
import { createWatch, type Watch } from '../../../platform/events/watch.ts'
import { revisionsNow } from '../store/draft-rows.queries.ts'

declare module '../../../http/endpoint/context.ts' {
  interface EndpointServices {
    /** Notifies the listeners of drafts that are open. */
    readonly watch: DraftWatch
  }
}

/** What is known of a draft at one moment. */
export interface DraftState {
  readonly revision: number
  /** The current release of its site. */
  readonly release: string | null
}

/** By the id of a draft. */
export type DraftWatch = Watch<number, DraftState>

/** Watches drafts that somebody has open. */
export const watchDrafts = ({ db }: Storage, failed: (error: unknown) => void): DraftWatch =>
  createWatch(async (ids) => {
    const rows = await revisionsNow(db, ids)
    return rows.map(({ id, revision, current_release }) => [id, { revision, release: current_release }] as const)
  }, failed)
