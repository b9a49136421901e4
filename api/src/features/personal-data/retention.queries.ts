import { toJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import { countChange } from '../../platform/site-revisions/site-revisions.queries.ts'

export const DAY = 24 * 60 * 60 * 1000

/** What stands in place of the words of a mail once they are gone. */
const noWords = toJson({})

/** How long what visitors sent is kept, in days; the first is the site's to choose. */
export const retentionPeriods = { visitors: 3 * 365, spam: 30, unconfirmed: 30, sentWords: 30, consents: 365 } as const

/** What was removed, by table; for the log. */
export interface RemovedCounts {
  messages: number
  images: number
  subscriptions: number
  emailVisits: number
  consents: number
  mails: number
  /** Sent mails that lost their words and stayed. */
  words: number
  /** What was counted of visits, in rows. */
  numbers: number
}

/** Removes mails that are about an account and no site. */
export async function removeOldOfAccounts(db: Database, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('tenant_id', 'is', null)
    .where('created_at', '<', now - retentionPeriods.sentWords * DAY)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

interface Times {
  readonly now: number
  /** What is older than this goes. */
  readonly before: number
}

/** Removes what is old of one site and tells the names of the files that belonged to it. */
export async function removeOld(db: Database, tenantId: string, { now, before }: Times, removed: RemovedCounts) {
  const inInbox = () => removed.messages + removed.subscriptions + removed.mails
  const removedBefore = inInbox()
  const count = ({ numDeletedRows }: { readonly numDeletedRows: bigint }) => Number(numDeletedRows)
  const oldMessages = db
    .selectFrom('messages')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(({ or, and, eb }) =>
      or([
        eb('last_at', '<', before),
        and([eb('status', '=', 'spam'), eb('updated_at', '<', now - retentionPeriods.spam * DAY)]),
      ]),
    )
  const images = await db
    .deleteFrom('inquiry_images')
    .where('tenant_id', '=', tenantId)
    .where(({ or, and, eb }) =>
      or([
        eb('inquiry_id', 'in', oldMessages),
        and([eb('inquiry_id', 'is', null), eb('expires_at', '<', new Date(now).toISOString())]),
      ]),
    )
    .returning('file')
    .execute()
  removed.images += images.length

  const mails = db.deleteFrom('outbox').where('tenant_id', '=', tenantId)
  removed.mails += count(await mails.where('about', 'in', oldMessages).executeTakeFirstOrThrow())
  removed.mails += count(await mails.where('created_at', '<', before).executeTakeFirstOrThrow())
  await db
    .deleteFrom('webhook_events')
    .where('tenant_id', '=', tenantId)
    .where('object_id', 'in', oldMessages)
    .execute()
  for (const table of [
    'message_lines',
    'message_tags',
    'conversation_entries',
    'message_changes',
    'chat_tokens',
    'chats',
  ] as const)
    await db.deleteFrom(table).where('tenant_id', '=', tenantId).where('message_id', 'in', oldMessages).execute()
  removed.messages += count(
    await db
      .deleteFrom('messages')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', oldMessages)
      .executeTakeFirstOrThrow(),
  )

  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ content: noWords, reply_to: null, headers: noWords })
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'sent')
    .where('content', '!=', noWords)
    .where('sent_at', '<', now - retentionPeriods.sentWords * DAY)
    .executeTakeFirstOrThrow()
  removed.words += Number(numUpdatedRows)

  removed.subscriptions += count(
    await db
      .deleteFrom('subscriptions')
      .where('tenant_id', '=', tenantId)
      .where(({ or, and, eb }) =>
        or([
          and([eb('status', '=', 'pending'), eb('asked_at', '<', now - retentionPeriods.unconfirmed * DAY)]),
          and([eb('status', 'in', ['unsubscribed', 'bounced']), eb('updated_at', '<', before)]),
        ]),
      )
      .executeTakeFirstOrThrow(),
  )
  removed.emailVisits += count(
    await db
      .deleteFrom('openings')
      .where('tenant_id', '=', tenantId)
      .where('at', '<', before)
      .executeTakeFirstOrThrow(),
  )
  // Twice as long as a choice holds: the proof of it is still there when it is asked for.
  removed.consents += count(
    await db
      .deleteFrom('consents')
      .where('tenant_id', '=', tenantId)
      .where('at', '<', now - retentionPeriods.consents * DAY)
      .executeTakeFirstOrThrow(),
  )
  if (inInbox() > removedBefore) await countChange(db, tenantId, 'inbox')
  return images.map(({ file }) => file)
}
