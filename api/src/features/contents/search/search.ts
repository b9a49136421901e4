import { Worker } from 'node:worker_threads'
import { CallError } from '@vitrine/schemas'
import type { Logger } from 'pino'
import type { StoragePlace } from '../../../platform/database/connect.ts'
import type { Storage } from '../../../platform/database/storage.ts'
import { endWorker } from '../../../platform/end-worker.ts'
import { createFinder, type Find, type SearchAnswer } from './query/find.ts'
import type { FromSearchWorker, SearchWorkerData, ToSearchWorker } from './search-worker.ts'

/** So long a search may take, in milliseconds; whoever waits longer is told to come again. */
const LONGEST = 2000
/** After it died young, a worker is not started again for so long. */
const PAUSE = 1000
/** So long one lives that does not die of what it starts with. */
const YOUNG = 10_000
/** When it makes sense to ask again, in seconds. */
const RETRY_AFTER = 2

export interface Search {
  /** @throws CallError `unavailable` when the search does not run, or takes too long. */
  readonly find: Find
  /** Settles when what is often searched was read, and after the longest time of a search at the latest. */
  readonly started: Promise<void>
  close(): Promise<void>
}

interface SearchOptions {
  /** The file that calls `serveSearchWorker`; without one this thread searches itself. */
  readonly worker?: string | undefined
  /** So long a search may take, in milliseconds. */
  readonly within?: number | undefined
  readonly logger?: Pick<Logger, 'error'> | undefined
}

/** Searches in a thread of its own, so that those who only look at a page do not wait for it. */
export function createSearch(storage: Storage, { worker, within = LONGEST, logger }: SearchOptions): Search {
  return worker === undefined
    ? { find: createFinder(storage.db).find, started: Promise.resolve(), close: async () => undefined }
    : searchInWorker(storage.place, worker, within, logger)
}

const unavailable = () => new CallError('unavailable', { retryAfter: RETRY_AFTER })

interface Waiting {
  readonly resolve: (answer: SearchAnswer) => void
  readonly reject: (error: unknown) => void
  readonly timer: NodeJS.Timeout
}

function searchInWorker(place: StoragePlace, file: string, within: number, logger: SearchOptions['logger']): Search {
  const { databaseUrl, dataDir } = place
  // Without what cannot be sent to a thread.
  const workerData: SearchWorkerData = {
    place:
      databaseUrl === undefined
        ? { dataDir: dataDir ?? '' }
        : { databaseUrl, ...(dataDir !== undefined && { dataDir }) },
  }
  const waiting = new Map<number, Waiting>()
  let last = 0
  let current: Worker | undefined
  let diedAt = 0
  let isClosed = false
  const { promise: started, resolve: onStarted } = Promise.withResolvers<void>()
  setTimeout(onStarted, within).unref()

  function settle(id: number): Waiting | undefined {
    const one = waiting.get(id)
    waiting.delete(id)
    clearTimeout(one?.timer)
    return one
  }

  function start(): Worker {
    const worker = new Worker(file, { workerData, execArgv: [] })
    const startedAt = Date.now()
    // It never keeps a process from ending.
    worker.unref()
    worker.on('message', (message: FromSearchWorker) => {
      if ('isWarm' in message) return onStarted()
      const one = settle(message.id)
      if ('answer' in message) return one?.resolve(message.answer)
      logger?.error({ err: message.error }, 'A search failed.')
      one?.reject(unavailable())
    })
    worker.once('error', (err) => logger?.error({ err }, 'The search ended with an error.'))
    worker.once('exit', () => {
      if (current === worker) current = undefined
      diedAt = Date.now()
      onStarted()
      if (isClosed) return
      for (const id of [...waiting.keys()]) settle(id)?.reject(unavailable())
      // The next one who asks finds it reading again, and waits for it.
      if (diedAt - startedAt > YOUNG) current ??= start()
    })
    return worker
  }

  current = start()
  return {
    started,
    async find(question) {
      if (isClosed || (!current && Date.now() - diedAt < PAUSE)) throw unavailable()
      current ??= start()
      const worker = current
      const id = ++last
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => settle(id)?.reject(unavailable()), within)
        waiting.set(id, { resolve, reject, timer })
        const message: ToSearchWorker = { id, question }
        worker.postMessage(message)
      })
    },
    async close() {
      isClosed = true
      for (const id of [...waiting.keys()]) settle(id)?.reject(unavailable())
      if (current) await endWorker(current)
    },
  }
}
