import {
  type ConversationFolder,
  type ConversationKind,
  conversationFolders,
  type MessageStatus,
} from '@vitrine/schemas'
import { type RawBuilder, sql } from 'kysely'
import { pageOf } from '../../platform/database/paging.ts'
import type { Database } from '../../platform/database/tables.ts'
import { folded } from '../../platform/language/folded.ts'
import { holdsWords } from '../inbox/inbox.queries.ts'
import type { MessageRow } from '../inbox/records.ts'
import { chatsOf } from './chat/chats.queries.ts'
import type { ChatRow } from './chat/tables.ts'

/** Which conversations are asked for, by which member. */
export interface Wanted {
  readonly tenantId: string
  /** Whose are `mine`. */
  readonly accountId: string
  readonly folder?: ConversationFolder | undefined
  readonly status?: MessageStatus | undefined
  readonly kind?: ConversationKind | undefined
  /** The id of an account, `me` or `none`. */
  readonly assignee?: string | undefined
  readonly tag?: string | undefined
  readonly q?: string | undefined
}

const isOpen = sql<boolean>`messages.status not in ('spam', 'archived')`

/** What each folder holds. */
const folders = (accountId: string): Readonly<Record<ConversationFolder, RawBuilder<boolean>>> => ({
  open: isOpen,
  mine: sql<boolean>`${isOpen} and messages.assignee = ${accountId}`,
  unread: sql<boolean>`${isOpen} and messages.is_unread = 1`,
  done: sql<boolean>`messages.status = 'archived'`,
  spam: sql<boolean>`messages.status = 'spam'`,
  all: sql<boolean>`1 = 1`,
})

function wantedRows(db: Database, wanted: Wanted) {
  const { tenantId, accountId, status, kind, assignee, tag, q = '' } = wanted
  const folder = wanted.folder ?? (status === undefined ? 'open' : 'all')
  let found = db.selectFrom('messages').where('messages.tenant_id', '=', tenantId).where(folders(accountId)[folder])
  if (status !== undefined) found = found.where('status', '=', status)
  if (kind !== undefined) found = found.where('kind', '=', kind)
  if (assignee === 'none') found = found.where('assignee', 'is', null)
  else if (assignee !== undefined) found = found.where('assignee', '=', assignee === 'me' ? accountId : assignee)
  if (tag !== undefined)
    found = found.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('message_tags')
          .select('tag_key')
          .where('message_tags.tenant_id', '=', tenantId)
          .whereRef('message_tags.message_id', '=', 'messages.id')
          .where('tag_key', '=', folded(tag)),
      ),
    )
  if (q.trim() !== '')
    found = found.where(({ or, exists, selectFrom }) =>
      or([
        holdsWords('messages.search', q),
        exists(
          selectFrom('conversation_entries')
            .select('conversation_entries.id')
            .where('conversation_entries.tenant_id', '=', tenantId)
            .whereRef('conversation_entries.message_id', '=', 'messages.id')
            .where(holdsWords('conversation_entries.search', q)),
        ),
      ]),
    )
  return found
}

/** Whether the visitor of a conversation is in the chat now: 1 or 0. */
const isHere = (now: number) =>
  sql<number>`case when exists (select 1 from chats where chats.message_id = messages.id and chats.here_until > ${now} and chats.ended_at is null) then 1 else 0 end`

/** One page of conversations: chats whose visitor is there first, then those that somebody wrote in last. */
export const listRows = (
  db: Database,
  wanted: Wanted,
  page: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly MessageRow[]; readonly total: number }> =>
  pageOf(wantedRows(db, wanted), page, (found) =>
    found
      .selectAll('messages')
      .orderBy(isHere(Date.now()), 'desc')
      .orderBy('messages.last_at', 'desc')
      .orderBy('messages.id'),
  )

/** Some conversations behind one, those that somebody wrote in last first. */
export function rowsAfter(
  db: Database,
  wanted: Wanted,
  after: MessageRow | undefined,
  limit: number,
): Promise<readonly MessageRow[]> {
  let found = wantedRows(db, wanted)
  if (after)
    found = found.where(({ or, and, eb }) =>
      or([
        eb('messages.last_at', '<', after.last_at),
        and([eb('messages.last_at', '=', after.last_at), eb('messages.id', '>', after.id)]),
      ]),
    )
  return found.selectAll('messages').orderBy('messages.last_at', 'desc').orderBy('messages.id').limit(limit).execute()
}

/** How many conversations each folder of a site has, for a member. */
export async function folderCounts(
  db: Database,
  tenantId: string,
  accountId: string,
): Promise<Record<ConversationFolder, number>> {
  const of = folders(accountId)
  const counted = await db
    .selectFrom('messages')
    .select(
      conversationFolders.map((name) => sql<number | null>`sum(case when ${of[name]} then 1 else 0 end)`.as(name)),
    )
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const { open, mine, unread, done, spam, all } = counted
  const number = (count: number | null) => Number(count ?? 0)
  return {
    open: number(open),
    mine: number(mine),
    unread: number(unread),
    done: number(done),
    spam: number(spam),
    all: number(all),
  }
}

/** What a list shows of messages beside their rows. */
export interface RowExtras {
  readonly lines: ReadonlyMap<string, number>
  readonly images: ReadonlyMap<string, number>
  readonly tags: ReadonlyMap<string, readonly string[]>
  /** The names of accounts. */
  readonly names: ReadonlyMap<string, string>
  /** The chats with members among them. */
  readonly chats: ReadonlyMap<string, ChatRow>
}

const noExtras: RowExtras = {
  lines: new Map(),
  images: new Map(),
  tags: new Map(),
  names: new Map(),
  chats: new Map(),
}

export async function extrasOf(db: Database, tenantId: string, rows: readonly MessageRow[]): Promise<RowExtras> {
  if (rows.length === 0) return noExtras
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .selectFrom('message_lines')
    .select(({ fn }) => ['message_id as id', fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('message_id', 'in', ids)
    .groupBy('message_id')
    .execute()
  const images = await db
    .selectFrom('inquiry_images')
    .select(({ fn }) => ['inquiry_id as id', fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('inquiry_id', 'in', ids)
    .groupBy('inquiry_id')
    .execute()
  const tags = await db
    .selectFrom('message_tags')
    .select(['message_id', 'tag'])
    .where('tenant_id', '=', tenantId)
    .where('message_id', 'in', ids)
    .orderBy('tag_key')
    .execute()
  const counts = (found: readonly { readonly id: string | null; readonly count: number }[]) =>
    new Map(found.map(({ id, count }) => [id ?? '', Number(count)]))
  const byMessage = new Map<string, string[]>()
  for (const { message_id, tag } of tags) byMessage.set(message_id, [...(byMessage.get(message_id) ?? []), tag])
  const assignees = rows.flatMap(({ assignee }) => (assignee === null ? [] : [assignee]))
  return {
    lines: counts(lines),
    images: counts(images),
    tags: byMessage,
    names: await namesOf(db, assignees),
    chats: await chatsOf(db, tenantId, ids),
  }
}

/** The names of accounts by their ids. */
export async function namesOf(db: Database, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(accountIds)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The tags that conversations of a site have, each once. */
export async function tagsOfSite(db: Database, tenantId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('message_tags')
    .select(({ fn }) => fn.min<string>('tag').as('tag'))
    .where('tenant_id', '=', tenantId)
    .groupBy('tag_key')
    .orderBy('tag_key')
    .limit(500)
    .execute()
  return rows.map(({ tag }) => tag)
}
