import { type Paging, pageOf } from '../../platform/database/paging.ts'
import type { Database, Tables } from '../../platform/database/tables.ts'
import { membershipOf } from '../accounts/accounts.queries.ts'
import { membershipFields } from '../accounts/membership-fields.ts'
import { deleteKeysOfMember } from '../api-keys/api-keys.queries.ts'

const members = (db: Database, tenantId: string) =>
  db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .where('members.tenant_id', '=', tenantId)

const columns = ['account_id', 'email', 'name', 'role', 'languages', 'permission_sets', 'members.created_at'] as const

type Row = Pick<Tables['members'], 'account_id' | 'role' | 'languages' | 'permission_sets' | 'created_at'> &
  Pick<Tables['accounts'], 'email' | 'name'>

const memberOf = (row: Row) => ({
  accountId: row.account_id,
  email: row.email,
  name: row.name,
  createdAt: row.created_at,
  ...membershipFields(membershipOf(row)),
})

/** The members of a site, by their address. */
export async function listMembersOf(db: Database, tenantId: string, { page, pageSize }: Paging) {
  const { rows, total } = await pageOf(members(db, tenantId), { page, pageSize }, (found) =>
    found.select(columns).orderBy('email'),
  )
  return { items: rows.map(memberOf), total, page, pageSize }
}

/** One member; `undefined` when the account has no place on the site. */
export async function memberById(db: Database, tenantId: string, accountId: string) {
  const row = await members(db, tenantId).select(columns).where('account_id', '=', accountId).executeTakeFirst()
  return row && memberOf(row)
}

/** Whether somebody with this address works on the site. */
export async function isMember(db: Database, tenantId: string, email: string): Promise<boolean> {
  const row = await members(db, tenantId).select('account_id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

/** How many owners a site has; true until the end of the transaction that holds the site. */
export async function countOwners(write: Database, tenantId: string): Promise<number> {
  const rows = await write
    .selectFrom('members')
    .select('account_id')
    .where('tenant_id', '=', tenantId)
    .where('role', '=', 'owner')
    .limit(2)
    .execute()
  return rows.length
}

/** Takes somebody off a site, and with them the ways in that they made for others. */
export async function deleteMember(write: Database, tenantId: string, accountId: string): Promise<void> {
  await write.deleteFrom('members').where('tenant_id', '=', tenantId).where('account_id', '=', accountId).execute()
  await write.deleteFrom('draft_keys').where('tenant_id', '=', tenantId).where('account_id', '=', accountId).execute()
  await deleteKeysOfMember(write, tenantId, accountId)
  await write
    .deleteFrom('invitations')
    .where('tenant_id', '=', tenantId)
    .where('invited_by', '=', accountId)
    .where('accepted_at', 'is', null)
    .execute()
}
