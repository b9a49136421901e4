import type { ChatReplyWay } from '@vitrine/schemas'
import type { Database } from '../../../platform/database/tables.ts'
import type { ChatRow } from './tables.ts'

/** So long a visitor may come back to a chat, in milliseconds. */
export const CHAT = 24 * 60 * 60 * 1000

export async function insertChat(db: Database, tenantId: string, messageId: string, now: number): Promise<void> {
  await db
    .insertInto('chats')
    .values({ message_id: messageId, tenant_id: tenantId, until: now + CHAT, here_until: 0, ended_at: null })
    .execute()
}

export async function insertToken(db: Database, chat: ChatRow, hash: string): Promise<void> {
  const { tenant_id, message_id, until } = chat
  await db.insertInto('chat_tokens').values({ token_hash: hash, tenant_id, message_id, until }).execute()
}

/** The chats of these messages; those that are none are left out. */
export async function chatsOf(
  db: Database,
  tenantId: string,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, ChatRow>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('chats')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('message_id', 'in', messageIds)
    .execute()
  return new Map(rows.map((row) => [row.message_id, row]))
}

/** The chat that a token is of, whether it is over or not. */
export const chatByToken = (db: Database, tenantId: string, hash: string): Promise<ChatRow | undefined> =>
  db
    .selectFrom('chats')
    .innerJoin('chat_tokens', 'chat_tokens.message_id', 'chats.message_id')
    .selectAll('chats')
    .where('chats.tenant_id', '=', tenantId)
    .where('chat_tokens.token_hash', '=', hash)
    .executeTakeFirst()

export const isOver = ({ ended_at, until }: Pick<ChatRow, 'ended_at' | 'until'>, now: number): boolean =>
  ended_at !== null || Number(until) <= now

export const isVisitorHere = (chat: ChatRow, now: number): boolean =>
  !isOver(chat, now) && Number(chat.here_until) > now

/** How a reply reaches the visitor of a chat now; `email` is what they left, or empty. */
export function replyWayOf(chat: ChatRow, email: string, now: number): ChatReplyWay {
  if (isVisitorHere(chat, now)) return 'chat'
  if (email !== '') return 'mail'
  return isOver(chat, now) ? 'nobody' : 'later'
}

/**
 * Notes until when the visitor counts as there.
 *
 * @returns whether they were not there before.
 */
export async function setVisitorHere(
  db: Database,
  { tenant_id, message_id }: ChatRow,
  now: number,
  until: number,
): Promise<boolean> {
  const chat = db.selectFrom('chats').where('tenant_id', '=', tenant_id).where('message_id', '=', message_id)
  const before = await chat.select('here_until').executeTakeFirst()
  const { numUpdatedRows } = await db
    .updateTable('chats')
    .set({ here_until: until })
    .where('tenant_id', '=', tenant_id)
    .where('message_id', '=', message_id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n && before !== undefined && Number(before.here_until) <= now
}

/** @returns whether it was not ended before. */
export async function setEnded(db: Database, { tenant_id, message_id }: ChatRow, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chats')
    .set({ ended_at: now, here_until: 0 })
    .where('tenant_id', '=', tenant_id)
    .where('message_id', '=', message_id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** How many entries a chat has. */
export async function entryCount(db: Database, { tenant_id, message_id }: ChatRow): Promise<number> {
  const { count } = await db
    .selectFrom('conversation_entries')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('tenant_id', '=', tenant_id)
    .where('message_id', '=', message_id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The entry of a chat that was sent under a key. */
export const entryWithKey = (db: Database, { tenant_id, message_id }: ChatRow, clientKey: string) =>
  db
    .selectFrom('conversation_entries')
    .select(['id', 'at'])
    .where('tenant_id', '=', tenant_id)
    .where('message_id', '=', message_id)
    .where('client_key', '=', clientKey)
    .executeTakeFirst()

/** What the visitor of a chat may read of it, behind so many entries, in its order. */
export const entriesAfter = (db: Database, { tenant_id, message_id }: ChatRow, count: number) =>
  db
    .selectFrom('conversation_entries as entry')
    .leftJoin('accounts', 'accounts.id', 'entry.account_id')
    .select([
      'entry.id',
      'entry.kind',
      'entry.text',
      'entry.at',
      'entry.position',
      'entry.client_key',
      'entry.mail_id',
      'accounts.name',
    ])
    .where('entry.tenant_id', '=', tenant_id)
    .where('entry.message_id', '=', message_id)
    .where('entry.kind', 'in', ['in', 'out'])
    .where('entry.position', '>=', count)
    .orderBy('entry.position')
    .limit(100)
    .execute()

/**
 * Takes mails back that hold what the visitor of a chat has read there by now; those that are on their way stay.
 *
 * @returns whether there was one.
 */
export async function takeBackMails(
  db: Database,
  tenantId: string,
  ids: readonly string[],
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .where('next_at', '>', now)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Forgets tokens and tabs that count no more. */
export async function forgetChats(db: Database, now: number): Promise<void> {
  await db.deleteFrom('chat_tokens').where('until', '<', now).execute()
  await db.deleteFrom('chat_presences').where('until', '<', now).execute()
}
