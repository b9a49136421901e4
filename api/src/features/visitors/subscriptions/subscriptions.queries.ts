import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { toJson } from '../../../platform/database/json-text.ts'
import type { Database, Tables } from '../../../platform/database/tables.ts'
import type { StoredConsent } from '../form/consent.ts'
import { isSpam, SPAM_SCORE, type Suspicion } from '../form/spam.ts'

export type SubscriptionRow = Selectable<Tables['subscriptions']>

export interface SubscriptionRequest {
  readonly tenantId: string
  readonly email: string
  readonly language: string
  readonly source: string | undefined
  readonly consent: StoredConsent
  readonly suspicion: Suspicion
  readonly now: number
}

/** How long is waited before the same address is written to again, in milliseconds. */
const PAUSE = 60 * 60 * 1000

/**
 * Notes that somebody asked for the newsletter. Whoever is subscribed already, or was asked to confirm
 * a moment ago, stays as they are; so does everybody when a program asks.
 *
 * @returns the subscription when it is new or asked for again.
 */
export async function askSubscription(db: Database, asked: SubscriptionRequest): Promise<SubscriptionRow | undefined> {
  const { tenantId, email, language, source, consent, suspicion, now } = asked
  const values = {
    email,
    status: 'pending' as const,
    language,
    source: source ?? null,
    consent: toJson(consent),
    spam_score: suspicion.score,
    updated_at: now,
    asked_at: now,
  }
  const key = email.toLowerCase()
  return db
    .insertInto('subscriptions')
    .values({
      ...values,
      id: randomUUID(),
      tenant_id: tenantId,
      email_key: key,
      created_at: now,
      confirmed_at: null,
      unsubscribed_at: null,
    })
    .onConflict((any) => {
      const conflict = any.columns(['tenant_id', 'email_key'])
      if (isSpam(suspicion)) return conflict.doNothing()
      return conflict
        .doUpdateSet(values)
        .where('subscriptions.status', '!=', 'confirmed')
        .where(({ or, eb }) =>
          or([
            eb('subscriptions.asked_at', '<', now - PAUSE),
            eb('subscriptions.status', '=', 'unsubscribed'),
            eb('subscriptions.spam_score', '>=', SPAM_SCORE),
          ]),
        )
    })
    .returningAll()
    .executeTakeFirst()
}

export const subscriptionById = (db: Database, tenantId: string, id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()

/** Makes a pending subscription one that gets letters. */
export async function confirmPending(db: Database, tenantId: string, id: string, now: number): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ status: 'confirmed', confirmed_at: now, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

/** Ends a subscription, whatever it was; the second time changes nothing. */
export async function endSubscription(db: Database, tenantId: string, id: string, now: number): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ status: 'unsubscribed', unsubscribed_at: now, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '!=', 'unsubscribed')
    .execute()
}
