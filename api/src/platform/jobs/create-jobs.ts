import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { asRecord } from '../as-record.ts'
import type { Storage } from '../database/storage.ts'
import { executeJob, type Outcome } from './execute-job.ts'
import { type JobKind, JobStopped } from './job.ts'
import { createJobThread } from './job-thread.ts'
import {
  addJob,
  cancelJob,
  failJob,
  finishJob,
  type JobStatus,
  jobById,
  type LeasedJob,
  leaseJob,
  type NewJob,
  releaseJob,
  renewJob,
  repeatJob,
} from './jobs.queries.ts'

/**
 * So often is looked for jobs of others, and for those that a dead instance left, and is said that a job goes on; in
 * milliseconds.
 */
const EVERY = 1000
/** So long after the start the thread of jobs starts, if no job has started it; in milliseconds. */
const WARM_UP_AFTER = 5000
/** So long a thread that is there while it is needed waits for the next job, in milliseconds. */
const IDLE = 30_000
/** So often somebody who waits asks for a job that another instance does, in milliseconds. */
const ASK_EVERY = 200
/** From so many processors on, two jobs are done at once: those who answer have enough of the others. */
const CORES_FOR_TWO = 4

interface JobsOptions {
  readonly kinds: readonly JobKind[]
  /** The file that calls `serveJobThread` with the same kinds; without one this thread does them. */
  readonly worker?: string | undefined
  /** How many of them are done at once, each of another tenant; by the number of processors when it is left out. */
  readonly atOnce?: number | undefined
  readonly logger?: Pick<Logger, 'error' | 'debug'> | undefined
  readonly every?: number | undefined
}

/** The jobs of an instance: those that it was asked for, and those that it takes from others. */
export interface Jobs {
  /** Adds a job, or finds the one that is there already. Its id. It is begun at once where nothing else runs. */
  add(job: NewJob): Promise<string>
  /**
   * A job of a tenant, or of none, as it is now. Once it is told here that one ended, what it changed is shown here too.
   */
  status(tenantId: string | null, id: string): Promise<JobStatus | undefined>
  /**
   * Waits until a job of a tenant, or of none, has ended, wherever it runs; nothing when there is none with this id.
   *
   * @param within how long at most, in milliseconds: the job may go on then
   */
  ended(tenantId: string | null, id: string, within?: number): Promise<JobStatus | undefined>
  /** Cancels a job of a tenant, or of none; tells whether it had not ended yet. */
  cancel(tenantId: string | null, id: string): Promise<boolean>
  /**
   * Does something every so many milliseconds, on one instance at a time. In this thread: it must be made of short
   * pieces.
   */
  repeat(name: string, every: number, work: () => Promise<unknown>): Promise<void>
  /**
   * Takes jobs of other kinds too, one after the other and beside all others: in this thread, or in one of their own,
   * which is there while it is needed.
   */
  take(kinds: readonly JobKind[] | JobWorker): void
  /** Begins to take jobs of others, and what is repeated. */
  start(): void
  /** Gives back what is not done yet. */
  close(): Promise<void>
}

/** A thread of its own for some kinds of jobs. */
export interface JobWorker {
  /** The names of the kinds. */
  readonly kinds: readonly string[]
  /** The file that calls `serveJobThread` with them. */
  readonly file: string
  /** What the file finds as `data` in its `workerData`; JSON. */
  readonly data: object
}

/** A run of this instance. */
interface Run {
  readonly job: LeasedJob
  readonly outcome: Promise<Outcome>
  /** Once its outcome is noted, and told to all who remember what it changed. */
  readonly settled: Promise<void>
  readonly stop: () => void
}

/** Who does some kinds of jobs, one after the other. */
interface Lane {
  readonly kinds: readonly string[]
  readonly begin: (job: LeasedJob, onProgress: (done: number, total: number) => void) => Omit<Run, 'job' | 'settled'>
}

const isOver = ({ state }: JobStatus): boolean => state !== 'waiting' && state !== 'running'

/** Without a thread of its own, a job keeps whoever asks waiting: one is enough. */
const jobsAtOnce = (worker: string | undefined): number =>
  worker !== undefined && availableParallelism() >= CORES_FOR_TWO ? 2 : 1

