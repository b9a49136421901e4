import type { StoragePlace } from '../database/connect.ts'
import type { Outcome } from './execute-job.ts'
import type { LeasedJob } from './jobs.queries.ts'

/** What the thread of jobs starts with. */
export interface ThreadData {
  readonly place: StoragePlace
  /** What its file needs beside that; JSON. */
  readonly data?: object | undefined
}

/** A job to run, where the first number of `stop` becomes 1 when it has to stop; or the end of the thread. */
export type ToThread = 'end' | { readonly job: LeasedJob; readonly stop: Int32Array }

/** How far the job is, or what became of it. */
export type FromThread = { readonly done: number; readonly total: number } | { readonly outcome: Outcome }
