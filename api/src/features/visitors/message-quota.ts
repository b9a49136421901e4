import { CallError } from '@vitrine/schemas'
import type { SiteContext } from '../../http/endpoint/context.ts'
import type { Database } from '../../platform/database/tables.ts'
import { isSpam, type Suspicion } from './form/spam.ts'
import {
  type Stored,
  storedEmailVisits,
  storedMessages,
  storedSubscriptions,
  waitingImages,
} from './message-counts.queries.ts'

const HOUR = 60 * 60 * 1000

/**
 * What a site takes in an hour, of each: a flood from many addresses ends here (R197, T24). What looks
 * like spam has a budget of its own, so that it cannot use up that of buyers.
 */
export const hourlyQuota = { messages: 200, subscriptions: 200, images: 300, emailVisits: 5000 } as const

/** @throws CallError `too_many_requests`, with when the first of the hour is an hour old. */
function refuseBeyond(budget: number, { count, first }: Stored, now: number): void {
  if (Number(count) < budget) return
  throw new CallError('too_many_requests', { retryAfter: Math.max(1, Math.ceil((Number(first) + HOUR - now) / 1000)) })
}

type Budgeted = Pick<SiteContext, 'limits' | 'storage' | 'tenant'>

const lastHour = ({ tenant }: Budgeted, suspicion: Suspicion, now: number) => ({
  tenantId: tenant.id,
  since: now - HOUR,
  isSpam: isSpam(suspicion),
})

export async function assertMessageQuota(context: Budgeted, suspicion: Suspicion, now: number): Promise<void> {
  if (!context.limits.isOn) return
  const stored = await storedMessages(context.storage.db, lastHour(context, suspicion, now))
  refuseBeyond(hourlyQuota.messages, stored, now)
}

export async function assertSubscriptionQuota(context: Budgeted, suspicion: Suspicion, now: number): Promise<void> {
  if (!context.limits.isOn) return
  const stored = await storedSubscriptions(context.storage.db, lastHour(context, suspicion, now))
  refuseBeyond(hourlyQuota.subscriptions, stored, now)
}

/** Of images, those count that no inquiry has taken yet. */
export async function assertImageQuota({ limits, storage, tenant }: Budgeted, now: number): Promise<void> {
  if (!limits.isOn) return
  refuseBeyond(hourlyQuota.images, await waitingImages(storage.db, tenant.id, now), now)
}

/** Whether one more visit from a mail may be noted; the answer is the same when not. */
export const isWithinEmailVisitQuota = async (db: Database, tenantId: string, now: number): Promise<boolean> =>
  (await storedEmailVisits(db, tenantId, now - HOUR)) < hourlyQuota.emailVisits
