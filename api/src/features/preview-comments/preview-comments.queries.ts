import { randomUUID } from 'node:crypto'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Paging } from '../../platform/database/paging.ts'
import type { Database } from '../../platform/database/tables.ts'

type Stored = Awaited<ReturnType<typeof threadRows>>[number]
type StoredReply = Awaited<ReturnType<typeof replyRows>>[number]

/** So many comments a page shows at most to those who have a link. */
const MOST_ON_PAGE = 200

/** A draft of a site. */
export interface CommentedDraft {
  readonly tenantId: string
  readonly draftsId: string
}

const commentsOf = (db: Database, { tenantId, draftsId }: CommentedDraft) =>
  db
    .selectFrom('preview_comments')
    .where('preview_comments.tenant_id', '=', tenantId)
    .where('preview_comments.draft_id', '=', Number(draftsId))

const threadsOf = (db: Database, draft: CommentedDraft) =>
  commentsOf(db, draft).where('preview_comments.thread_id', 'is', null)

const nameOf = ({ name, account_name }: { readonly name: string; readonly account_name: string | null }): string =>
  account_name ?? name

const timeOf = (at: number): string => new Date(at).toISOString()

const entryOf = (row: Stored | StoredReply) => ({
  id: row.id,
  name: nameOf(row),
  isMember: row.is_member === 1,
  text: row.text,
  at: timeOf(row.created_at),
  ...(row.edited_at !== null && { editedAt: timeOf(row.edited_at) }),
})

const columns = [
  'preview_comments.id',
  'preview_comments.name',
  'preview_comments.is_member',
  'preview_comments.text',
  'preview_comments.created_at',
  'preview_comments.edited_at',
  'accounts.name as account_name',
] as const

/** What begins threads, with whether the section is still there. */
const threadRows = (query: ReturnType<typeof threadsOf>) =>
  query
    .leftJoin('accounts', 'accounts.id', 'preview_comments.account_id')
    .leftJoin('draft_components', (join) =>
      join
        .onRef('draft_components.tenant_id', '=', 'preview_comments.tenant_id')
        .onRef('draft_components.draft_id', '=', 'preview_comments.draft_id')
        .onRef('draft_components.component_id', '=', 'preview_comments.component_id'),
    )
    .select([
      ...columns,
      'preview_comments.page_id',
      'preview_comments.language',
      'path',
      'preview_comments.component_id',
      'section',
    ])
    .select(['resolved_at', 'draft_components.page_id as place'])
    .execute()

const replyRows = (db: Database, tenantId: string, threads: readonly string[]) =>
  db
    .selectFrom('preview_comments')
    .leftJoin('accounts', 'accounts.id', 'preview_comments.account_id')
    .where('preview_comments.tenant_id', '=', tenantId)
    .where('thread_id', 'in', threads)
    .select([...columns, 'thread_id'])
    .orderBy('preview_comments.created_at')
    .orderBy('preview_comments.id')
    .execute()

/** Threads as the calls tell them. */
async function withReplies(db: Database, tenantId: string, rows: readonly Stored[]) {
  const ids = rows.map(({ id }) => id)
  const replies = Map.groupBy(ids.length === 0 ? [] : await replyRows(db, tenantId, ids), (row) => row.thread_id)
  return rows.map((row) => ({
    ...entryOf(row),
    page: row.page_id,
    language: row.language,
    path: row.path,
    ...(row.component_id !== null && { component: row.component_id }),
    ...(row.section !== null && { section: row.section }),
    isSectionRemoved: row.component_id !== null && row.place === null,
    isResolved: row.resolved_at !== null,
    replies: (replies.get(row.id) ?? []).map(entryOf),
  }))
}

/** The comments on one page in one language, the oldest first; at one address where one is named. */
export async function commentsOnPage(
  db: Database,
  draft: CommentedDraft,
  { page, language, path }: { readonly page: string; readonly language: string; readonly path?: string | undefined },
) {
  const newest = await threadRows(
    threadsOf(db, draft)
      .where('preview_comments.page_id', '=', page)
      .where('preview_comments.language', '=', language)
      .$if(path !== undefined, (query) => query.where('path', '=', path ?? ''))
      .orderBy('preview_comments.created_at', 'desc')
      .orderBy('preview_comments.id', 'desc')
      .limit(MOST_ON_PAGE),
  )
  return withReplies(db, draft.tenantId, newest.toReversed())
}

/** Which comments of a draft are asked for. */
export interface CommentFilter extends Paging {
  readonly state: 'open' | 'resolved' | 'all'
  readonly pageId?: string | undefined
  readonly language?: string | undefined
}

