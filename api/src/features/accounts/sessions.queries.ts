import { createHash } from 'node:crypto'
import type { Account } from '../../http/access/identity.ts'
import { sessionLife } from '../../http/server/cookies.ts'
import type { Database } from '../../platform/database/tables.ts'
import { accountById } from './accounts.queries.ts'
import { hashOf, newToken } from './tokens.ts'

/** Idle time is written this often, so that reading is not writing. */
const NOTED_EVERY = 5 * 60 * 1000

/** Starts a session and gives its token, which stands nowhere else than in the answer. */
export async function startSession(db: Database, accountId: string, device: string): Promise<string> {
  const { token, hash } = newToken()
  const now = Date.now()
  await db
    .deleteFrom('sessions')
    .where('created_at', '<', now - sessionLife.absolute)
    .execute()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hash,
      account_id: accountId,
      device: device.slice(0, 200),
      created_at: now,
      used_at: now,
    })
    .execute()
  return token
}

const living = (db: Database, hash: string) => {
  const now = Date.now()
  return db
    .selectFrom('sessions')
    .where('token_hash', '=', hash)
    .where('created_at', '>', now - sessionLife.absolute)
    .where('used_at', '>', now - sessionLife.idle)
}

/** Whether a session has not ended, by the hash of its token. */
export async function isLiving(db: Database, hash: string | null | undefined): Promise<boolean> {
  return hash != null && (await living(db, hash).select('account_id').executeTakeFirst()) !== undefined
}

/** Whose session a token is; nobody's when it ended, was ended or never was. Asked anew each time, so an end counts at once. */
export async function accountOfSession(db: Database, token: string | undefined): Promise<Account | undefined> {
  const hash = hashOf(token)
  if (hash === undefined) return undefined
  const now = Date.now()
  const session = await living(db, hash).select(['account_id', 'used_at']).executeTakeFirst()
  if (!session) return undefined
  if (session.used_at < now - NOTED_EVERY)
    await db.updateTable('sessions').set({ used_at: now }).where('token_hash', '=', hash).execute()
  const account = await accountById(db, session.account_id)
  if (!account) return undefined
  const { password: _password, ...rest } = account
  return rest
}

/** Ends one session, and what its frames hold. */
export async function endSession(db: Database, token: string | undefined): Promise<void> {
  const hash = hashOf(token)
  if (hash === undefined) return
  await db.deleteFrom('sessions').where('token_hash', '=', hash).execute()
  await db.deleteFrom('draft_keys').where('session_hash', '=', hash).execute()
}

/** Ends all sessions of an account, wherever they are, and what its frames hold. */
export async function endAllSessions(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
  await db.deleteFrom('draft_keys').where('account_id', '=', accountId).where('kind', '!=', 'preview').execute()
}

/** What a session is called where its holder sees it: of its token nothing can be told from it. */
const idOf = (tokenHash: string): string =>
  createHash('sha256').update(`session ${tokenHash}`).digest('hex').slice(0, 32)

/** Ends one session of an account by its id. @returns the hash of its token; nothing when there is none. */
export async function endSessionById(write: Database, accountId: string, id: string): Promise<string | undefined> {
  const rows = await write.selectFrom('sessions').select('token_hash').where('account_id', '=', accountId).execute()
  const hash = rows.find(({ token_hash }) => idOf(token_hash) === id)?.token_hash
  if (hash === undefined) return undefined
  await write.deleteFrom('sessions').where('token_hash', '=', hash).execute()
  await write.deleteFrom('draft_keys').where('session_hash', '=', hash).execute()
  return hash
}

/** Ends all sessions of an account but that of a token, and what their frames hold. @returns how many. */
export async function endOtherSessionsOf(
  write: Database,
  accountId: string,
  token: string | undefined,
): Promise<number> {
  const own = hashOf(token) ?? ''
  const { numDeletedRows } = await write
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', own)
    .executeTakeFirst()
  await write
    .deleteFrom('draft_keys')
    .where('account_id', '=', accountId)
    .where('kind', '!=', 'preview')
    .where(({ or, eb }) => or([eb('session_hash', 'is', null), eb('session_hash', '!=', own)]))
    .execute()
  return Number(numDeletedRows)
}

/** Where an account is signed in, the last used first. */
export async function listSessionsOf(db: Database, accountId: string, token: string | undefined) {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('used_at', '>', Date.now() - sessionLife.idle)
    .orderBy('used_at', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ token_hash, device, created_at, used_at }) => ({
    id: idOf(token_hash),
    device,
    createdAt: new Date(created_at).toISOString(),
    usedAt: new Date(used_at).toISOString(),
    isThisOne: token_hash === hashOf(token),
  }))
}
