import type { Storage } from '../../../platform/database/storage.ts'
import { revisionsNow } from '../store/draft-rows.queries.ts'

declare module '../../../http/endpoint/context.ts' {
  interface EndpointServices {
    /** Notifies the listeners of drafts that are open. */
    readonly watch: Watch
  }
}

/** How often the database is asked for newer revisions, in milliseconds: one question for all who watch. */
const EVERY = 500

export interface Watch {
  /**
   * Calls back at each beat with the draft's revision and the site's release; the first time at once.
   * @returns ends it.
   */
  follow(draftId: number, listener: (now: DraftState) => void): () => void
  /** Ends every stream: the server closes. */
  close(): void
  /** Runs when `close` is called, and right after this turn when it was called already. */
  onClose(listener: () => void): () => void
}

/** What is known of a draft at one moment. */
export interface DraftState {
  readonly revision: number
  readonly release: string | null
}

/**
 * Watches drafts that somebody has open. A revision only ever grows, so nothing can be missed
 * between two beats, whichever instance wrote it; there is no table of events (decision 009).
 */
export function createWatch({ db }: Storage, failed: (error: unknown) => void): Watch {
  const listeners = new Map<number, Set<(now: DraftState) => void>>()
  const closing = new Set<() => void>()
  let timer: NodeJS.Timeout | undefined
  let isAsking = false
  let isClosed = false

  async function ask(): Promise<void> {
    if (isAsking || listeners.size === 0) return
    isAsking = true
    try {
      const rows = await revisionsNow(db, [...listeners.keys()])
      for (const { id, revision, current_release } of rows)
        for (const listener of listeners.get(id) ?? []) listener({ revision, release: current_release })
    } catch (error) {
      failed(error)
    } finally {
      isAsking = false
    }
  }

  return {
    follow(draftId, listener) {
      const all = listeners.get(draftId) ?? new Set()
      listeners.set(draftId, all.add(listener))
      timer ??= setInterval(() => void ask(), EVERY).unref()
      void ask()
      return () => {
        all.delete(listener)
        if (all.size === 0) listeners.delete(draftId)
        if (listeners.size === 0) {
          clearInterval(timer)
          timer = undefined
        }
      }
    },
    close() {
      isClosed = true
      for (const end of closing) end()
    },
    onClose(listener) {
      closing.add(listener)
      if (isClosed) queueMicrotask(listener)
      return () => closing.delete(listener)
    },
  }
}
