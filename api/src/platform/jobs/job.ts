import type { Database } from '../database/tables.ts'

/** What a job runs with. */
export interface JobRun {
  /** Of the job; its other runs have the same. */
  readonly id: string
  /** Counts the runs. */
  readonly token: number
  readonly tenantId: string | null
  /**
   * Tells how far the job is; to be called between small pieces of work.
   * @throws JobStopped when somebody cancelled it, or its lease went to another instance
   */
  readonly progress: (done: number, total: number) => void
  /**
   * Ends the job inside of the transaction that makes its effect count, so that both happen once or not at all.
   * A job that never calls it ends with what its `run` answers.
   * @throws JobStopped when the job is no longer this run's: the transaction has to roll back
   */
  readonly finish: (write: Database, result: object) => Promise<void>
}

/** One kind of work. Its input and result are JSON. */
export interface JobKind {
  /** As it stands in the table: `publish`. */
  readonly name: string
  /**
   * Throws a CallError where trying again cannot help, and another error where it can: that is tried three times. Where
   * what it needs is away (`unavailable`), or who does it dies, it is begun ten times. A job of no tenant that makes or
   * changes a site has its number as `tenantId` in its result.
   */
  readonly run: (input: unknown, run: JobRun) => Promise<object>
}

/** Ends a run whose job is no longer its own. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped'
}
