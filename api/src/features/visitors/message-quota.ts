import { CallError } from '@vitrine/schemas'
import type { SiteContext } from '../../http/endpoint/context.ts'
import type { Database } from '../../platform/database/tables.ts'
import { isSpam, SPAM_SCORE, type Suspicion } from './spam.ts'

const HOUR = 60 * 60 * 1000

/**
 * What a site takes in an hour, of each: a flood from many addresses ends here (R197, T24). What looks
 * like spam has a budget of its own, so that it cannot use up that of buyers.
 */
export const hourlyBudget = { messages: 200, subscriptions: 200, images: 300, openings: 5000 } as const

/** What was stored since a time: how much, and when the first of it. */
interface Stored {
  readonly count: number
  readonly first: number
}

/** @throws CallError `too_many_requests`, with when the first of the hour is an hour old. */
function refuseBeyond(budget: number, { count, first }: Stored, now: number): void {
  if (Number(count) < budget) return
  throw new CallError('too_many_requests', { retryAfter: Math.max(1, Math.ceil((Number(first) + HOUR - now) / 1000)) })
}

type Budgeted = Pick<SiteContext, 'limits' | 'storage' | 'tenant'>

export async function takeMessage(context: Budgeted, suspicion: Suspicion, now: number): Promise<void> {
  if (!context.limits.isOn) return
  const stored = await context.storage.db
    .selectFrom('messages')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<number>('created_at').as('first')])
    .where('tenant_id', '=', context.tenant.id)
    // Named, so that the index on kind and time is used.
    .where('kind', 'in', ['inquiry', 'contact'])
    .where('created_at', '>', now - HOUR)
    .where('spam_score', isSpam(suspicion) ? '>=' : '<', SPAM_SCORE)
    .executeTakeFirstOrThrow()
  refuseBeyond(hourlyBudget.messages, stored, now)
}

export async function takeSubscription(context: Budgeted, suspicion: Suspicion, now: number): Promise<void> {
  if (!context.limits.isOn) return
  const stored = await context.storage.db
    .selectFrom('subscriptions')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<number>('asked_at').as('first')])
    .where('tenant_id', '=', context.tenant.id)
    .where('asked_at', '>', now - HOUR)
    .where('spam_score', isSpam(suspicion) ? '>=' : '<', SPAM_SCORE)
    .executeTakeFirstOrThrow()
  refuseBeyond(hourlyBudget.subscriptions, stored, now)
}

/** Of images, those count that no inquiry has taken yet. */
export async function takeImages(context: Budgeted, now: number): Promise<void> {
  if (!context.limits.isOn) return
  const { count, first } = await context.storage.db
    .selectFrom('inquiry_images')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<string>('created_at').as('first')])
    .where('tenant_id', '=', context.tenant.id)
    .where('inquiry_id', 'is', null)
    .where('expires_at', '>', new Date(now).toISOString())
    .executeTakeFirstOrThrow()
  refuseBeyond(hourlyBudget.images, { count, first: Date.parse(first) }, now)
}

/** Whether one more visit from a mail may be noted; nobody is told when not. */
export async function mayNoteOpening(db: Database, tenantId: string, now: number): Promise<boolean> {
  const { count } = await db
    .selectFrom('openings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('at', '>', now - HOUR)
    .executeTakeFirstOrThrow()
  return Number(count) < hourlyBudget.openings
}
