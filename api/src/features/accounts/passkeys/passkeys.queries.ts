import { randomUUID } from 'node:crypto'
import { fromJson, toJson } from '../../../platform/database/json-text.ts'
import type { Database, Tables } from '../../../platform/database/tables.ts'
import { hashOf, newToken } from '../tokens.ts'

/** How long a browser may take, in milliseconds. */
const challengeLife = 5 * 60 * 1000

/** A passkey as it is stored. */
export interface StoredPasskey {
  readonly id: string
  readonly accountId: string
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly host: string
  readonly name: string
  /** Milliseconds. */
  readonly createdAt: number
  readonly usedAt: number | undefined
}

const passkeyOf = (row: Tables['passkeys']): StoredPasskey => ({
  id: row.id,
  accountId: row.account_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: fromJson(row.transports),
  host: row.host,
  name: row.name,
  createdAt: row.created_at,
  usedAt: row.used_at ?? undefined,
})

/** Makes a challenge: for an account that adds a passkey, else for whoever signs in. Old ones go. */
export async function insertChallenge(db: Database, accountId: string | undefined): Promise<string> {
  const now = Date.now()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute()
  const { token, hash } = newToken()
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hash, account_id: accountId ?? null, expires_at: now + challengeLife })
    .execute()
  return token
}

/** Uses a challenge up; `false` when it was used, is too old, was made for something else or never was. */
export async function takeChallenge(db: Database, challenge: string, accountId: string | undefined): Promise<boolean> {
  const hash = hashOf(challenge)
  if (hash === undefined) return false
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .where('expires_at', '>', Date.now())
    .where('account_id', accountId === undefined ? 'is' : '=', accountId ?? null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The passkeys of an account, the last made first. */
export async function passkeysOf(db: Database, accountId: string): Promise<readonly StoredPasskey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(passkeyOf)
}

export async function passkeyByCredential(db: Database, credentialId: string): Promise<StoredPasskey | undefined> {
  const row = await db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
  return row && passkeyOf(row)
}

/** @throws an error of a unique key when the passkey is there already */
export async function insertPasskey(
  write: Database,
  passkey: Omit<StoredPasskey, 'id' | 'createdAt' | 'usedAt'>,
): Promise<StoredPasskey> {
  const row: Tables['passkeys'] = {
    id: randomUUID(),
    account_id: passkey.accountId,
    credential_id: passkey.credentialId,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    transports: toJson(passkey.transports),
    host: passkey.host,
    name: passkey.name,
    created_at: Date.now(),
    used_at: null,
  }
  await write.insertInto('passkeys').values(row).execute()
  return passkeyOf(row)
}

/** @returns the passkey with its new name; nothing when the account has none with this id. */
export async function setPasskeyName(
  write: Database,
  accountId: string,
  { id, name }: Pick<StoredPasskey, 'id' | 'name'>,
): Promise<StoredPasskey | undefined> {
  const row = await write
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
  return row && passkeyOf(row)
}

/** Notes that it signed in. */
export async function setPasskeyUsed(write: Database, { id }: StoredPasskey, counter: number): Promise<void> {
  await write.updateTable('passkeys').set({ counter, used_at: Date.now() }).where('id', '=', id).execute()
}

/** @returns whether the account had it. */
export async function deletePasskey(write: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await write
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
