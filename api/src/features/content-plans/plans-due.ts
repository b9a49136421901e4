import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Storage } from '../../platform/database/storage.ts'
import { countChange } from '../../platform/site-revisions/site-revisions.queries.ts'
import { duePlan, duePlans, markTried } from '../contents/plans/content-plans.queries.ts'
import { nextTry } from '../publishing/planned-releases/publish-due.ts'
import { lockSite } from '../sites/lock-site.queries.ts'
import { createSitesStore } from '../sites/sites.queries.ts'
import { doPlan, noteStop } from './do-plan.ts'

/** So many are looked for at once, and so many are done in one run: the next run follows soon. */
const [TOGETHER, AT_ONCE] = [50, 500]

interface DueOptions {
  /** Where owners work, for links in mails: `https://vitrine.example`. */
  readonly systemOrigin: string
  readonly logger?: Pick<Logger, 'error'> | undefined
}

/**
 * Makes what publishes and hides the contents whose time has come, also long ago, each in a transaction of its own. One
 * that fails is tried again; after the last time it is noted as failed, and its owners are told.
 *
 * @returns a function that does so once, and tells how many were looked at
 */
export function createPlansDue(storage: Storage, { systemOrigin, logger }: DueOptions) {
  const sites = createSitesStore(storage)
  /** Counts a try that failed. */
  const noteFailure = (tenantId: string, id: string, now: number) =>
    storage.db.transaction().execute(async (write) => {
      await lockSite(write, tenantId)
      const row = await duePlan(write, tenantId, id, now)
      if (!row) return
      const next = nextTry(row.tries + 1, now)
      if (next !== undefined) return markTried(write, row, next)
      await noteStop(write, row, { systemOrigin, reason: 'failed', now })
      await countChange(write, tenantId, 'planned')
    })
  return async (now = Date.now()): Promise<number> => {
    let count = 0
    while (count < AT_ONCE) {
      const due = await duePlans(storage.db, now, TOGETHER)
      for (const { tenant_id: tenantId, id } of due) {
        try {
          const tenant = await sites.byClient(tenantId)
          if (tenant) await doPlan(storage, { tenant, id, systemOrigin, now })
        } catch (err) {
          logger?.error({ err, plan: id }, 'A content could not be published or hidden at its time.')
          await noteFailure(tenantId, id, now)
        }
        await othersFirst()
      }
      count += due.length
      if (due.length < TOGETHER) break
    }
    return count
  }
}
