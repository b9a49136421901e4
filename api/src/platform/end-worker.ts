import type { Worker } from 'node:worker_threads'

/** So long a worker may take to end by itself, in milliseconds. */
const WITHIN = 5000

/**
 * Asks a worker to end with the message `end`, and waits until it has. One that does not is terminated after 5 s: to
 * terminate a thread that works with SQLite can end the process.
 */
export async function endWorker(worker: Worker): Promise<void> {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  worker.once('exit', () => resolve())
  worker.postMessage('end')
  const giveUp = setTimeout(() => void worker.terminate(), WITHIN)
  await ended
  clearTimeout(giveUp)
}
