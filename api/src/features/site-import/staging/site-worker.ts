import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Specs } from '@vitrine/model'
import { connect } from '../../../platform/database/connect.ts'
import type { RunWrite } from '../../../platform/database/short-transactions.ts'
import { ImportError } from '../problems.ts'
import { stageZip } from './stage-zip.ts'
import type { FromWorker, WorkerData, WorkerMessage } from './worker-messages.ts'

/** So many problems and warnings are sent; of more only their number. */
const SENT = 100

/**
 * Runs in a worker that `importZip` started: stages one site, and tells how that went. The worker has a
 * connection to the database of its own, and writes only when it is its turn.
 */
export async function serveSiteWorker(specs: Specs): Promise<void> {
  if (!parentPort) throw new Error('This file runs in a worker.')
  const port = parentPort
  const post = (message: FromWorker) => port.postMessage(message)
  const turn = () =>
    new Promise<void>((resolve) => {
      port.once('message', (_go: WorkerMessage) => resolve())
      post('turn')
    })
  const runWrite: RunWrite = async (work) => {
    await turn()
    try {
      return await work()
    } finally {
      post('done')
    }
  }
  // Of this thread alone: those who answer come first.
  if (getPriority() < 5) setPriority(5)
  const { place, ...toStage }: WorkerData = workerData
  const { db } = await connect(place)
  const outcome = await stageZip({ ...toStage, db, runWrite }, specs)
    .then(
      (site): FromWorker => ({ site: { ...site, warnings: site.warnings.slice(0, SENT) } }),
      (error: unknown): FromWorker => {
        if (!(error instanceof ImportError)) throw error
        return { problems: error.problems.slice(0, SENT), count: error.count }
      },
    )
    .finally(() => db.destroy())
  post(outcome)
}
