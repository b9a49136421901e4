import { recordOpening } from '@vitrine/schemas'
import type { SiteContext } from '../../../http/endpoint/context.ts'
import { type Endpoint, endpoint } from '../../../http/endpoint/endpoint.ts'
import { line } from '../form/normalize-text.ts'
import { isWithinEmailVisitQuota } from '../message-quota.ts'
import { insertEmailVisit } from './email-visits.queries.ts'

/** Whether somebody notes so many that they are no visits. Counted like searches; the answer is the same (R273). */
async function isTooOften({ limits, peer }: SiteContext): Promise<boolean> {
  try {
    await limits.take('search', peer)
    return false
  } catch {
    return true
  }
}

/** An address without what may say who was there. */
const placeOf = (url: string): string => line(url).split(/[?#]/)[0]?.slice(0, 500) ?? ''

export const emailVisitRoutes: readonly Endpoint[] = [
  endpoint(recordOpening, async (question, context) => {
    const { storage, tenant } = context
    const emailId = question.marketingEmailId ?? ''
    const now = Date.now()
    if (!/^[\w-]{1,64}$/.test(emailId) || (await isTooOften(context))) return {}
    if (!(await isWithinEmailVisitQuota(storage.db, tenant.id, now))) return {}
    await insertEmailVisit(storage.db, tenant.id, {
      emailId,
      url: placeOf(question.urlAdress ?? question.urlAddress ?? ''),
      region: line(question.visitRegion ?? '').slice(0, 100),
      at: now,
    })
    return {}
  }),
]
