import { datesOf } from '@vitrine/schemas/format'
import type { Storage } from '../../platform/database/storage.ts'
import { readFacts } from '../sites/site-facts.ts'
import { GRACE } from './count-numbers.ts'
import { dayInZone } from './day-in-zone.ts'
import { closeDay, openDays } from './numbers.queries.ts'

/**
 * Forgets by what browsers were told apart on days that are over where their sites are; to be called every minute. What
 * was seen right before midnight is written by then.
 *
 * @param now in milliseconds.
 * @returns how many days were closed.
 */
export async function forgetVisits({ db }: Pick<Storage, 'db'>, now: number = Date.now()): Promise<number> {
  const over = (await openDays(db)).filter(({ day, facts }) => {
    const { timeZone } = datesOf(readFacts(facts))
    return day < dayInZone(now - GRACE, timeZone)
  })
  for (const { tenant_id, day } of over) await closeDay(db, tenant_id, day)
  return over.length
}
