import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import { addJob } from '../../platform/jobs/jobs.queries.ts'
import { dropWaitingJobs } from './kept-pages.queries.ts'

/** The job that draws the pages of a release, before somebody asks for them. */
export const PRERENDER = 'prerender'

export interface PrerenderInput {
  readonly release: string
}

/** What became of it. */
export interface PrerenderResult {
  /** How many pages were looked at; those that were stored already are among them. */
  readonly pages: number
  /** Whether it ended since another release is shown. */
  readonly isOver: boolean
}

/**
 * Asks for the pages of a release to be drawn; to be called in the transaction that makes it current. One that is
 * being drawn notices by itself that another is shown.
 */
export async function askForPrerender(
  write: Database,
  engine: Storage['engine'],
  tenantId: string,
  release: string,
): Promise<void> {
  await dropWaitingJobs(write, PRERENDER, tenantId)
  const input: PrerenderInput = { release }
  await addJob({ db: write, engine }, { kind: PRERENDER, tenantId, dedupe: release, input })
}
