import { randomBytes } from 'node:crypto'
import type { Storage } from '../../platform/database/storage.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { accountByEmail, insertAccount, setPassword } from './accounts.queries.ts'
import { deleteTwoFactor } from './two-factor/two-factor.queries.ts'

const newPassword = (): string => randomBytes(12).toString('base64url')

/**
 * Gives an account a random password and ends its sessions, for an owner who is locked out.
 *
 * @returns the password, which stands nowhere else; nothing when there is no such account.
 */
export async function resetPasswordByOperator({ db }: Storage, email: string): Promise<string | undefined> {
  const account = await accountByEmail(db, email)
  if (!account) return undefined
  const password = newPassword()
  await setPassword(db, account.id, password)
  await recordAuditEvent(db, {
    tenantId: undefined,
    accountId: undefined,
    action: 'account.password-reset',
    object: account.id,
  })
  return password
}

/**
 * Turns two-factor sign-in of an account off, for somebody who has neither app nor recovery codes any more.
 *
 * @returns whether it was on; nothing when there is no such account.
 */
export async function removeTwoFactorByOperator({ db }: Storage, email: string): Promise<boolean | undefined> {
  const account = await accountByEmail(db, email)
  if (!account) return undefined
  return db.transaction().execute(async (write) => {
    const event = { tenantId: undefined, accountId: undefined, object: account.id }
    await recordAuditEvent(write, { ...event, action: 'account.two-factor-off' })
    return deleteTwoFactor(write, account.id)
  })
}

/**
 * Makes an account that may add sites.
 *
 * @returns its random password, which stands nowhere else; nothing when the account is there already.
 */
export async function addOperator({ db }: Storage, email: string): Promise<string | undefined> {
  if (await accountByEmail(db, email)) return undefined
  const password = newPassword()
  const account = await insertAccount(db, {
    email,
    name: email.split('@')[0] ?? email,
    password,
    mayAddSites: true,
  })
  await recordAuditEvent(db, { tenantId: undefined, accountId: undefined, action: 'account.add', object: account.id })
  return password
}
