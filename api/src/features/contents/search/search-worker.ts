import { parentPort, workerData } from 'node:worker_threads'
import { connect, type StoragePlace } from '../../../platform/database/connect.ts'
import { createFinder, type SearchAnswer, type SearchQuestion } from './query/find.ts'

/** What a worker starts with. */
export interface SearchWorkerData {
  readonly place: StoragePlace
}

export interface ToSearchWorker {
  readonly id: number
  readonly question: SearchQuestion
}

export type FromSearchWorker =
  | { readonly id: number; readonly answer: SearchAnswer }
  | { readonly id: number; readonly error: unknown }

/** Runs in a worker that `createSearch` started: answers searches by a connection to the database of its own. */
export async function serveSearchWorker(): Promise<void> {
  if (!parentPort) throw new Error('This file runs in a worker.')
  const port = parentPort
  const post = (message: FromSearchWorker) => port.postMessage(message)
  const { place }: SearchWorkerData = workerData
  const { db } = await connect(place)
  const find = createFinder(db)
  port.on('message', ({ id, question }: ToSearchWorker) => {
    find(question).then(
      (answer) => post({ id, answer }),
      (error: unknown) => post({ id, error: error instanceof Error ? error : new Error(String(error)) }),
    )
  })
}
