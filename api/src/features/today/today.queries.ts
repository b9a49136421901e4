import type { ContentKind, MailState, Status } from '@vitrine/schemas'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/tables.ts'

/** So many of something, and when the newest came; milliseconds. */
interface Counted {
  readonly count: number
  readonly newest: number
}

/** What visitors sent and nobody has read, by how it came. */
export async function unreadMessages(
  db: Database,
  tenantId: string,
): Promise<ReadonlyMap<'inquiry' | 'chat' | 'contact', Counted>> {
  const rows = await db
    .selectFrom('messages')
    .where('tenant_id', '=', tenantId)
    // Literal, as it stands in the index.
    .where('status', '=', sql.lit('new' as const))
    .groupBy('kind')
    .select(({ fn }) => ['kind', fn.countAll().as('count'), fn.max('created_at').as('newest')])
    .execute()
  return new Map(rows.map(({ kind, count, newest }) => [kind, { count: Number(count), newest: Number(newest) }]))
}

/**
 * Chats whose visitor is there and wrote last, beside those that nobody has read yet (`unreadMessages`): somebody answered
 * before, and is waited for.
 */
export async function waitingChats(db: Database, tenantId: string, now: number): Promise<Counted> {
  const row = await db
    .selectFrom('chats')
    .innerJoin('messages', 'messages.id', 'chats.message_id')
    .where('chats.tenant_id', '=', tenantId)
    .where('chats.here_until', '>', now)
    .where('chats.ended_at', 'is', null)
    .where('messages.is_unread', '=', 1)
    .where('messages.status', 'not in', ['new', 'spam'])
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('messages.last_at').as('newest')])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), newest: Number(row.newest ?? 0) }
}

/** The mails of a site that were not sent, by what became of them. */
export async function unsentByState(db: Database, tenantId: string): Promise<ReadonlyMap<MailState, Counted>> {
  const rows = await db
    .selectFrom('outbox')
    .where('tenant_id', '=', tenantId)
    .where('state', '!=', sql.lit('sent' as const))
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll().as('count'), fn.max('created_at').as('newest')])
    .execute()
  return new Map(rows.map(({ state, count, newest }) => [state, { count: Number(count), newest: Number(newest) }]))
}

/** How many contents a site has, by kind and status. */
export async function contentCounts(db: Database, tenantId: string) {
  const rows = await db
    .selectFrom('contents')
    .where('tenant_id', '=', tenantId)
    .groupBy(['kind', 'status'])
    .select(({ fn }) => ['kind', 'status', fn.countAll().as('count')])
    .execute()
  return (kind: ContentKind, status: Status): number =>
    Number(rows.find((row) => row.kind === kind && row.status === status)?.count ?? 0)
}

/** What the media library of a site takes, in bytes, and how many files of it somebody uploaded. */
export async function mediaUsed(
  db: Database,
  tenantId: string,
): Promise<{ readonly bytes: number; readonly uploaded: number }> {
  const row = await db
    .selectFrom('media')
    .where('tenant_id', '=', tenantId)
    .select(({ fn }) => [fn.sum('bytes').as('bytes'), fn.count('created_by').as('uploaded')])
    .executeTakeFirstOrThrow()
  return { bytes: Number(row.bytes ?? 0), uploaded: Number(row.uploaded) }
}

/**
 * Whether visitors see a product that a member published: the audit log holds an event for each of these, and none for
 * products that came with an import or a template.
 */
export async function hasOwnProduct(db: Database, tenantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('contents')
    .where('contents.tenant_id', '=', tenantId)
    .where('contents.kind', '=', 'product')
    .where('contents.status', '=', 'published')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('audit')
          .select('audit.id')
          .where('audit.tenant_id', '=', tenantId)
          .where('audit.action', '=', 'content.publish')
          .where('audit.object', '=', sql<string>`'product/' || contents.id`)
          .where('audit.account_id', 'is not', null),
      ),
    )
    .select('contents.id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a site has a domain that is proved to be its own. */
export async function hasVerifiedDomain(db: Database, tenantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('domains')
    .select('host')
    .where('tenant_id', '=', tenantId)
    .where('verified', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function isChecklistDismissed(db: Database, tenantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('tenants')
    .select('is_checklist_dismissed')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return row.is_checklist_dismissed === 1
}

export const setChecklistDismissed = (write: Database, tenantId: string, isDismissed: boolean) =>
  write
    .updateTable('tenants')
    .set({ is_checklist_dismissed: isDismissed ? 1 : 0 })
    .where('id', '=', tenantId)
    .execute()

/** The draft that visitors see the release of, else the first one of the site; with the release. */
export async function draftOfSite(
  db: Database,
  tenantId: string,
): Promise<{ readonly draftsId: string; readonly revision: number; readonly release: string | null } | undefined> {
  const row = await db
    .selectFrom('drafts')
    .innerJoin('tenants', 'tenants.id', 'drafts.tenant_id')
    .leftJoin('releases', (join) =>
      join.onRef('releases.id', '=', 'tenants.current_release').onRef('releases.tenant_id', '=', 'tenants.id'),
    )
    .where('drafts.tenant_id', '=', tenantId)
    .select(['drafts.id', 'drafts.revision', 'tenants.current_release'])
    .orderBy(({ eb }) => eb.case().whenRef('drafts.id', '=', 'releases.draft_id').then(0).else(1).end())
    .orderBy('drafts.id')
    .limit(1)
    .executeTakeFirst()
  return row && { draftsId: String(row.id), revision: row.revision, release: row.current_release }
}
