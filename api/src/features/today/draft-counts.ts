import { setTimeout as sleep } from 'node:timers/promises'
import { canonicalJson, type Specs } from '@vitrine/model'
import { LRUCache } from 'lru-cache'
import type { Storage } from '../../platform/database/storage.ts'
import type { Jobs } from '../../platform/jobs/create-jobs.ts'
import { contentAddress } from '../pages/shown-pages.ts'
import { draftSize } from '../publishing/draft-size.queries.ts'
import { type CountedDraft, countDraft, type DraftCounts } from './count-draft.ts'
import { COUNT } from './count-job.ts'

declare module '../../http/endpoint/context.ts' {
  interface Stores {
    readonly draftCounts: DraftCountsStore
  }
}

/** One state of a draft and of the contents beside it. */
export interface DraftVersion extends CountedDraft {
  readonly tenantId: string
  readonly revision: number
  readonly contentVersion: number
  /** How many contents there are. */
  readonly contents: number
}

export interface DraftCountsStore {
  /**
   * What waits in a draft. Of a large one it may be that of an older state, or nothing yet (`isCounting`): it is counted
   * by a job then.
   */
  of(version: DraftVersion): Promise<{ readonly counts: DraftCounts | undefined; readonly isCounting: boolean }>
}

/** So many states, and drafts, are remembered. */
const ROOM = 2000
/** Components times languages, with the contents beside them, that are counted in this thread: some 50 ms. */
const SMALL = 60
/** So long a job is waited for, in milliseconds. */
const PATIENCE = 30
/** So long a state that could not be counted is not tried again, in milliseconds. */
const REST = 5 * 60_000

/** A count that goes on, or is through; nothing comes of one that failed. */
interface Count {
  /** Whether a job does it. */
  readonly isLong: boolean
  readonly counts: Promise<DraftCounts | undefined>
}

/** Counts each state of a draft once; what nobody asks for is not counted. */
export function createDraftCounts(
  storage: Storage,
  specs: Specs,
  jobs: Jobs,
  failed: (error: unknown) => void,
): DraftCountsStore {
  const known = new LRUCache<string, Promise<Count>>({ max: ROOM })
  const newest = new LRUCache<string, DraftCounts>({ max: ROOM })

  async function ofJob(tenantId: string, id: string): Promise<DraftCounts> {
    const ended = await jobs.ended(tenantId, id)
    if (ended?.state !== 'done') throw new Error(ended?.error?.message ?? 'The draft was not counted.')
    return ended.result as DraftCounts
  }

  async function begin(version: DraftVersion, key: string): Promise<Count> {
    const { tenantId, draftsId, release, mediaHosts, revision, contentVersion, contents } = version
    const input: CountedDraft = { draftsId, release, mediaHosts }
    const size = await draftSize(storage.db, tenantId, draftsId)
    const isLong = size !== undefined && size.values + contents > SMALL
    const counting = isLong
      ? ofJob(
          tenantId,
          await jobs.add({
            kind: COUNT,
            tenantId,
            dedupe: contentAddress(
              canonicalJson({ ...input, mediaHosts: mediaHosts ?? null, revision, contentVersion }),
            ),
            input,
          }),
        )
      : countDraft(storage, specs, tenantId, input)
    const counts = counting.then(
      (found) => {
        newest.set(`${tenantId} ${draftsId}`, found)
        return found
      },
      (error: unknown) => {
        failed(error)
        // Whoever looks again at the end of the job would begin the next one, again and again.
        known.set(key, Promise.resolve({ isLong, counts: Promise.resolve(undefined) }), { ttl: REST })
        return undefined
      },
    )
    return { isLong, counts }
  }

  return {
    async of(version) {
      const { tenantId, draftsId, revision, contentVersion, release, mediaHosts } = version
      const key = canonicalJson([tenantId, draftsId, revision, contentVersion, release, mediaHosts ?? null])
      const begun = known.get(key) ?? begin(version, key)
      known.set(key, begun)
      begun.catch(() => known.delete(key))
      const { isLong, counts: counting } = await begun
      const older = newest.get(`${tenantId} ${draftsId}`)
      if (!isLong) return { counts: (await counting) ?? older, isCounting: false }
      const isThere = await Promise.race([counting.then(() => true), sleep(PATIENCE, false, { ref: false })])
      return isThere ? { counts: (await counting) ?? older, isCounting: false } : { counts: older, isCounting: true }
    },
  }
}
