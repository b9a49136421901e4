import { randomUUID } from 'node:crypto'
import type { Answer, MailState, Membership, Role, resendInvitation } from '@vitrine/schemas'
import { toJson } from '../../platform/database/json-text.ts'
import { type Paging, pageOf } from '../../platform/database/paging.ts'
import type { Database } from '../../platform/database/tables.ts'
import { deleteUnsentMails } from '../../platform/mail/outbox.queries.ts'
import { membershipOf, normalEmail } from '../accounts/accounts.queries.ts'
import { membershipFields } from '../accounts/membership-fields.ts'
import { hashOf, newToken } from '../accounts/tokens.ts'

/** How long an invitation can be accepted, in milliseconds. */
export const invitationLife = 7 * 24 * 60 * 60 * 1000

const pending = (db: Database, tenantId: string) =>
  db.selectFrom('invitations').where('invitations.tenant_id', '=', tenantId).where('accepted_at', 'is', null)

const detailed = (found: ReturnType<typeof pending>) =>
  found
    .leftJoin('accounts', 'accounts.id', 'invited_by')
    // The newest of its mails: each has a link of its own, and those before have ended.
    .leftJoin('outbox', (join) =>
      join
        .onRef('outbox.tenant_id', '=', 'invitations.tenant_id')
        .onRef('outbox.dedupe_key', '=', 'invitations.mail_key'),
    )
    .select(['invitations.id', 'invitations.email', 'role', 'languages', 'expires_at', 'accounts.name'])
    .select('invitations.permission_sets')
    .select(['invitations.created_at', 'outbox.state'])

type DetailedRow = Awaited<ReturnType<ReturnType<typeof detailed>['executeTakeFirstOrThrow']>>

/** What became of the mail of an invitation. */
function mailState(state: MailState | null, sendsMail: boolean): Answer<typeof resendInvitation>['mail'] {
  if (state === 'sent') return 'sent'
  if (!sendsMail) return 'no-mail-server'
  // A mail that is gone, because a person was erased, does not arrive any more.
  return state === 'waiting' ? 'waiting' : 'failed'
}

const invitationIn = (row: DetailedRow, sendsMail: boolean) => ({
  id: row.id,
  email: row.email,
  ...membershipFields(membershipOf(row)),
  invitedBy: row.name ?? '',
  createdAt: row.created_at,
  expiresAt: new Date(row.expires_at).toISOString(),
  isExpired: row.expires_at <= Date.now(),
  mail: mailState(row.state, sendsMail),
})

/** The invitations of a site that nobody accepted, the newest first. */
export async function listInvitationsOf(
  db: Database,
  tenantId: string,
  { page, pageSize, sendsMail }: Paging & { readonly sendsMail: boolean },
) {
  const { rows, total } = await pageOf(pending(db, tenantId), { page, pageSize }, (found) =>
    detailed(found).orderBy('invitations.created_at', 'desc').orderBy('invitations.id'),
  )
  return { items: rows.map((row) => invitationIn(row, sendsMail)), total, page, pageSize }
}

/** One invitation that waits, as members see it. */
export async function invitationById(db: Database, tenantId: string, id: string, sendsMail: boolean) {
  const row = await detailed(pending(db, tenantId)).where('invitations.id', '=', id).executeTakeFirst()
  return row && invitationIn(row, sendsMail)
}

/** How many invitations of a site wait for somebody. */
export async function countInvitations(db: Database, tenantId: string): Promise<number> {
  const { total } = await pending(db, tenantId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The place that a waiting invitation gives, by its id or its address. */
export async function invitedPlace(
  db: Database,
  tenantId: string,
  by: { readonly id: string } | { readonly email: string },
): Promise<Membership | undefined> {
  const row = await pending(db, tenantId)
    .select(['role', 'languages', 'permission_sets'])
    .where(({ eb }) => ('id' in by ? eb('id', '=', by.id) : eb('email', '=', normalEmail(by.email))))
    .executeTakeFirst()
  return row && membershipOf(row)
}

/** Takes waiting invitations back: one, or all to an address. */
export async function deleteInvitation(
  write: Database,
  tenantId: string,
  by: { readonly id: string } | { readonly email: string },
): Promise<void> {
  const ended = await write
    .deleteFrom('invitations')
    .where('tenant_id', '=', tenantId)
    .where('accepted_at', 'is', null)
    .where(({ eb }) => ('id' in by ? eb('id', '=', by.id) : eb('email', '=', normalEmail(by.email))))
    .returning('id')
    .execute()
  for (const { id } of ended) await deleteUnsentMails(write, tenantId, id)
}

export interface NewInvitation {
  readonly tenantId: string
  readonly email: string
  readonly place: Membership
  readonly invitedBy: string
}

/** Stores an invitation. Nobody can accept it before it has a link. */
export async function insertInvitation(write: Database, { tenantId, email, place, invitedBy }: NewInvitation) {
  const id = randomUUID()
  const now = Date.now()
  await write
    .insertInto('invitations')
    .values({
      id,
      email: normalEmail(email),
      created_at: new Date(now).toISOString(),
      expires_at: now + invitationLife,
      token_hash: newToken().hash,
      mail_key: null,
      tenant_id: tenantId,
      role: place.role,
      languages: toJson(place.languages ?? []),
      permission_sets: toJson(place.permissionSets ?? []),
      invited_by: invitedBy,
      accepted_at: null,
    })
    .execute()
  return id
}

/**
 * Gives an invitation that waits a new token, for seven days; the one before ends. It belongs into the
 * mail to the invited address and nowhere else: whoever has it can say what the account's password is.
 *
 * @param mailKey of the mail that it is sent with.
 * @returns nothing when there is no such invitation.
 */
export async function renewInvitation(
  write: Database,
  tenantId: string,
  id: string,
  mailKey: string | null,
): Promise<{ readonly token: string; readonly email: string; readonly role: Role } | undefined> {
  // What was not sent yet would hold a link that has ended.
  await deleteUnsentMails(write, tenantId, id)
  const { token, hash } = newToken()
  const row = await write
    .updateTable('invitations')
    .set({ token_hash: hash, expires_at: Date.now() + invitationLife, mail_key: mailKey })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .returning(['email', 'role'])
    .executeTakeFirst()
  return row && { token, ...row }
}

/** What the token of a link invites to; nothing when it was used, replaced, taken back or is too old. */
export async function invitationOf(db: Database, token: string) {
  const hash = hashOf(token)
  if (hash === undefined) return undefined
  const row = await db
    .selectFrom('invitations')
    .innerJoin('tenants', 'tenants.id', 'invitations.tenant_id')
    .select(['invitations.id', 'email', 'role', 'languages', 'permission_sets', 'expires_at', 'tenant_id'])
    .select(['client_id', 'tenants.name'])
    .where('token_hash', '=', hash)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', Date.now())
    .where('tenants.removed_at', 'is', null)
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

/** The invitations of an address that nobody accepted, on all sites. */
export const waitingInvitations = (db: Database, email: string) =>
  db
    .selectFrom('invitations')
    .innerJoin('tenants', 'tenants.id', 'invitations.tenant_id')
    .select(['invitations.id', 'tenant_id', 'client_id'])
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('tenants.removed_at', 'is', null)
    .orderBy('client_id')
    .execute()
