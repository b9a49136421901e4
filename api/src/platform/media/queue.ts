import { CallError } from '@vitrine/schemas'

/** Does one job after the other. */
export interface Queue {
  /** @throws CallError `unavailable` when too many wait already; what the job throws is passed on. */
  run<T>(job: () => Promise<T>): Promise<T>
}

/**
 * A queue of one at a time, so that pages are not starved by work that can wait.
 *
 * @param maxWaiting how many may wait.
 */
export function createQueue(maxWaiting: number): Queue {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    async run(job) {
      if (waiting > maxWaiting) throw new CallError('unavailable', { retryAfter: 30 })
      waiting += 1
      const done = last.then(job).finally(() => {
        waiting -= 1
      })
      last = done.catch(() => undefined)
      return done
    },
  }
}
