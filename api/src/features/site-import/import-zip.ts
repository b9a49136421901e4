import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import type { Specs } from '@vitrine/model'
import { CallError, limits } from '@vitrine/schemas'
import { asRecord } from '../../platform/as-record.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { makeFolder } from '../../platform/folders.ts'
import { createQueue } from '../../platform/media/queue.ts'
import { zipPathOf } from './pending-sites.ts'
import { ImportError } from './problems.ts'
import { allOrNothing, type ImportOptions, type ImportResult, showSite } from './site-import.ts'
import type { StagedSite } from './staging/prepare-site.ts'
import { stageZip } from './staging/stage-zip.ts'
import type { FromWorker, StageMessage, WorkerMessage } from './staging/worker-messages.ts'

declare module '../../http/endpoint/context.ts' {
  interface EndpointServices {
    /** The file of the worker that imports sites. */
    readonly siteWorker?: string | undefined
  }
}

/** One import at a time, so that pages are not starved; so many others may wait. */
const imports = createQueue(4)

/** What a worker may have on its heap, in MiB: a site is read as a whole, and must not take the service with it. */
const HEAP = 1024

/**
 * Makes a tenant with its site from a zip. It is read, checked and stored by a worker; this thread only
 * waits for it, and shows the site at the end.
 *
 * @param keep writes the zip to a path.
 * @param siteWorker the file that runs `serveSiteWorker`; without one everything is done in this thread.
 * @throws ImportError with the first of what is wrong; CallError `too_large` or `unavailable`. Nothing is stored then.
 */
export const importZip = (
  storage: Storage,
  { specs, siteWorker }: { readonly specs: Specs; readonly siteWorker?: string | undefined },
  keep: (path: string) => Promise<void>,
  { also, ...options }: Omit<ImportOptions, 'domainsVerified'>,
): Promise<ImportResult> =>
  allOrNothing(storage, async (pendingId) => {
    makeFolder(storage.importsDir)
    const zip = zipPathOf(storage, pendingId)
    await keep(zip)
    const toStage: StageMessage = { importsDir: storage.importsDir, pendingId, options }
    return imports.run(async () => {
      const site =
        siteWorker === undefined
          ? await stageZip({ ...toStage, db: storage.db, runWrite: (work) => work() }, specs)
          : await stageInWorker(storage, siteWorker, toStage)
      await rm(zip)
      return showSite(storage, site, also && { also })
    })
  })

/**
 * Writes a zip to the disk as it arrives.
 * @throws CallError `too_large`
 */
export async function keepZip(source: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  let size = 0
  async function* counted() {
    for await (const piece of source) {
      size += piece.length
      if (size > limits.bodyOfImport) throw new CallError('too_large')
      yield piece
    }
  }
  await pipeline(Readable.from(counted()), createWriteStream(path, { flags: 'wx' }))
}

/** Lets a worker of its own stage the site, which ends with it. */
async function stageInWorker({ db, engine, place }: Storage, file: string, toStage: StageMessage): Promise<StagedSite> {
  const { databaseUrl, dataDir } = place
  const workerData = { ...toStage, place: databaseUrl === undefined ? { dataDir } : { databaseUrl, dataDir } }
  const worker = new Worker(file, { workerData, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP } })
  const say = (message: WorkerMessage) => worker.postMessage(message)
  /** Ends the turn of the worker, when it has one. */
  let endTurn = (): void => undefined
  let isOver = false
  const takeTurn = () =>
    new Promise<void>((resolve) => {
      // A worker that died while it waited for its turn would never give it back.
      if (isOver) return resolve()
      endTurn = resolve
      say('go')
    })
  try {
    return await new Promise<StagedSite>((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (message === 'done') endTurn()
        else if (message === 'turn') {
          // While its one connection is taken, nobody in this thread waits for the lock of SQLite, which
          // would stop the thread: they wait for the connection instead. PostgreSQL needs no turns.
          const turn = engine === 'sqlite' ? db.connection().execute(takeTurn) : takeTurn()
          turn.catch(reject)
        } else if ('site' in message) resolve(message.site)
        else reject(new ImportError(message.problems, message.count))
      })
      worker.once('error', (error) => reject(isOutOfMemory(error) ? new CallError('too_large') : error))
      worker.once('exit', (code) => reject(new Error(`The worker of an import ended with ${code} before its time.`)))
    })
  } finally {
    isOver = true
    endTurn()
    await worker.terminate()
  }
}

const isOutOfMemory = (error: unknown): boolean => asRecord(error).code === 'ERR_WORKER_OUT_OF_MEMORY'
