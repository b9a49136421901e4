import { randomUUID } from 'node:crypto'
import type { SubscriptionStatus } from '@vitrine/schemas'
import type { Selectable } from 'kysely'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { toJson } from '../../../platform/database/json-text.ts'
import type { Database, Tables } from '../../../platform/database/tables.ts'
import { countChange } from '../../../platform/site-revisions/site-revisions.queries.ts'
import { recordWebhookEvents } from '../../webhooks/events/record-events.queries.ts'
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
  const row = await db
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
  if (row) await countChange(db, tenantId, 'inbox')
  return row
}

export const subscriptionById = (db: Database, tenantId: string, id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('subscriptions').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()

/** Changes a subscription that is not so yet, and counts that; what it is then, where it was changed. */
const changeSubscription = (
  db: Database,
  tenantId: string,
  id: string,
  values: Partial<Pick<SubscriptionRow, 'status' | 'confirmed_at' | 'unsubscribed_at' | 'updated_at'>>,
  only: { readonly is: SubscriptionStatus } | { readonly isNot: SubscriptionStatus },
): Promise<SubscriptionRow | undefined> =>
  inTransaction(db, async (write) => {
    const row = await write
      .updateTable('subscriptions')
      .set(values)
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('status', 'is' in only ? '=' : '!=', 'is' in only ? only.is : only.isNot)
      .returningAll()
      .executeTakeFirst()
    if (row) await countChange(write, tenantId, 'inbox')
    return row
  })

/** Makes a pending subscription one that gets letters, and tells webhooks: its address is somebody's now. */
export const confirmPending = (db: Database, tenantId: string, id: string, now: number): Promise<void> =>
  inTransaction(db, async (write) => {
    const values = { status: 'confirmed', confirmed_at: now, updated_at: now } as const
    const row = await changeSubscription(write, tenantId, id, values, { is: 'pending' })
    if (!row) return
    const { email, language } = row
    const data = { form: 'subscription', email, language }
    await recordWebhookEvents(write, tenantId, [{ type: 'form.sent', object: { kind: 'subscription', id }, data }])
  })

/** Ends a subscription, whatever it was; the second time changes nothing. */
export async function endSubscription(db: Database, tenantId: string, id: string, now: number): Promise<void> {
  const values = { status: 'unsubscribed', unsubscribed_at: now, updated_at: now } as const
  await changeSubscription(db, tenantId, id, values, { isNot: 'unsubscribed' })
}
