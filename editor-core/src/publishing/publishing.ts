import {
  type Answer,
  CallError,
  cancelJob,
  listJobs,
  type publishByGet,
  publishSite,
  type Question,
} from '@vitrine/schemas'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { requiredContext } from '../context/required-context.ts'
import type { SendCall } from '../context/service.ts'
import { EVERY, resultOfJob, wait } from './follow-job.ts'

/** What a publish says at its end. */
export type PublishAnswer = Answer<typeof publishByGet>

/** What became of the last publish from here. */
export type PublishState =
  | { readonly kind: 'idle' | 'saving' | 'cancelled' }
  /** `done` of 1 where a large draft is published by a job, which can be cancelled. */
  | { readonly kind: 'publishing'; readonly done?: number }
  /** `request` is what was asked for from here; not there where a publish was only followed. */
  | {
      readonly kind: 'published'
      readonly result: PublishAnswer
      readonly at: number
      readonly request?: PublishRequest | undefined
    }
  /** Something could not be saved first, or the service said no; with its words where there are any. */
  | { readonly kind: 'failed'; readonly message?: string | undefined }

/** How many pages of what was published are ready for their first visitors; they are drawn where one comes earlier. */
export interface PreparedPages {
  readonly done: number
  readonly total: number
}

export type PublishRequest = Omit<Question<typeof publishSite>, 'draftsId'>

export interface Publishing {
  readonly state: StoreApi<PublishState>
  /** Nothing while no pages are prepared. */
  readonly prepared: StoreApi<{ readonly pages?: PreparedPages | undefined }>
  /**
   * Saves what is unsaved, then publishes: the whole draft, or some languages or pages of it. Where there are warnings
   * that the request does not accept, nothing goes live and the result `waits`.
   * @returns nothing where it failed or was cancelled: `state` tells
   */
  readonly publish: (request?: PublishRequest) => Promise<PublishAnswer | undefined>
  /** Cancels the job that publishes, where there is one. What was published by then stays. */
  readonly cancel: () => Promise<void>
  /**
   * Follows what goes on already: a publish of this draft, by whomever, or the pages that are prepared after one.
   * @param onPublish called where a publish goes on
   */
  readonly resume: (onPublish?: () => void) => Promise<void>
  /** Follows the pages that are prepared after visitors see another release. */
  readonly followPrepared: () => void
}

interface PublishingOptions {
  readonly draftsId: string
  readonly send: SendCall
  readonly saveNow: () => Promise<boolean>
  readonly now?: () => number
  /** How often is asked how far a job is, in milliseconds. */
  readonly askEvery?: number
}

/** So long is waited at most before somebody asks again for pages that nobody prepares yet, in milliseconds. */
const LONGEST_PAUSE = 60_000

/** Publishing from an editor. One at a time; what is asked meanwhile is not done twice. */
export function createPublishing({
  draftsId,
  send,
  saveNow,
  now = Date.now,
  askEvery = EVERY,
}: PublishingOptions): Publishing {
  const state = createStore<PublishState>(() => ({ kind: 'idle' }))
  const prepared = createStore<{ readonly pages?: PreparedPages | undefined }>(() => ({}))
  let following = Promise.resolve()
  let running: Promise<PublishAnswer | undefined> | undefined
  let job: string | undefined

  async function run(request: PublishRequest): Promise<PublishAnswer | undefined> {
    state.setState({ kind: 'saving' }, true)
    if (!(await saveNow())) {
      state.setState({ kind: 'failed' }, true)
      return undefined
    }
    state.setState({ kind: 'publishing' }, true)
    return outcomeOf(async () => {
      const answer = await send(publishSite, {
        redirectMoved: true,
        ...request,
        draftsId,
      })
      return 'job' in answer ? follow(answer.job) : answer
    }, request)
  }

  /** Notes what comes of a publish. */
  async function outcomeOf(
    work: () => Promise<PublishAnswer | undefined>,
    request?: PublishRequest,
  ): Promise<PublishAnswer | undefined> {
    try {
      const result = await work()
      state.setState(result ? { kind: 'published', result, at: now(), request } : { kind: 'cancelled' }, true)
      if (result?.changed) followPrepared()
      return result
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      state.setState({ kind: 'failed', message: error.message }, true)
      return undefined
    }
  }

  /** Follows a publish to its end. Nothing when it was cancelled. @throws CallError when it failed */
  async function follow(id: string): Promise<PublishAnswer | undefined> {
    job = id
    const onProgress = (done: number) => state.setState({ kind: 'publishing', done }, true)
    onProgress(0)
    try {
      return (await resultOfJob(send, id, { every: askEvery, onProgress })) as PublishAnswer | undefined
    } finally {
      job = undefined
    }
  }

  /** What goes on; nothing where that cannot be read: it goes on all the same. */
  async function openJobs(): Promise<Answer<typeof listJobs>> {
    try {
      return await send(listJobs, {})
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return []
    }
  }

  async function followJobOfPages(): Promise<void> {
    let pause = askEvery
    for (;;) {
      const found = (await openJobs()).find(({ kind }) => kind === 'prerender')
      if (!found) break
      // How many there are is counted when it begins; other sites may come first.
      const { done, total } = found
      prepared.setState({ pages: total === undefined ? undefined : { done, total } })
      pause = total === undefined ? Math.min(pause * 2, LONGEST_PAUSE) : askEvery * 2
      await wait(pause)
    }
    prepared.setState({ pages: undefined })
  }

  function followPrepared(): void {
    // After the last one has ended, since it may have asked before there was the next.
    following = following.then(followJobOfPages)
  }

  function start(work: () => Promise<PublishAnswer | undefined>): Promise<PublishAnswer | undefined> {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    state,
    prepared,
    followPrepared,
    publish: (request = {}) => start(() => run(request)),
    async resume(onPublish) {
      const last = (await openJobs()).findLast((one) => one.kind === 'publish' && one.draftsId === draftsId)
      // Somebody may have pressed meanwhile.
      if (running) return
      if (!last) return followPrepared()
      onPublish?.()
      await start(() => outcomeOf(() => follow(last.id)))
      // Where it was cancelled too: another one may have been before it.
      followPrepared()
    },
    async cancel() {
      // Whether it came in time, the job itself tells.
      if (job !== undefined) await send(cancelJob, { id: job }).catch(() => undefined)
    },
  }
}

export const [PublishingProvider, usePublishing] = requiredContext<Publishing>(
  'No publishing: this belongs inside of an editor.',
)

export const usePublishState = (): PublishState => useStore(usePublishing().state)

export const usePreparedPages = (): PreparedPages | undefined => useStore(usePublishing().prepared).pages
