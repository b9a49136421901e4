import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportOutcome } from '@vitrine/schemas'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database, Tables } from '../../platform/database/tables.ts'
import { type JobRun, JobStopped } from '../../platform/jobs/job.ts'
import { changeState, countRows, type ImportRow, nextRows, type StoredImport } from './imports.queries.ts'
import { statisticsOf } from './refresh-statistics.queries.ts'

/** So many rows go into one transaction at most. */
const MOST_ROWS = 20
/** And so many at least on SQLite: beginning and committing one costs as much as some rows. */
const LEAST_ROWS = 3
/**
 * So long one is to last on SQLite, and so long is waited at least between two, in milliseconds. Who waits for SQLite's
 * lock asks for it now and then, so it must be free as long as it is held.
 */
const [LENGTH, PAUSE] = [25, 10] as const

type State = Tables['content_imports']['state']

export interface Batches {
  readonly of: Pick<StoredImport, 'tenantId' | 'id'>
  /** The state of the import meanwhile, and that at its end. */
  readonly during: State
  readonly end: State
  /** The rows that are still to be done. */
  readonly outcomes: readonly ImportOutcome[]
  readonly order: 'asc' | 'desc'
  /**
   * Does some rows; each of them has another outcome then. In a transaction of its own where it is more than one, so that
   * what fails in it is done row by row.
   */
  readonly doRows: (write: Database, rows: readonly ImportRow[]) => Promise<void>
}

/**
 * Goes through the rows of an import by short transactions. Each holds the import, and does nothing when its state is
 * another one: what was cancelled goes no further. What a killed job did is told by the outcomes of its rows.
 *
 * @throws JobStopped when the import is no longer in the state.
 */
export async function inBatches(
  storage: Storage,
  { progress, finish }: Pick<JobRun, 'progress' | 'finish'>,
  { of, during, end, outcomes, order, doRows }: Batches,
): Promise<object> {
  const counts = await countRows(storage.db, of)
  const total = outcomes.reduce((sum, one) => sum + counts[one], 0)
  let done = 0
  let atOnce = storage.engine === 'sqlite' ? LEAST_ROWS : MOST_ROWS
  const refreshStatistics = statisticsOf(storage)
  progress(done, total)
  for (;;) {
    const since = performance.now()
    const count = await storage.db.transaction().execute(async (write) => {
      if (!(await changeState(write, of, [during]))) throw new JobStopped()
      const rows = await nextRows(write, of, outcomes, atOnce, order)
      if (rows.length > 0) {
        await doRows(write, rows)
        return rows.length
      }
      await changeState(write, of, [during], { state: end })
      await finish(write, { counts: await countRows(write, of) })
      return 0
    })
    if (count === 0) return {}
    done += count
    progress(Math.min(done, total), total)
    await refreshStatistics(done)
    if (storage.engine !== 'sqlite') continue
    const took = performance.now() - since
    atOnce = Math.max(LEAST_ROWS, Math.min(MOST_ROWS, Math.round((LENGTH / took) * count)))
    await sleep(Math.max(PAUSE, took))
  }
}
