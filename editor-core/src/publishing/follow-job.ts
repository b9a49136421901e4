import { type Answer, CallError, getJob } from '@vitrine/schemas'
import type { SendCall } from '../context/service.ts'

type JobStatus = Answer<typeof getJob>

interface FollowOptions {
  /** How often it is asked how far a job is, in milliseconds. */
  readonly every?: number
  /** Called with how much is done, of 1. */
  readonly onProgress?: (done: number) => void
  /** Ends the following, not the job. */
  readonly signal?: AbortSignal | undefined
}

export const EVERY = 500

/**
 * Follows a job to its end. It goes on while nobody can be reached: it is asked for until there is an answer.
 *
 * @returns what it answered; nothing when it was cancelled
 * @throws CallError when it failed, or nobody knows it
 */
export async function resultOfJob(
  send: SendCall,
  id: string,
  { every = EVERY, onProgress, signal }: FollowOptions = {},
): Promise<object | undefined> {
  for (;;) {
    signal?.throwIfAborted()
    const { state, done, total, result, error } = await askFor(send, id, every)
    if (state === 'done') return result ?? {}
    if (state === 'cancelled') return undefined
    if (state === 'failed') throw new CallError('conflict', error)
    onProgress?.(total ? done / total : 0)
    await wait(every)
  }
}

async function askFor(send: SendCall, id: string, every: number): Promise<JobStatus> {
  for (;;) {
    try {
      return await send(getJob, { id })
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'unavailable') throw error
      await wait(every * 4)
    }
  }
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
