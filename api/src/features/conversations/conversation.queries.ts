import type { Database, Tables } from '../../platform/database/tables.ts'
import { folded } from '../../platform/language/folded.ts'
import type { MessageRow } from '../inbox/records.ts'

/** A conversation, whichever way it began. */
export const conversationById = (db: Database, tenantId: string, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom('messages').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()

const PREVIOUS = 20

/** The other conversations with the same address, the newest first; none of visitors who gave none. */
export async function previousOf(
  db: Database,
  { id, tenant_id, email_key }: MessageRow,
): Promise<readonly MessageRow[]> {
  if (email_key === '') return []
  return db
    .selectFrom('messages')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('email_key', '=', email_key)
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(PREVIOUS)
    .execute()
}

/** The entries of a conversation in their order, with who wrote them and what became of their mails. */
export const detailedEntries = (db: Database, { id, tenant_id }: MessageRow, entryId?: string) =>
  db
    .selectFrom('conversation_entries as entry')
    .leftJoin('accounts', 'accounts.id', 'entry.account_id')
    .leftJoin('outbox', (join) =>
      join.onRef('outbox.id', '=', 'entry.mail_id').onRef('outbox.tenant_id', '=', 'entry.tenant_id'),
    )
    .select([
      'entry.id',
      'entry.kind',
      'entry.text',
      'entry.key',
      'entry.at',
      'entry.sender',
      'entry.header_id',
      'entry.account_id',
      'accounts.name as account_name',
      'outbox.id as mail_id',
      'outbox.state',
      'outbox.tries',
      'outbox.last_error',
      'outbox.next_at',
      'outbox.sent_at',
    ])
    .where('entry.tenant_id', '=', tenant_id)
    .where('entry.message_id', '=', id)
    .$if(entryId !== undefined, (query) => query.where('entry.id', '=', entryId ?? ''))
    .orderBy('entry.position')
    .execute()

export type DetailedEntry = Awaited<ReturnType<typeof detailedEntries>>[number]

/** The entry that a client has made with this key. */
export const entryByKey = (db: Database, tenantId: string, messageId: string, key: string) =>
  db
    .selectFrom('conversation_entries')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('message_id', '=', messageId)
    .where('client_key', '=', key)
    .executeTakeFirst()

type Entry = Tables['conversation_entries']

/** An entry to be added; what is left out is empty. */
export interface AddedEntry extends Pick<Entry, 'id' | 'kind' | 'text' | 'at'> {
  readonly accountId?: string
  readonly mailId?: string
  readonly headerId?: string | undefined
  readonly key?: string
  readonly clientKey?: string
  readonly sender?: string
}

/** Adds an entry behind the others; inside a transaction that has locked the row of its message. */
export async function appendEntry(db: Database, tenantId: string, messageId: string, entry: AddedEntry): Promise<void> {
  const { last } = await db
    .selectFrom('conversation_entries')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('tenant_id', '=', tenantId)
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('conversation_entries')
    .values({
      id: entry.id,
      tenant_id: tenantId,
      message_id: messageId,
      position: last === null ? 0 : Number(last) + 1,
      kind: entry.kind,
      account_id: entry.accountId ?? null,
      text: entry.text,
      mail_id: entry.mailId ?? null,
      header_id: entry.headerId ?? null,
      key: entry.key ?? null,
      at: entry.at,
      client_key: entry.clientKey ?? null,
      sender: entry.sender ?? null,
      sender_key: entry.sender?.toLowerCase() ?? null,
      search: entry.kind === 'event' ? null : folded(entry.text),
    })
    .execute()
}

/**
 * Changes the row of a message, and locks it for the rest of the transaction.
 *
 * @param seen the revision that must be stored; any when it is left out.
 * @returns whether it was changed.
 */
export async function changeRow(
  db: Database,
  { id, tenant_id }: Pick<MessageRow, 'id' | 'tenant_id'>,
  values: Partial<Omit<MessageRow, 'id' | 'tenant_id' | 'revision'>>,
  { seen, isNewRevision }: { readonly seen?: number | undefined; readonly isNewRevision: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set(values)
    .set(({ eb, ref }) => ({ revision: isNewRevision ? eb('revision', '+', 1) : ref('revision') }))
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .$if(seen !== undefined, (query) => query.where('revision', '=', seen ?? 0))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Replaces the tags of a message. */
export async function setTags(db: Database, { id, tenant_id }: MessageRow, tags: readonly string[]): Promise<void> {
  await db.deleteFrom('message_tags').where('tenant_id', '=', tenant_id).where('message_id', '=', id).execute()
  // The same word in another case is the same tag.
  const byKey = new Map(tags.map((tag) => [folded(tag), tag] as const).filter(([key]) => key !== ''))
  if (byKey.size === 0) return
  await db
    .insertInto('message_tags')
    .values([...byKey].map(([tag_key, tag]) => ({ tenant_id, message_id: id, tag_key, tag })))
    .execute()
}

/** The member of a site with this account. */
export const memberById = (db: Database, tenantId: string, accountId: string) =>
  db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select([
      'members.role',
      'members.languages',
      'members.permission_sets',
      'accounts.name',
      'accounts.email',
      'accounts.id',
    ])
    .where('members.tenant_id', '=', tenantId)
    .where('members.account_id', '=', accountId)
    .executeTakeFirst()
