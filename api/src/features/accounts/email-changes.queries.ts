import type { Database } from '../../platform/database/tables.ts'
import { normalEmail } from './accounts.queries.ts'
import { hashOf, newToken } from './tokens.ts'

/** How long a new address may be confirmed, in milliseconds. */
const changeLife = 60 * 60 * 1000

/** So many links of an account may wait at the same time, so that nobody fills the mailboxes of others. */
const MOST = 3

/** An address that somebody wants to use, and whose account it is for. */
export interface EmailChange {
  readonly accountId: string
  readonly email: string
}

/**
 * Makes a link's token, inside a transaction; it stands nowhere else than in the answer.
 *
 * @returns nothing when enough of them wait.
 */
export async function insertEmailChange(
  write: Database,
  { accountId, email }: EmailChange,
): Promise<string | undefined> {
  const now = Date.now()
  await write.deleteFrom('email_changes').where('expires_at', '<', now).execute()
  const waiting = await write
    .selectFrom('email_changes')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .limit(MOST)
    .execute()
  if (waiting.length >= MOST) return undefined
  const { token, hash } = newToken()
  await write
    .insertInto('email_changes')
    .values({ token_hash: hash, account_id: accountId, email: normalEmail(email), expires_at: now + changeLife })
    .execute()
  return token
}

/** What a token confirms; nothing when it was used, is too old, or never was. */
export async function emailChangeOf(db: Database, token: string): Promise<EmailChange | undefined> {
  const hash = hashOf(token)
  if (hash === undefined) return undefined
  const row = await db
    .selectFrom('email_changes')
    .select(['account_id', 'email'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst()
  return row && { accountId: row.account_id, email: row.email }
}

/**
 * Uses a token up and gives the account its new address. Links that went to the old one end, and so do other changes.
 *
 * @returns `false` when somebody else was faster.
 * @throws an error of a unique key when another account has the address by now.
 */
export async function takeEmailChange(write: Database, token: string, change: EmailChange): Promise<boolean> {
  const { numDeletedRows } = await write
    .deleteFrom('email_changes')
    .where('token_hash', '=', hashOf(token) ?? '')
    .where('expires_at', '>', Date.now())
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await write.updateTable('accounts').set({ email: change.email }).where('id', '=', change.accountId).execute()
  await write.deleteFrom('email_changes').where('account_id', '=', change.accountId).execute()
  await write.deleteFrom('password_resets').where('account_id', '=', change.accountId).execute()
  return true
}
