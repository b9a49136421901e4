import { randomBytes } from 'node:crypto'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { accountByEmail, hasAccounts, insertAccount, setMembership } from './accounts.queries.ts'

export interface FirstOwner {
  readonly email: string
  /** Random when left out, and shown once. */
  readonly password?: string | undefined
}

/** A password that nobody set: to be shown once to whoever starts the instance. */
export interface FirstOwnerMessage {
  readonly email: string
  /** Nothing when it was given from outside: then it is known already. */
  readonly password: string | undefined
}

/**
 * Makes the first account of an instance that has none; it may add sites. There is no default
 * password: it is given, or random and shown once.
 */
export async function ensureFirstOwner(
  { db }: Storage,
  { email, password }: FirstOwner,
): Promise<FirstOwnerMessage | undefined> {
  if (await hasAccounts(db)) return undefined
  const given = password ?? randomBytes(12).toString('base64url')
  try {
    await insertAccount(db, { email, name: email.split('@')[0] ?? email, password: given, mayAddSites: true })
  } catch (error) {
    // Another process that started at the same time was first.
    if (isUniqueViolation(error)) return undefined
    throw error
  }
  return { email, password: password === undefined ? given : undefined }
}

/** Makes somebody the owner of a site, with an account of their own where there is none. */
export async function ensureOwner({ db }: Storage, tenantId: string, { email, password }: FirstOwner): Promise<void> {
  const account =
    (await accountByEmail(db, email)) ??
    (await insertAccount(db, {
      email,
      name: email.split('@')[0] ?? email,
      password: password ?? randomBytes(24).toString('base64url'),
    }))
  await setMembership(db, tenantId, account.id, { role: 'owner' })
}
