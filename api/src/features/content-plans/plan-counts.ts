import type { Database } from '../../platform/database/tables.ts'
import { openPlanTimes } from '../contents/plans/content-plans.queries.ts'
import { countsOf } from '../publishing/planned-releases/planned-releases.queries.ts'

/** How many planned contents of a site wait, are late or were stopped, and when the next one is. */
export const contentPlanCounts = async (db: Database, tenantId: string, lateBefore: number) =>
  countsOf(await openPlanTimes(db, tenantId), lateBefore)
