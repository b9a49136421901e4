import { randomUUID } from 'node:crypto'
import type { Membership, Role } from '@vitrine/schemas'
import { membershipOf, normalEmail } from '../access/accounts.store.ts'
import { hashOf, newToken } from '../access/tokens.ts'
import type { Paging } from '../storage/paging.ts'
import type { Database } from '../storage/tables.ts'
import { toldPlace } from './ranks.ts'

/** How long an invitation can be accepted, in milliseconds. */
export const invitationLife = 7 * 24 * 60 * 60 * 1000

const pending = (db: Database, tenantId: string) =>
  db.selectFrom('invitations').where('invitations.tenant_id', '=', tenantId).where('accepted_at', 'is', null)

/** The invitations of a site that nobody accepted, the newest first. */
export async function listInvitationsOf(db: Database, tenantId: string, { page, pageSize }: Paging) {
  const total = await countInvitations(db, tenantId)
  const rows = await pending(db, tenantId)
    .leftJoin('accounts', 'accounts.id', 'invited_by')
    .select(['invitations.id', 'invitations.email', 'role', 'languages', 'expires_at', 'name'])
    .select('invitations.created_at')
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const items = rows.map((row) => ({
    id: row.id,
    email: row.email,
    ...toldPlace(membershipOf(row)),
    invitedBy: row.name ?? '',
    createdAt: row.created_at,
    expiresAt: new Date(row.expires_at).toISOString(),
    isExpired: row.expires_at <= Date.now(),
  }))
  return { items, total, page, pageSize }
}

/** How many invitations of a site wait for somebody. */
export async function countInvitations(db: Database, tenantId: string): Promise<number> {
  const { total } = await pending(db, tenantId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The role that a waiting invitation gives, by its id or its address. */
export async function invitedRole(
  db: Database,
  tenantId: string,
  by: { readonly id: string } | { readonly email: string },
): Promise<Role | undefined> {
  const row = await pending(db, tenantId)
    .select('role')
    .where(({ eb }) => ('id' in by ? eb('id', '=', by.id) : eb('email', '=', normalEmail(by.email))))
    .executeTakeFirst()
  return row?.role
}

/** Takes waiting invitations back: one, or all to an address. */
export async function deleteInvitation(
  write: Database,
  tenantId: string,
  by: { readonly id: string } | { readonly email: string },
): Promise<void> {
  await write
    .deleteFrom('invitations')
    .where('tenant_id', '=', tenantId)
    .where('accepted_at', 'is', null)
    .where(({ eb }) => ('id' in by ? eb('id', '=', by.id) : eb('email', '=', normalEmail(by.email))))
    .execute()
}

export interface NewInvitation {
  readonly tenantId: string
  readonly email: string
  readonly place: Membership
  readonly invitedBy: string
}

/** Stores an invitation; its token stands nowhere else than in the answer. */
export async function insertInvitation(write: Database, { tenantId, email, place, invitedBy }: NewInvitation) {
  const token = newToken()
  const id = randomUUID()
  const now = Date.now()
  const row = {
    id,
    email: normalEmail(email),
    created_at: new Date(now).toISOString(),
    expires_at: now + invitationLife,
  }
  await write
    .insertInto('invitations')
    .values({
      ...row,
      token_hash: hashOf(token) as string,
      tenant_id: tenantId,
      role: place.role,
      languages: JSON.stringify(place.languages ?? []),
      invited_by: invitedBy,
      accepted_at: null,
    })
    .execute()
  const expiresAt = new Date(row.expires_at).toISOString()
  return { id, token, email: row.email, createdAt: row.created_at, expiresAt, isExpired: false }
}

/** What the token of a link invites to; nothing when it was used, replaced, taken back or is too old. */
export async function invitationOf(db: Database, token: string) {
  const hash = hashOf(token)
  if (hash === undefined) return undefined
  const row = await db
    .selectFrom('invitations')
    .innerJoin('tenants', 'tenants.id', 'invitations.tenant_id')
    .select(['invitations.id', 'email', 'role', 'languages', 'expires_at', 'tenant_id', 'client_id', 'tenants.name'])
    .where('token_hash', '=', hash)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      email: row.email,
      place: membershipOf(row),
      tenantId: row.tenant_id,
      clientId: row.client_id,
      siteName: row.name,
      expiresAt: new Date(row.expires_at).toISOString(),
    }
  )
}

/** Uses an invitation up; `false` when somebody else did in the meantime, or it was taken back. */
export async function takeInvitation(write: Database, tenantId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('invitations')
    .set({ accepted_at: new Date().toISOString() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
