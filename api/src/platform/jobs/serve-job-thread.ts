import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Storage } from '../database/storage.ts'
import { executeJob } from './execute-job.ts'
import type { JobKind } from './job.ts'
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts'

/** So often the main thread hears how far a job is, in milliseconds. */
const EVERY = 250

/**
 * Runs in a thread that `createJobThread` started: does one job after the other, by a connection to the database
 * of its own.
 *
 * @param open connects, and makes no tables: the main thread did.
 */
export async function serveJobThread(
  open: (place: ThreadData['place']) => Promise<Storage>,
  kindsOf: (storage: Storage) => readonly JobKind[],
): Promise<void> {
  if (!parentPort) throw new Error('This file runs in a worker.')
  const port = parentPort
  const post = (message: FromThread) => port.postMessage(message)
  // Of this thread alone: those who answer come first.
  if (getPriority() < 10) setPriority(10)
  const { place }: ThreadData = workerData
  const storage = await open(place)
  const kinds = kindsOf(storage)
  port.on('message', async (message: ToThread) => {
    if (message === 'end') {
      // Nothing is left that keeps the thread then. To terminate one that works with SQLite can end the process.
      await storage.close()
      return port.close()
    }
    const { job, stop } = message
    let last = 0
    const outcome = await executeJob(storage, kinds, job, {
      isStopped: () => Atomics.load(stop, 0) !== 0,
      onProgress(done, total) {
        if (performance.now() - last < EVERY) return
        last = performance.now()
        post({ done, total })
      },
    })
    post({ outcome })
  })
}
