import type { Database } from '../../platform/database/tables.ts'
import type { OutboxRow } from '../../platform/mail/outbox.queries.ts'
import { countChange } from '../../platform/site-revisions/site-revisions.queries.ts'
import { linesOf } from '../inbox/inbox.queries.ts'
import type { LineRow, MessageRow } from '../inbox/records.ts'
import { type EntryRow, entriesOf } from '../visitors/messages/conversation.queries.ts'
import type { SubscriptionRow } from '../visitors/subscriptions/subscriptions.queries.ts'
import { deleteEventsOf } from '../webhooks/events/record-events.queries.ts'

/** Everything that is stored of one person on one site, as it is stored. */
export interface PersonRows {
  readonly messages: readonly MessageRow[]
  readonly lines: readonly LineRow[]
  readonly entries: readonly EntryRow[]
  /** What came from the address by mail into conversations of others. */
  readonly answers: readonly EntryRow[]
  readonly images: readonly ImageFile[]
  readonly subscriptions: readonly SubscriptionRow[]
  readonly mails: readonly OutboxRow[]
  readonly emailVisits: readonly { readonly id: string; email_id: string; url: string; region: string; at: number }[]
}

export interface ImageFile {
  readonly id: string
  readonly inquiry_id: string | null
  readonly entry_id: string | null
  readonly type: string
  readonly bytes: number
  readonly width: number
  readonly height: number
  readonly file: string
}

/** Finds everything of a person: what they sent, and every mail to them or about them. */
export async function rowsOfPerson(db: Database, tenantId: string, email: string): Promise<PersonRows> {
  const key = email.trim().toLowerCase()
  const messages = await db
    .selectFrom('messages')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('email_key', '=', key)
    .orderBy('created_at')
    .execute()
  const subscriptions = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('email_key', '=', key)
    .execute()
  const about = [...messages, ...subscriptions].map(({ id }) => id)
  const ofMessages = db.selectFrom('inquiry_images').selectAll().where('tenant_id', '=', tenantId)
  const messageIds = messages.map(({ id }) => id)
  const answers = await db
    .selectFrom('conversation_entries')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('sender_key', '=', key)
    .$if(messageIds.length > 0, (query) => query.where('message_id', 'not in', messageIds))
    .orderBy('at')
    .execute()
  const images =
    messages.length + answers.length === 0
      ? []
      : await ofMessages
          .where(({ or, eb }) =>
            or([
              ...(messages.length > 0 ? [eb('inquiry_id', 'in', messageIds)] : []),
              ...(answers.length > 0
                ? [
                    eb(
                      'entry_id',
                      'in',
                      answers.map(({ id }) => id),
                    ),
                  ]
                : []),
            ]),
          )
          .execute()
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(({ or, eb }) => or([eb('recipient_key', '=', key), ...(about.length > 0 ? [eb('about', 'in', about)] : [])]))
    .orderBy('created_at')
    .execute()
  const emailVisits = await db
    .selectFrom('openings')
    .select(['id', 'email_id', 'url', 'region', 'at'])
    .where('tenant_id', '=', tenantId)
    // The mail that was opened is named by its own id, or by the subscription that it went to.
    .where('email_id', 'in', [key, ...about, ...mails.map(({ id }) => id)])
    .orderBy('at')
    .execute()
  const lines = await linesOf(db, tenantId, messageIds)
  const entries = await entriesOf(db, tenantId, messageIds)
  return { messages, lines, entries, answers, images, subscriptions, mails, emailVisits }
}

/** Removes what was found; inside a transaction. Files go afterwards. */
export async function deletePerson(db: Database, tenantId: string, rows: PersonRows): Promise<void> {
  const { messages, answers, images, subscriptions, mails, emailVisits } = rows
  const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id)
  const remove = async (
    table: 'inquiry_images' | 'messages' | 'conversation_entries' | 'subscriptions' | 'outbox' | 'openings',
    ids: readonly string[],
  ) => {
    if (ids.length > 0) await db.deleteFrom(table).where('tenant_id', '=', tenantId).where('id', 'in', ids).execute()
  }
  // What webhooks were told of them goes as well, and what they are still to be told.
  await deleteEventsOf(db, tenantId, idsOf([...messages, ...subscriptions]))
  await remove('inquiry_images', idsOf(images))
  if (messages.length > 0)
    for (const table of [
      'message_lines',
      'message_tags',
      'conversation_entries',
      'message_changes',
      'chat_tokens',
      'chats',
    ] as const)
      await db.deleteFrom(table).where('tenant_id', '=', tenantId).where('message_id', 'in', idsOf(messages)).execute()
  await remove('conversation_entries', idsOf(answers))
  await remove('messages', idsOf(messages))
  await remove('subscriptions', idsOf(subscriptions))
  await remove('outbox', idsOf(mails))
  await remove('openings', idsOf(emailVisits))
  await countChange(db, tenantId, 'inbox')
}
