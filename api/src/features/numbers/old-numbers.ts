import type { Database } from '../../platform/database/tables.ts'
import { deleteDaysBefore } from './numbers.queries.ts'

/** So long what was counted is kept: two years, and the month that is compared with them. */
const NUMBERS_MONTHS = 25

/** Takes away what was counted of a site longer ago. @returns how many rows. */
export function removeOldNumbers(db: Database, tenantId: string, now: number): Promise<number> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - NUMBERS_MONTHS)
  return deleteDaysBefore(db, tenantId, before.toISOString().slice(0, 10))
}
