import { Worker } from 'node:worker_threads'
import { asRecord } from '../as-record.ts'
import type { StoragePlace } from '../database/connect.ts'
import { endWorker } from '../end-worker.ts'
import type { Outcome } from './execute-job.ts'
import type { LeasedJob } from './jobs.queries.ts'
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts'

/** What the thread may have on its heap, in MiB: a site is held as a whole, and must not take the service with it. */
const HEAP = 1024
/**
 * So long a job that has to stop may take to do so by itself, in milliseconds. Longer than any step of one: to terminate a
 * thread that works with SQLite can end the process.
 */
const PATIENCE = 30_000
/** A job that tells nothing for so long has hung, in milliseconds. */
const SILENCE = 10 * 60_000

/** A run in the thread. */
export interface ThreadRun {
  readonly outcome: Promise<Outcome>
  /** Lets it end as soon as it can, and with the thread where it cannot. */
  readonly stop: () => void
}

/** One thread that does jobs one after the other, and stays warm between them. */
export interface JobThread {
  /** Starts it, so that the first job finds it ready. */
  readonly warmUp: () => void
  readonly run: (job: LeasedJob, onProgress: (done: number, total: number) => void) => ThreadRun
  readonly close: () => Promise<void>
}

const failed = (message: string): Outcome => ({ kind: 'failed', error: { code: 'internal', message }, mayTry: 'again' })

/**
 * @param file calls `serveJobThread`
 * @param onError hears why the thread died
 * @param data what the file needs; JSON
 */
export function createJobThread(
  place: StoragePlace,
  file: string,
  onError: (error: unknown) => void,
  data?: object,
): JobThread {
  const { databaseUrl, dataDir, storeUrl, filesFrom } = place
  const files = { ...(storeUrl !== undefined && { storeUrl }), ...(filesFrom !== undefined && { filesFrom }) }
  // Without what cannot be sent to a thread.
  const workerData: ThreadData = {
    place:
      databaseUrl === undefined
        ? { ...files, dataDir: dataDir ?? '' }
        : { ...files, databaseUrl, ...(dataDir !== undefined && { dataDir }) },
    ...(data && { data }),
  }
  let worker: Worker | undefined

  function start(): Worker {
    const started = new Worker(file, {
      workerData,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP },
    })
    // It never keeps a process from ending. One that dies without a job is started again for the next one.
    started.unref()
    started.on('error', onError)
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  function run(job: LeasedJob, onProgress: (done: number, total: number) => void): ThreadRun {
    worker ??= start()
    const thread = worker
    const stop = new Int32Array(new SharedArrayBuffer(4))
    const { promise: outcome, resolve } = Promise.withResolvers<Outcome>()
    let isStopped = false
    let giveUp: NodeJS.Timeout | undefined
    let silence: NodeJS.Timeout | undefined
    const isHeard = () => {
      clearTimeout(silence)
      silence = setTimeout(() => void thread.terminate(), SILENCE).unref()
    }
    const onMessage = (message: FromThread) => {
      isHeard()
      if ('outcome' in message) resolve(message.outcome)
      else onProgress(message.done, message.total)
    }
    const onDeath = (error: unknown) => resolve(failureOf(error))
    const onExit = (code: number) =>
      resolve(isStopped ? { kind: 'stopped' } : failed(`The thread of jobs ended with ${code} before its time.`))
    thread.on('message', onMessage)
    thread.once('error', onDeath)
    thread.once('exit', onExit)
    isHeard()
    const message: ToThread = { job, stop }
    thread.postMessage(message)
    void outcome.then(() => {
      clearTimeout(silence)
      clearTimeout(giveUp)
      thread.off('message', onMessage)
      thread.off('error', onDeath)
      thread.off('exit', onExit)
    })
    return {
      outcome,
      stop() {
        if (isStopped) return
        isStopped = true
        Atomics.store(stop, 0, 1)
        giveUp = setTimeout(() => void thread.terminate(), PATIENCE).unref()
      },
    }
  }

  return {
    warmUp() {
      worker ??= start()
    },
    run,
    async close() {
      const thread = worker
      if (!thread) return
      // The next job has a thread of its own.
      worker = undefined
      await endWorker(thread)
    },
  }
}

/** Of a thread that ended with an error; what needs more memory than there is needs it the next time too. */
function failureOf(error: unknown): Outcome {
  if (asRecord(error).code === 'ERR_WORKER_OUT_OF_MEMORY')
    return {
      kind: 'failed',
      error: { code: 'too_large', message: 'The thread of jobs ran out of memory.' },
      mayTry: 'never',
    }
  return failed(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
