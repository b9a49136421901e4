import { type Answer, type Call, CallError, type getJob, type getOwnJob } from '@vitrine/schemas'
import { useRequest } from 'ahooks'
import { useOffice } from '../../context/office-context.ts'

export type Job = Answer<typeof getJob>

/** How often it is asked how far a job is, in milliseconds. */
const EVERY = 1000

export const hasEnded = ({ state }: Job): boolean => state === 'done' || state === 'failed' || state === 'cancelled'

/** Follows a job until it has ended. A job that nobody knows any more is `missing`. */
export function useJob(call: typeof getJob | typeof getOwnJob, id: string | undefined) {
  const { send } = useOffice()
  const { data, error, refresh, cancel } = useRequest<Job, []>(
    () => send(call as Call as typeof getJob, { id: id ?? '' }),
    {
      ready: id !== undefined,
      refreshDeps: [id],
      pollingInterval: EVERY,
      pollingErrorRetryCount: 5,
      // Nothing is left to ask then.
      onSuccess: (job) => hasEnded(job) && cancel(),
    },
  )
  return {
    job: data?.id === id ? data : undefined,
    isMissing: error instanceof CallError && error.code === 'not_found',
    error,
    refresh,
  }
}