export function createJobs(
  storage: Storage,
  { kinds, worker, atOnce = jobsAtOnce(worker), logger, every = EVERY }: JobsOptions,
): Jobs {
  const onDeath = (err: unknown) => logger?.error({ err }, 'The thread of jobs ended with an error.')
  const thread = worker === undefined ? undefined : createJobThread(storage.place, worker, onDeath)
  const here = (known: readonly JobKind[]): Lane['begin'] => {
    return (job, onProgress) => {
      let isStopped = false
      const outcome = executeJob(storage, known, job, { onProgress, isStopped: () => isStopped })
      return { outcome, stop: () => (isStopped = true) }
    }
  }
  const repeated = new Map<string, { readonly every: number; readonly kind: JobKind }>()
  const names = kinds.map(({ name }) => name)
  const long: Lane = { kinds: names, begin: thread ? thread.run : here(kinds) }
  const short = (): Lane => ({
    kinds: [...repeated.keys()],
    begin: here([...repeated.values()].map(({ kind }) => kind)),
  })

  const runs = new Set<Run>()
  /** Called when a job ended, here or elsewhere. */
  const waiting = new Map<string, Set<() => void>>()
  let isClosed = false

  async function settle(job: LeasedJob, outcome: Outcome): Promise<void> {
    const again = repeated.get(job.kind)
    if (outcome.kind === 'failed') logger?.error({ job: job.id, kind: job.kind, error: outcome.error }, 'A job failed.')
    if (again) return repeatJob(storage, job, again.every)
    if (isClosed && outcome.kind !== 'done') return releaseJob(storage, job)
    if (outcome.kind === 'failed') return failJob(storage, job, outcome.error, outcome.mayTry)
    if (outcome.kind !== 'done') return
    if (!outcome.isNoted) await finishJob(storage.db, storage.engine, job, outcome.result)
    // Its thread has told only itself.
    const site = job.tenantId ?? asRecord(outcome.result).tenantId
    if (typeof site === 'string') storage.changes.tell({ kind: 'site', id: site })
  }

  /** Does a job, and says now and then that it goes on. */
  async function run(lane: Lane, job: LeasedJob): Promise<void> {
    let progress: { readonly done: number; readonly total: number } | undefined
    const begun = lane.begin(job, (done, total) => {
      progress = { done, total }
    })
    const { promise: settled, resolve: settledNow } = Promise.withResolvers<void>()
    const mine: Run = { job, settled, ...begun }
    runs.add(mine)
    const signs = setInterval(() => {
      // Who cannot reach the database says so when the job is to commit: its token tells.
      renewJob(storage, job, progress).then(
        (isOurs) => isOurs || mine.stop(),
        () => undefined,
      )
    }, every)
    const outcome = await mine.outcome
    clearInterval(signs)
    await settle(job, outcome).catch((err: unknown) => {
      if (!(err instanceof JobStopped)) logger?.error({ err, job: job.id }, 'A job could not be noted.')
    })
    runs.delete(mine)
    settledNow()
    if (!repeated.has(job.kind)) storage.changes.tell({ kind: 'job', id: job.id })
  }
  storage.changes.onChange((change) => {
    if (change?.kind === 'job') for (const wake of waiting.get(change.id) ?? []) wake()
  })

  /** One after the other, in the order in which they were asked for. */
  function createTurns() {
    let last: Promise<unknown> = Promise.resolve()
    return <T>(work: () => Promise<T>): Promise<T> => {
      const next = last.then(work)
      last = next.catch(() => undefined)
      return next
    }
  }
  const inTurn = { long: createTurns(), short: createTurns(), lease: createTurns() }

  /** The tenants whose jobs of these kinds are done here: two of one tenant at once would only hinder each other. */
  const busyWith = ({ kinds: of }: Lane): readonly string[] =>
    [...runs].flatMap(({ job }) => (job.tenantId !== null && of.includes(job.kind) ? [job.tenantId] : []))

  /** Takes jobs until there are none; one at a time. What is added meanwhile is looked for once more. */
  function lookFor(laneNow: () => Lane, takeTurn: ReturnType<typeof createTurns>): () => Promise<void> {
    let looking: Promise<void> | undefined
    let isAsked = false
    const leaseAndRun = async (lane: Lane): Promise<boolean> => {
      const job = isClosed ? undefined : await inTurn.lease(() => leaseJob(storage, lane.kinds, busyWith(lane)))
      if (job) await run(lane, job)
      return job !== undefined
    }
    const look = async () => {
      while (isAsked && !isClosed) {
        isAsked = false
        const lane = laneNow()
        // Only in its turn, so that another instance takes what this one has no time for.
        while (!isClosed && (await takeTurn(() => leaseAndRun(lane))));
      }
    }
    return () => {
      isAsked = true
      looking ??= look()
        .catch((err: unknown) => logger?.error({ err }, 'The jobs could not be read.'))
        .finally(() => {
          looking = undefined
        })
      return looking
    }
  }
  const lookForLong = lookFor(() => long, inTurn.long)
  const lookForShort = lookFor(short, inTurn.short)
  /** Looks for jobs that others than the first thread do, and what ends their threads. */
  const others: { readonly look: () => Promise<void>; readonly close: () => Promise<void> }[] = []
  function createOtherThread({ kinds: names, file, data }: JobWorker) {
    const other = createJobThread(storage.place, file, onDeath, data)
    let idle: NodeJS.Timeout | undefined
    const begin: Lane['begin'] = (job, onProgress) => {
      clearTimeout(idle)
      const begun = other.run(job, onProgress)
      void begun.outcome.then(() => {
        idle = setTimeout(() => void other.close(), IDLE).unref()
      })
      return begun
    }
    const close = async () => {
      clearTimeout(idle)
      await other.close()
    }
    return { lane: { kinds: names, begin } satisfies Lane, close }
  }
  // Beside the first thread, which stays: more of them are there while they are needed.
  const more = Array.from({ length: atOnce - 1 }, () => {
    if (worker !== undefined) return createOtherThread({ kinds: names, file: worker, data: {} })
    return { lane: { kinds: names, begin: here(kinds) }, close: async () => undefined }
  }).map(({ lane, close }) => ({ look: lookFor(() => lane, createTurns()), close }))
  const looks = new Set<Promise<void>>()
  const lookNow = (look: () => Promise<void>) => {
    const looking = look()
    looks.add(looking)
    void looking.finally(() => looks.delete(looking))
  }
  let timer: NodeJS.Timeout | undefined
  let warming: NodeJS.Timeout | undefined

  /** Settles when the job ended here, or it makes sense to ask for it again. */
  async function endOf(id: string): Promise<void> {
    const stop = new AbortController()
    const { promise, resolve } = Promise.withResolvers<void>()
    const wakes = waiting.get(id) ?? new Set()
    waiting.set(id, wakes.add(resolve))
    try {
      await Promise.race([promise, sleep(ASK_EVERY, undefined, { signal: stop.signal, ref: false })])
    } finally {
      stop.abort()
      wakes.delete(resolve)
      if (wakes.size === 0) waiting.delete(id)
    }
  }

  async function status(tenantId: string | null, id: string): Promise<JobStatus | undefined> {
    const job = await jobById(storage.db, tenantId, id)
    // Its thread commits the end of a job a moment before this thread hears of it.
    if (job?.state === 'done') for (const one of runs) if (one.job.id === id) await one.settled
    return job
  }

  return {
    status,
    async add(job) {
      const id = await addJob(storage, job)
      lookNow(lookForLong)
      for (const { look } of [...more, ...others]) lookNow(look)
      return id
    },
    async ended(tenantId, id, within = Number.POSITIVE_INFINITY) {
      const until = performance.now() + within
      for (;;) {
        const job = await status(tenantId, id)
        if (!job || isOver(job) || performance.now() >= until) return job
        await endOf(id)
      }
    },
    async cancel(tenantId, id) {
      const isCancelled = await cancelJob(storage, tenantId, id)
      if (isCancelled) for (const one of runs) if (one.job.id === id) one.stop()
      return isCancelled
    },
    async repeat(name, after, work) {
      const kind: JobKind = {
        name,
        async run() {
          const outcome = await work()
          logger?.debug({ outcome }, name)
          return {}
        },
      }
      repeated.set(name, { every: after, kind })
      await addJob(storage, { kind: name, tenantId: null, dedupe: '', input: {} })
    },
    take(taken) {
      const { lane, close } =
        'file' in taken
          ? createOtherThread(taken)
          : { lane: { kinds: taken.map(({ name }) => name), begin: here(taken) }, close: async () => undefined }
      others.push({ look: lookFor(() => lane, createTurns()), close })
    },
    start() {
      // Not at once: whoever starts a service has other things to wait for.
      warming ??= setTimeout(() => isClosed || thread?.warmUp(), WARM_UP_AFTER).unref()
      timer ??= setInterval(() => {
        lookNow(lookForLong)
        lookNow(lookForShort)
        for (const { look } of [...more, ...others]) lookNow(look)
      }, every).unref()
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      clearTimeout(warming)
      for (const one of runs) if (!repeated.has(one.job.kind)) one.stop()
      await Promise.all([...looks])
      await Promise.all([thread?.close(), ...[...more, ...others].map((other) => other.close())])
    },
  }
}
