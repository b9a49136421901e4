import type { Database } from '../../platform/database/tables.ts'
import type { OutboxRow } from '../../platform/mail/outbox.queries.ts'
import type { MessageRow } from '../inbox/records.ts'
import type { SubscriptionRow } from '../visitors/subscriptions/subscriptions.queries.ts'

/** Everything that is stored of one person on one site, as it is stored. */
export interface PersonRows {
  readonly messages: readonly MessageRow[]
  readonly images: readonly ImageFile[]
  readonly subscriptions: readonly SubscriptionRow[]
  readonly mails: readonly OutboxRow[]
  readonly openings: readonly { readonly id: string; email_id: string; url: string; region: string; at: number }[]
}

export interface ImageFile {
  readonly id: string
  readonly inquiry_id: string | null
  readonly type: string
  readonly bytes: number
  readonly width: number
  readonly height: number
  readonly file: string
}

/** Finds everything of a person: what they sent, and every mail to them or about them. */
export async function rowsOfPerson(db: Database, tenantId: string, email: string): Promise<PersonRows> {
  const key = email.trim().toLowerCase()
  const of = <T extends 'messages' | 'subscriptions'>(table: T) =>
    db
      .selectFrom(table as 'messages')
      .where('tenant_id', '=', tenantId)
      .where('email_key', '=', key)
  const messages = await of('messages').selectAll().orderBy('created_at').execute()
  const subscriptions = (await of('subscriptions').selectAll().execute()) as unknown as readonly SubscriptionRow[]
  const about = [...messages, ...subscriptions].map(({ id }) => id)
  const ofMessages = db.selectFrom('inquiry_images').selectAll().where('tenant_id', '=', tenantId)
  const images =
    messages.length === 0
      ? []
      : await ofMessages
          .where(
            'inquiry_id',
            'in',
            messages.map(({ id }) => id),
          )
          .execute()
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(({ or, eb }) => or([eb('recipient_key', '=', key), ...(about.length > 0 ? [eb('about', 'in', about)] : [])]))
    .orderBy('created_at')
    .execute()
  const openings = await db
    .selectFrom('openings')
    .select(['id', 'email_id', 'url', 'region', 'at'])
    .where('tenant_id', '=', tenantId)
    // The mail that was opened is named by its own id, or by the subscription that it went to.
    .where('email_id', 'in', [key, ...about, ...mails.map(({ id }) => id)])
    .orderBy('at')
    .execute()
  return { messages, images, subscriptions, mails, openings }
}

/** Removes what was found; inside a transaction. Files go afterwards. */
export async function deletePerson(db: Database, tenantId: string, rows: PersonRows): Promise<void> {
  const { messages, images, subscriptions, mails, openings } = rows
  const remove = async (
    table: 'inquiry_images' | 'messages' | 'message_changes' | 'subscriptions' | 'outbox' | 'openings',
    column: 'id' | 'message_id',
    found: readonly { readonly id: string }[],
  ) => {
    if (found.length === 0) return
    await db
      .deleteFrom(table as 'message_changes')
      .where('tenant_id', '=', tenantId)
      .where(
        column,
        'in',
        found.map(({ id }) => id),
      )
      .execute()
  }
  await remove('inquiry_images', 'id', images)
  await remove('message_changes', 'message_id', messages)
  await remove('messages', 'id', messages)
  await remove('subscriptions', 'id', subscriptions)
  await remove('outbox', 'id', mails)
  await remove('openings', 'id', openings)
}
