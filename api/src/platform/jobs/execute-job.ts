import { CallError } from '@vitrine/schemas'
import { isUnavailable } from '../database/database-errors.ts'
import type { Storage } from '../database/storage.ts'
import { type JobKind, JobStopped } from './job.ts'
import { finishJob, type LeasedJob, type MayTry } from './jobs.queries.ts'
import type { JobFailure } from './tables.ts'

/** What became of a run. `stopped` is one whose job was cancelled or taken over: nothing is to be noted of it. */
export type Outcome =
  /** `isNoted` where the transaction of its effect did so. */
  | { readonly kind: 'done'; readonly result: object; readonly isNoted: boolean }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly error: JobFailure; readonly mayTry: MayTry }

/** Who watches a run, and may stop it. */
export interface Watched {
  readonly onProgress: (done: number, total: number) => void
  readonly isStopped: () => boolean
}

/** Runs a job once, in this thread. Never rejects. */
export async function executeJob(
  { engine }: Pick<Storage, 'engine'>,
  kinds: readonly JobKind[],
  job: LeasedJob,
  { onProgress, isStopped }: Watched,
): Promise<Outcome> {
  let isNoted = false
  try {
    const kind = kinds.find(({ name }) => name === job.kind)
    if (!kind) throw new Error(`No job is called ${job.kind}.`)
    const result = await kind.run(job.input, {
      id: job.id,
      token: job.token,
      tenantId: job.tenantId,
      progress(done, total) {
        if (isStopped()) throw new JobStopped()
        onProgress(done, total)
      },
      async finish(write, made) {
        await finishJob(write, engine, job, made)
        isNoted = true
      },
    })
    return { kind: 'done', result, isNoted }
  } catch (error) {
    if (error instanceof JobStopped) return { kind: 'stopped' }
    const isAway = isUnavailable(error) || (error instanceof CallError && error.code === 'unavailable')
    if (error instanceof CallError) {
      const { code, details, message } = error
      return { kind: 'failed', error: { code, details, message }, mayTry: isAway ? 'often' : 'never' }
    }
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const failure = { code: 'internal', message: message.slice(0, 2000) } as const
    return { kind: 'failed', error: failure, mayTry: isAway ? 'often' : 'again' }
  }
}
