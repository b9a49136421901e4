import { randomUUID } from 'node:crypto'
import type { MessageStatus, SubscriptionStatus } from '@vitrine/schemas'
import { type RawBuilder, sql } from 'kysely'
import { pageOf } from '../../platform/database/paging.ts'
import type { Database } from '../../platform/database/tables.ts'
import { folded } from '../../platform/language/folded.ts'
import { countChange } from '../../platform/site-revisions/site-revisions.queries.ts'
import type { ImageRow, LineRow, MessageRow } from './records.ts'

export type MessageKind = 'inquiry' | 'contact'

/** An inquiry came by a form or in the chat. */
const kinds = { inquiry: ['inquiry', 'chat'], contact: ['contact'] } as const

interface Page<S> {
  readonly page: number
  readonly pageSize: number
  readonly status?: S | undefined
  readonly q?: string | undefined
}

/** Whether a text holds every word of a question, in any order. */
export function holdsWords(column: string, q: string): RawBuilder<boolean> {
  const words = folded(q).split(' ').filter(Boolean)
  const holds = words.map(
    (word) => sql`${sql.ref(column)} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
  )
  return holds.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(holds, sql` and `)}`
}

interface Wanted {
  readonly status?: MessageStatus | 'open' | undefined
  readonly q?: string | undefined
}

/** The messages of a kind; `open` are those that are neither spam nor archived. */
function messagesOf(db: Database, tenantId: string, kind: MessageKind, { status, q = '' }: Wanted) {
  const found = db
    .selectFrom('messages')
    .where('tenant_id', '=', tenantId)
    .where('kind', 'in', kinds[kind])
    .where(holdsWords('search', q))
  if (status === 'open') return found.where('status', 'not in', ['spam', 'archived'])
  return status ? found.where('status', '=', status) : found
}

/** One page of the messages of a kind, the newest first. */
export const listMessages = (
  db: Database,
  tenantId: string,
  kind: MessageKind,
  { page, pageSize, ...wanted }: Page<MessageStatus | 'open'>,
): Promise<{ readonly rows: readonly MessageRow[]; readonly total: number }> =>
  pageOf(messagesOf(db, tenantId, kind, wanted), { page, pageSize }, (shown) =>
    shown.selectAll().orderBy('created_at', 'desc').orderBy('id'),
  )

/** So many messages are read at once. */
const AT_ONCE = 200

/** All messages of a kind, the newest first, some at a time: what arrives meanwhile moves none of them. */
export async function* allMessages(
  db: Database,
  tenantId: string,
  kind: MessageKind,
  wanted: Wanted,
): AsyncGenerator<readonly MessageRow[]> {
  let last: MessageRow | undefined
  do {
    const after = last
    let found = messagesOf(db, tenantId, kind, wanted)
    if (after)
      found = found.where(({ or, and, eb }) =>
        or([
          eb('created_at', '<', after.created_at),
          and([eb('created_at', '=', after.created_at), eb('id', '>', after.id)]),
        ]),
      )
    const rows = await found.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(AT_ONCE).execute()
    yield rows
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined
  } while (last)
}

export const messageById = (
  db: Database,
  tenantId: string,
  kind: MessageKind,
  id: string,
): Promise<MessageRow | undefined> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('kind', 'in', kinds[kind])
    .where('id', '=', id)
    .executeTakeFirst()

/** What inquiries ask for, in the order that it was chosen. */
export async function linesOf(
  db: Database,
  tenantId: string,
  messageIds: readonly string[],
): Promise<readonly LineRow[]> {
  if (messageIds.length === 0) return []
  return db
    .selectFrom('message_lines')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('message_id', 'in', messageIds)
    .orderBy('message_id')
    .orderBy('position')
    .execute()
}

/** The images of inquiries, in the order that they were sent. */
export async function imagesOf(
  db: Database,
  tenantId: string,
  messageIds: readonly string[],
): Promise<readonly ImageRow[]> {
  if (messageIds.length === 0) return []
  return db
    .selectFrom('inquiry_images')
    .select(['id', 'inquiry_id', 'entry_id', 'type', 'bytes', 'width', 'height'])
    .where('tenant_id', '=', tenantId)
    .where('inquiry_id', 'in', messageIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Who changed the status of a message, the oldest change first. */
export async function historyOf(db: Database, tenantId: string, messageId: string) {
  const rows = await db
    .selectFrom('message_changes')
    .leftJoin('accounts', 'accounts.id', 'message_changes.account_id')
    .select(['message_changes.at', 'account_id', 'accounts.name', 'message_changes.status', 'note'])
    .where('tenant_id', '=', tenantId)
    .where('message_id', '=', messageId)
    .orderBy('message_changes.at')
    .orderBy('message_changes.id')
    .execute()
  return rows.map(({ at, account_id, name, status, note }) => ({
    at: new Date(at).toISOString(),
    ...(account_id !== null && { accountId: account_id }),
    ...(name !== null && { by: name }),
    status,
    ...(note !== null && { note }),
  }))
}

interface StatusChange {
  readonly status: MessageStatus
  readonly note: string | undefined
  /** Nobody where it changed by itself. */
  readonly accountId: string | null
  readonly now: number
}

/** Sets the status of a message as it was read, and notes who did; inside a transaction. Tells whether it was still so. */
export async function changeMessage(
  db: Database,
  { id, tenant_id, revision }: MessageRow,
  { status, note, accountId, now }: StatusChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({
      status,
      revision: revision + 1,
      updated_at: now,
      is_unread: status === 'new' ? 1 : 0,
      changed_by: accountId,
      changed_what: 'status',
    })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await insertChange(db, { id, tenant_id }, { status, note, accountId, now })
  await countChange(db, tenant_id, 'inbox')
  return true
}

/** Notes who changed the status of a message. */
export async function insertChange(
  db: Database,
  { id, tenant_id }: Pick<MessageRow, 'id' | 'tenant_id'>,
  { status, note, accountId, now }: StatusChange,
): Promise<void> {
  await db
    .insertInto('message_changes')
    .values({
      id: randomUUID(),
      tenant_id,
      message_id: id,
      account_id: accountId,
      status,
      note: note || null,
      at: now,
    })
    .execute()
}

export async function listSubscriptionsOf(
  db: Database,
  tenantId: string,
  { page, pageSize, status, q = '' }: Page<SubscriptionStatus>,
) {
  let found = db.selectFrom('subscriptions').where('tenant_id', '=', tenantId).where(holdsWords('email_key', q))
  if (status) found = found.where('status', '=', status)
  return pageOf(found, { page, pageSize }, (shown) => shown.selectAll().orderBy('created_at', 'desc').orderBy('id'))
}

/** Where an image that an inquiry has taken stands. */
export const imageFileById = (
  db: Database,
  tenantId: string,
  id: string,
): Promise<{ readonly file: string; readonly type: string } | undefined> =>
  db
    .selectFrom('inquiry_images')
    .select(['file', 'type'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('inquiry_id', 'is not', null)
    .executeTakeFirst()
