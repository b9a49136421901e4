import { randomUUID } from 'node:crypto'
import type { Membership } from '@vitrine/schemas'
import type { Account } from '../../http/access/identity.ts'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import type { Database, Tables } from '../../platform/database/tables.ts'
import { passwordHash } from './passwords.ts'

export interface StoredAccount extends Account {
  readonly password: string
  /** The language of mails to them: chosen, else that of their last sign-in; nothing when they never signed in. */
  readonly language: string | undefined
}

/** A place on a site, with the site's names. */
export interface SiteOfAccount extends Membership {
  readonly tenantId: string
  readonly clientId: string
  readonly siteName: string
}

/** E-mail addresses are the same whatever their case. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()

const accountOf = (row: {
  id: string
  email: string
  name: string
  password: string
  may_add_sites: number
  language: string | null
  chosen_language: string | null
}): StoredAccount => ({
  id: row.id,
  email: row.email,
  name: row.name,
  password: row.password,
  mayAddSites: row.may_add_sites === 1,
  language: row.chosen_language ?? row.language ?? undefined,
})

export async function accountByEmail(db: Database, email: string): Promise<StoredAccount | undefined> {
  const row = await db.selectFrom('accounts').selectAll().where('email', '=', normalEmail(email)).executeTakeFirst()
  return row && accountOf(row)
}

export async function accountById(db: Database, id: string): Promise<StoredAccount | undefined> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
  return row && accountOf(row)
}

export interface NewAccount {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly mayAddSites?: boolean
  /** The language that they work in. */
  readonly language?: string
}

/** A new account as it is stored; hashing its password takes some 30 ms, so not inside a transaction. */
export async function accountRow({
  email,
  name,
  password,
  mayAddSites,
  language,
}: NewAccount): Promise<Tables['accounts']> {
  return {
    id: randomUUID(),
    email: normalEmail(email),
    name,
    password: await passwordHash(password),
    may_add_sites: mayAddSites === true ? 1 : 0,
    created_at: new Date().toISOString(),
    language: language ?? null,
    chosen_language: null,
  }
}

/** Whether anybody can sign in at all. */
export const hasAccounts = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined

/** Stores an account that was made by `accountRow`. */
export async function insertAccountRow(write: Database, row: Tables['accounts']): Promise<void> {
  await write.insertInto('accounts').values(row).execute()
}

/** Makes an account. */
export async function insertAccount(db: Database, account: NewAccount): Promise<Account> {
  const row = await accountRow(account)
  await insertAccountRow(db, row)
  const { password: _password, ...rest } = accountOf(row)
  return rest
}

/** Stores a new password, inside a transaction; every session of the account and every reset of it ends. */
export async function storePassword(write: Database, accountId: string, hash: string): Promise<void> {
  await write.updateTable('accounts').set({ password: hash }).where('id', '=', accountId).execute()
  await write.deleteFrom('sessions').where('account_id', '=', accountId).execute()
  await write.deleteFrom('draft_keys').where('account_id', '=', accountId).where('kind', '!=', 'preview').execute()
  await write.deleteFrom('password_resets').where('account_id', '=', accountId).execute()
  await write.deleteFrom('email_changes').where('account_id', '=', accountId).execute()
}

/** Sets a new password. @returns it as it is stored. */
export async function setPassword(db: Database, accountId: string, password: string): Promise<string> {
  const hash = await passwordHash(password)
  await db.transaction().execute((write) => storePassword(write, accountId, hash))
  return hash
}

/** Changes what somebody says of themselves; what is left out stays. */
export async function changeProfile(
  db: Database,
  accountId: string,
  { name, language }: { readonly name?: string | undefined; readonly language?: string | undefined },
): Promise<void> {
  const values = { ...(name !== undefined && { name }), ...(language !== undefined && { chosen_language: language }) }
  await db.updateTable('accounts').set(values).where('id', '=', accountId).execute()
}

/** Keeps the language that somebody works in: mails to them are written in it. */
export async function saveAccountLanguage(db: Database, accountId: string, language: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ language })
    .where('id', '=', accountId)
    .where(({ or, eb }) => or([eb('language', 'is', null), eb('language', '!=', language)]))
    .execute()
}

/** A place on a site as it is stored; only a translator has languages. */
export function membershipOf({ role, languages, permission_sets }: StoredPlace): Membership {
  const permissionSets = fromJson(permission_sets)
  return {
    role,
    ...(role === 'translator' && { languages: fromJson(languages) }),
    ...(permissionSets.length > 0 && { permissionSets }),
  }
}

export type StoredPlace = Pick<Tables['members'], 'role' | 'languages' | 'permission_sets'>

/** The place of an account on a site, if it has one. */
export async function membershipIn(db: Database, tenantId: string, accountId: string): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('members')
    .select(['role', 'languages', 'permission_sets'])
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && membershipOf(row)
}

/** All sites of an account, by name. */
export async function accountSitesOf(db: Database, accountId: string): Promise<readonly SiteOfAccount[]> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('tenants', 'tenants.id', 'members.tenant_id')
    .select(['members.tenant_id', 'members.role', 'members.languages', 'members.permission_sets'])
    .select(['tenants.client_id', 'tenants.name'])
    .where('members.account_id', '=', accountId)
    .where('tenants.removed_at', 'is', null)
    .orderBy('tenants.name')
    .execute()
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    clientId: row.client_id,
    siteName: row.name,
    ...membershipOf(row),
  }))
}

/** Gives an account a place on a site, or another one. */
export async function setMembership(
  db: Database,
  tenantId: string,
  accountId: string,
  { role, languages = [], permissionSets = [] }: Membership,
): Promise<void> {
  const values = { role, languages: toJson(languages), permission_sets: toJson(permissionSets) }
  await db
    .insertInto('members')
    .values({ tenant_id: tenantId, account_id: accountId, created_at: new Date().toISOString(), ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'account_id']).doUpdateSet(values))
    .execute()
}