/** One page of the comments of a draft, the newest first. */
export async function listedComments(
  db: Database,
  draft: CommentedDraft,
  { state, pageId, language, page, pageSize }: CommentFilter,
) {
  const found = threadsOf(db, draft)
    .$if(state !== 'all', (query) => query.where('resolved_at', state === 'open' ? 'is' : 'is not', null))
    .$if(pageId !== undefined, (query) => query.where('preview_comments.page_id', '=', pageId ?? ''))
    .$if(language !== undefined, (query) => query.where('preview_comments.language', '=', language ?? ''))
  const counted = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await threadRows(
    found
      .orderBy('preview_comments.created_at', 'desc')
      .orderBy('preview_comments.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  )
  return { items: await withReplies(db, draft.tenantId, rows), total: Number(counted.total), page, pageSize }
}

/** How many comments of a draft are open and resolved, on which pages and in which languages. */
export async function commentCounts(db: Database, draft: CommentedDraft) {
  const rows = await threadsOf(db, draft)
    .groupBy(['page_id', 'language'])
    .select(({ fn }) => ['page_id', 'language', fn.countAll().as('all'), fn.count('resolved_at').as('resolved')])
    .orderBy('page_id')
    .orderBy('language')
    .execute()
  const byPage = Map.groupBy(rows, ({ page_id }) => page_id)
  const openIn = (some: typeof rows) => some.reduce((sum, row) => sum + Number(row.all) - Number(row.resolved), 0)
  return {
    counts: { open: openIn(rows), resolved: rows.reduce((sum, { resolved }) => sum + Number(resolved), 0) },
    pages: [...byPage].map(([page, of]) => ({ page, open: openIn(of) })),
    languages: [...new Set(rows.map(({ language }) => language))].toSorted(),
  }
}

/** The open comments of a site, and the draft with the newest of them; nothing where there are none. */
export async function openComments(db: Database, tenantId: string) {
  const rows = await db
    .selectFrom('preview_comments')
    .where('tenant_id', '=', tenantId)
    .where('thread_id', 'is', null)
    .where('resolved_at', 'is', null)
    .groupBy('draft_id')
    .select(({ fn }) => ['draft_id', fn.countAll().as('count'), fn.max('created_at').as('newest')])
    .execute()
  const [last] = rows.toSorted((one, other) => Number(other.newest) - Number(one.newest))
  return (
    last && {
      count: rows.reduce((sum, { count }) => sum + Number(count), 0),
      newest: Number(last.newest),
      draftsId: String(last.draft_id),
    }
  )
}

/** One comment or reply of a draft, as it is stored. */
export const commentById = (db: Database, draft: CommentedDraft, id: string) =>
  commentsOf(db, draft).where('preview_comments.id', '=', id).selectAll().executeTakeFirst()

/** What was stored with a key before. */
export const commentByKey = (db: Database, draft: CommentedDraft, key: string) =>
  commentsOf(db, draft).where('client_key', '=', key).select('preview_comments.id').executeTakeFirst()

export async function countOfDraft(db: Database, draft: CommentedDraft): Promise<number> {
  const row = await commentsOf(db, draft)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** What is stored of a comment; what is left out is `null`. */
export interface NewComment extends CommentedDraft {
  readonly threadId?: string | undefined
  readonly page: string
  readonly language: string
  readonly path: string
  readonly component?: string | undefined
  readonly section?: string | undefined
  readonly linkId?: string | undefined
  readonly accountId?: string | undefined
  readonly name: string
  readonly authorHash?: string | undefined
  readonly text: string
  readonly key: string
}

/** Stores a comment once for its key. @returns its id, or that of the one that was stored with this key before. */
export async function insertComment(
  write: Database,
  given: NewComment,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const id = randomUUID()
  const { numInsertedOrUpdatedRows } = await write
    .insertInto('preview_comments')
    .values({
      tenant_id: given.tenantId,
      id,
      thread_id: given.threadId ?? null,
      draft_id: Number(given.draftsId),
      page_id: given.page,
      language: given.language,
      path: given.path,
      component_id: given.component ?? null,
      section: given.section ?? null,
      link_id: given.linkId ?? null,
      account_id: given.accountId ?? null,
      is_member: given.accountId === undefined ? 0 : 1,
      name: given.name,
      author_hash: given.authorHash ?? null,
      text: given.text,
      client_key: given.key,
      created_at: Date.now(),
      edited_at: null,
      resolved_at: null,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'draft_id', 'client_key']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 0n) return { id, isNew: true }
  return { id: (await commentByKey(write, given, given.key))?.id ?? id, isNew: false }
}

export const changeText = (write: Database, { tenantId }: CommentedDraft, id: string, text: string) =>
  write
    .updateTable('preview_comments')
    .set({ text, edited_at: Date.now() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

/** Resolves a thread, or opens it again. Tells whether there is one. */
export async function setResolved(write: Database, draft: CommentedDraft, id: string, isResolved: boolean) {
  const { numUpdatedRows } = await write
    .updateTable('preview_comments')
    .set({ resolved_at: isResolved ? Date.now() : null })
    .where('tenant_id', '=', draft.tenantId)
    .where('draft_id', '=', Number(draft.draftsId))
    .where('id', '=', id)
    .where('thread_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a comment with its replies, or one reply. Answers what is gone, with the links that it came by. */
export async function deleteComment(
  write: Database,
  draft: CommentedDraft,
  id: string,
): Promise<readonly { readonly id: string; readonly linkId: string | null }[]> {
  const rows = await write
    .deleteFrom('preview_comments')
    .where('tenant_id', '=', draft.tenantId)
    .where('draft_id', '=', Number(draft.draftsId))
    .where(({ or, eb }) => or([eb('id', '=', id), eb('thread_id', '=', id)]))
    .returning(['id', 'link_id'])
    .execute()
  return rows.map((row) => ({ id: row.id, linkId: row.link_id }))
}

/** Where a component of a draft stands: a page, or `:header`, `:footer`; with the components of that page. */
export async function placeOfComponent(db: Database, { tenantId, draftsId }: CommentedDraft, component: string) {
  const row = await db
    .selectFrom('draft_components')
    .leftJoin('draft_pages', (join) =>
      join
        .onRef('draft_pages.tenant_id', '=', 'draft_components.tenant_id')
        .onRef('draft_pages.draft_id', '=', 'draft_components.draft_id')
        .onRef('draft_pages.page_id', '=', 'draft_components.page_id'),
    )
    .where('draft_components.tenant_id', '=', tenantId)
    .where('draft_components.draft_id', '=', Number(draftsId))
    .where('component_id', '=', component)
    .select(['draft_components.page_id', 'page_schema'])
    .executeTakeFirst()
  return row && { place: row.page_id, schema: row.page_schema === null ? undefined : fromJson(row.page_schema) }
}
