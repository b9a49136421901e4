import type { ErrorCode } from '@vitrine/schemas'
import type { Generated } from 'kysely'
import type { JsonText } from '../database/json-text.ts'

/** `cancelled` is said by somebody, `failed` by the job itself; both end it, as `done` does. */
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

/** Why a job failed: the code of a refusal with its details, or `internal` after the last try. */
export interface JobFailure {
  readonly code: ErrorCode
  readonly details?: object | undefined
  /** What was thrown, for the log and for operators. */
  readonly message?: string | undefined
}

declare module '../database/tables.ts' {
  /** Work that outlives its request. All times are milliseconds by the clock of the database. */
  interface Tables {
    jobs: {
      id: string
      tenant_id: string | null
      kind: string
      /** Among those of a tenant and a kind that have not ended, there is one with these words. */
      dedupe: string
      input: JsonText<unknown>
      state: JobState
      done: Generated<number>
      /** How much there is to do, once that is known. */
      total: number | null
      result: JsonText<unknown> | null
      error: JsonText<JobFailure> | null
      tries: Generated<number>
      /** Counts who held the lease: an effect commits only with the token of the last one. */
      token: Generated<number>
      leased_until: Generated<number>
      next_at: number
      created_at: number
      ended_at: number | null
    }
  }
}
