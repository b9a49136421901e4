import type { Database } from '../../../platform/database/tables.ts'

/** Two-factor sign-in of an account as it is stored; it counts once it was confirmed. */
export interface StoredTwoFactor {
  /** Sealed for the account. */
  readonly secret: string
  readonly isConfirmed: boolean
}

export async function twoFactorOf(db: Database, accountId: string): Promise<StoredTwoFactor | undefined> {
  const row = await db
    .selectFrom('two_factor')
    .select(['secret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && { secret: row.secret, isConfirmed: row.confirmed_at !== null }
}

/** Begins anew; `false` when it is on already. */
export async function putUnconfirmed(write: Database, accountId: string, secret: string): Promise<boolean> {
  await write.deleteFrom('two_factor').where('account_id', '=', accountId).where('confirmed_at', 'is', null).execute()
  const { numInsertedOrUpdatedRows } = await write
    .insertInto('two_factor')
    .values({ account_id: accountId, secret, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Uses the code of a step up; `false` when it, or a later one, was used before. */
export async function takeStep(write: Database, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Turns it on; `false` when somebody else did in the meantime. */
export async function setConfirmed(write: Database, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('two_factor')
    .set({ confirmed_at: Date.now() })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Turns it off. @returns whether it was on. */
export async function deleteTwoFactor(write: Database, accountId: string): Promise<boolean> {
  await write.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  const { numDeletedRows } = await write.deleteFrom('two_factor').where('account_id', '=', accountId).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Replaces the recovery codes of an account. */
export async function putRecoveryCodes(write: Database, accountId: string, hashes: readonly string[]): Promise<void> {
  await write.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await write
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute()
}

/** Uses a recovery code up; `false` when it is none, or was used before. */
export async function takeRecoveryCode(write: Database, accountId: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await write
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  const rows = await db.selectFrom('recovery_codes').select('code_hash').where('account_id', '=', accountId).execute()
  return rows.length
}
