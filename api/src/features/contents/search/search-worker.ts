import { parentPort, workerData } from 'node:worker_threads'
import { connect, type StoragePlace } from '../../../platform/database/connect.ts'
import { createFinder, type SearchAnswer, type SearchQuestion } from './query/find.ts'

/** What a worker starts with. */
export interface SearchWorkerData {
  readonly place: StoragePlace
}

/** A question; or `end`: what is being searched is given up. */
export type ToSearchWorker = { readonly id: number; readonly question: SearchQuestion } | 'end'

export type FromSearchWorker =
  | { readonly isWarm: true }
  | { readonly id: number; readonly answer: SearchAnswer }
  | { readonly id: number; readonly error: unknown }

/** Runs in a worker that `createSearch` started: answers searches by a connection to the database of its own. */
export async function serveSearchWorker(): Promise<void> {
  if (!parentPort) throw new Error('This file runs in a worker.')
  const port = parentPort
  const post = (message: FromSearchWorker) => port.postMessage(message)
  const { place }: SearchWorkerData = workerData
  const { db } = await connect(place)
  const { find, warm } = createFinder(db)
  port.on('message', async (message: ToSearchWorker) => {
    if (message === 'end') {
      // Nothing is left that keeps the thread then. To terminate one that works with SQLite can end the process.
      await db.destroy()
      return port.close()
    }
    const { id, question } = message
    find(question).then(
      (answer) => post({ id, answer }),
      (error: unknown) => post({ id, error: error instanceof Error ? error : new Error(String(error)) }),
    )
  })
  // What is asked meanwhile is answered as soon as its own catalogue was read. What cannot be read now is read when it
  // is asked for, and fails there.
  await warm().catch(() => undefined)
  post({ isWarm: true })
}
