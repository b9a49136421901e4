import { randomUUID } from 'node:crypto'
import { type Paging, pageOf } from '../../platform/database/paging.ts'
import type { Database } from '../../platform/database/tables.ts'
import { isLiving } from '../accounts/sessions.queries.ts'
import { hashOf, newToken } from '../accounts/tokens.ts'
import { openCommentsByLink } from './open-comments.queries.ts'

const MINUTE = 60 * 1000

/** How long a key to a draft lets somebody in, in milliseconds (R307; reliability, 7). */
export const keyLife = { preview: 7 * 24 * 60 * MINUTE, ticket: MINUTE, frame: 60 * MINUTE } as const
export type KeyKind = keyof typeof keyLife

/** What lets somebody to one draft: a link to a preview, a ticket into a frame, or what a ticket buys. */
export interface DraftKey {
  readonly id: string
  readonly kind: KeyKind
  readonly tenantId: string
  readonly draftsId: string
  readonly accountId: string | undefined
  /** The session that a ticket was made with; what it buys ends with it. */
  readonly sessionHash: string | undefined
  readonly expiresAt: string
  /** Whether who has the link may comment. */
  readonly allowsComments: boolean
}

export interface NewKey {
  readonly kind: KeyKind
  readonly tenantId: string
  readonly draftsId: string
  readonly accountId: string
  readonly sessionHash?: string | undefined
  /** In milliseconds; the usual life of its kind when left out. */
  readonly life?: number
  readonly allowsComments?: boolean
}

/** Makes a key; its token stands nowhere else than in the answer. */
export async function insertKey(
  db: Database,
  { kind, tenantId, draftsId, accountId, sessionHash, life = keyLife[kind], allowsComments = false }: NewKey,
): Promise<{ readonly id: string; readonly token: string; readonly expiresAt: string }> {
  const { token, hash } = newToken()
  const id = randomUUID()
  const now = Date.now()
  await db.deleteFrom('draft_keys').where('expires_at', '<', now).execute()
  await db
    .insertInto('draft_keys')
    .values({
      id,
      token_hash: hash,
      kind,
      tenant_id: tenantId,
      draft_id: Number(draftsId),
      account_id: accountId,
      session_hash: sessionHash ?? null,
      created_at: new Date(now).toISOString(),
      expires_at: now + life,
      allows_comments: allowsComments ? 1 : 0,
    })
    .execute()
  return { id, token, expiresAt: new Date(now + life).toISOString() }
}

/** What a token opens; nothing when it expired, was revoked or never was. */
export async function draftKeyOf(
  db: Database,
  kind: KeyKind,
  token: string | undefined,
): Promise<DraftKey | undefined> {
  const hash = hashOf(token)
  if (hash === undefined) return undefined
  const row = await db
    .selectFrom('draft_keys')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst()
  // What lets somebody into a frame lives no longer than the session that it came from.
  if (kind !== 'preview' && !(await isLiving(db, row?.session_hash))) return undefined
  return (
    row && {
      id: row.id,
      kind,
      tenantId: row.tenant_id,
      draftsId: String(row.draft_id),
      accountId: row.account_id ?? undefined,
      sessionHash: row.session_hash ?? undefined,
      expiresAt: new Date(row.expires_at).toISOString(),
      allowsComments: row.allows_comments === 1,
    }
  )
}

/** Takes a key away; the same call also uses up a ticket. Tells whether it was there. */
export async function removeKey(db: Database, tenantId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('draft_keys')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether a site has this draft. */
export async function hasDraft(db: Database, tenantId: string, draftsId: string): Promise<boolean> {
  const row = await db
    .selectFrom('drafts')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', Number(draftsId))
    .executeTakeFirst()
  return row !== undefined
}

/** What a key opens, as the answer to its holder says it. */
export async function openedBy(db: Database, { tenantId, draftsId, expiresAt }: DraftKey) {
  const { client_id } = await db
    .selectFrom('tenants')
    .select('client_id')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return { tenantId, clientId: client_id, draftsId, expiresAt }
}

/** The links to drafts of a site that still count, the newest first. */
export async function listPreviews(db: Database, tenantId: string, { page, pageSize }: Paging) {
  const living = db
    .selectFrom('draft_keys')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'preview')
    .where('expires_at', '>', Date.now())
  const { rows, total } = await pageOf(living, { page, pageSize }, (found) =>
    found
      .leftJoin('accounts', 'accounts.id', 'draft_keys.account_id')
      .select(['draft_keys.id', 'draft_id', 'draft_keys.created_at', 'expires_at', 'name', 'allows_comments'])
      .orderBy('draft_keys.created_at', 'desc')
      .orderBy('draft_keys.id'),
  )
  const open = await openCommentsByLink(
    db,
    tenantId,
    rows.map(({ id }) => id),
  )
  const items = rows.map((row) => ({
    id: row.id,
    draftsId: String(row.draft_id),
    createdBy: row.name ?? '',
    createdAt: row.created_at,
    expiresAt: new Date(row.expires_at).toISOString(),
    allowsComments: row.allows_comments === 1,
    openComments: open.get(row.id) ?? 0,
  }))
  return { items, total, page, pageSize }
}
