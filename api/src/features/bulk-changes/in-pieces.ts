import { setTimeout as sleep } from 'node:timers/promises'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import { statisticsOf } from '../content-imports/refresh-statistics.queries.ts'
import { lockSite } from '../sites/lock-site.queries.ts'

/** So many contents go into one transaction at most; on SQLite so many at first, until it is known how long they take. */
const [MOST, FIRST] = [50, 5] as const
/** So long a transaction is to last on SQLite, and so long is waited at least between two, in milliseconds. */
const [LENGTH, PAUSE] = [25, 10] as const

interface Pieces {
  readonly ids: readonly string[]
  readonly tenantId: string
  readonly progress: (done: number, total: number) => void
  /** Does some of them in a transaction that holds the site. */
  readonly doSome: (write: Database, ids: readonly string[]) => Promise<void>
}

/** Goes through contents by short transactions, so that others who write wait for none of them long. */
export async function inPieces(storage: Storage, { ids, tenantId, progress, doSome }: Pieces): Promise<void> {
  const isAlone = storage.engine === 'sqlite'
  const refreshStatistics = statisticsOf(storage)
  let atOnce: number = isAlone ? FIRST : MOST
  progress(0, ids.length)
  for (let at = 0; at < ids.length; ) {
    const some = ids.slice(at, at + atOnce)
    const since = performance.now()
    await storage.db.transaction().execute(async (write) => {
      await lockSite(write, tenantId)
      await doSome(write, some)
    })
    at += some.length
    progress(at, ids.length)
    await refreshStatistics(at)
    if (!isAlone) continue
    const took = performance.now() - since
    atOnce = Math.max(1, Math.min(MOST, Math.round((LENGTH / took) * some.length)))
    if (at < ids.length) await sleep(Math.max(PAUSE, took))
  }
}
