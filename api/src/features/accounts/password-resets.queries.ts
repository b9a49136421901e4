import type { Database } from '../../platform/database/tables.ts'
import { hashOf, newToken } from './tokens.ts'

/** How long a new password may be set with a link, in milliseconds. */
export const resetLife = 60 * 60 * 1000

/** So many links of an account may wait at the same time, so that nobody's mailbox is filled. */
const MOST = 3

/**
 * Makes a link's token, inside a transaction; it stands nowhere else than in the answer.
 *
 * @returns nothing when enough of them wait.
 */
export async function insertReset(write: Database, accountId: string): Promise<string | undefined> {
  const now = Date.now()
  await write.deleteFrom('password_resets').where('expires_at', '<', now).execute()
  const waiting = await write
    .selectFrom('password_resets')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .limit(MOST)
    .execute()
  if (waiting.length >= MOST) return undefined
  const { token, hash } = newToken()
  await write
    .insertInto('password_resets')
    .values({ token_hash: hash, account_id: accountId, expires_at: now + resetLife })
    .execute()
  return token
}

/** Whose password may be set with a token; nothing when it was used, is too old, or never was. */
export async function accountOfReset(db: Database, token: string): Promise<string | undefined> {
  const hash = hashOf(token)
  if (hash === undefined) return undefined
  const row = await db
    .selectFrom('password_resets')
    .select('account_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst()
  return row?.account_id
}

/** Uses a token up; `false` when somebody else was faster. */
export async function takeReset(write: Database, token: string): Promise<boolean> {
  const { numDeletedRows } = await write
    .deleteFrom('password_resets')
    .where('token_hash', '=', hashOf(token) ?? '')
    .where('expires_at', '>', Date.now())
    .executeTakeFirst()
  return numDeletedRows > 0n
}
