import { randomUUID } from 'node:crypto'
import type { Action } from '@vitrine/schemas'
import type { Identity } from '../../http/access/identity.ts'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import { type Paging, pageOf } from '../../platform/database/paging.ts'
import type { Database } from '../../platform/database/tables.ts'
import { accountById } from '../accounts/accounts.queries.ts'
import { isSameHash, newKeyToken, readKeyToken } from './key-tokens.ts'

const DAY = 24 * 60 * 60 * 1000
/** The last use is written this often, so that asking is not writing. */
const NOTED_EVERY = 60 * 1000
/** Keys that expired stay in the list for so long, so that somebody sees why a script has stopped. */
const SHOWN_AFTER = 90 * DAY

/** The ids of the sites that a key is for. */
const sitesOf = (db: Database, keyId: string) =>
  db.selectFrom('api_key_sites').select('tenant_id').where('key_id', '=', keyId)

/**
 * Who asks with a key; nobody when it expired, was revoked or never was. Asked anew each time, so that an end counts at
 * once, on every instance.
 */
export async function identityOfKey(db: Database, shown: string): Promise<Identity | undefined> {
  const token = readKeyToken(shown)
  if (!token) return undefined
  const now = Date.now()
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('start', '=', token.start)
    .where('expires_at', '>', now)
    .execute()
  const row = rows.find(({ token_hash }) => isSameHash(token_hash, token.hash))
  const stored = row && (await accountById(db, row.account_id))
  if (!row || !stored) return undefined
  const sites = await sitesOf(db, row.id).execute()
  if ((row.used_at ?? 0) <= now - NOTED_EVERY) await noteUse(db, row.id, now)
  const { id, email, name, mayAddSites } = stored
  return {
    account: { id, email, name, mayAddSites, apiKey: { id: row.id, name: row.name } },
    key: {
      actions: fromJson(row.actions),
      tenants: sites.map(({ tenant_id }) => tenant_id),
      ...(row.languages !== null && { languages: fromJson(row.languages) }),
    },
  }
}

/** Of several instances that are asked at the same moment, one writes. */
async function noteUse(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ used_at: now })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('used_at', 'is', null), eb('used_at', '<=', now - NOTED_EVERY)]))
    .execute()
}

/** The name, actions and languages of a key that still counts on a site: for work that goes on after its request. */
export async function livingKey(db: Database, tenantId: string, id: string) {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('api_key_sites', 'key_id', 'id')
    .select(['name', 'actions', 'languages'])
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst()
  return (
    row && {
      name: row.name,
      actions: fromJson(row.actions),
      tenants: [tenantId],
      ...(row.languages !== null && { languages: fromJson(row.languages) }),
    }
  )
}

export interface NewApiKey {
  readonly accountId: string
  readonly name: string
  readonly actions: readonly Action[]
  readonly sites: readonly string[]
  readonly languages: readonly string[] | undefined
  readonly expiresAt: number
}

/** Makes a key. It stands nowhere else than in the answer. */
export async function insertApiKey(
  write: Database,
  { accountId, name, actions, sites, languages, expiresAt }: NewApiKey,
): Promise<{ readonly id: string; readonly key: string }> {
  const { key, start, hash } = newKeyToken()
  const [id, now] = [randomUUID(), Date.now()]
  await write
    .deleteFrom('api_keys')
    .where('expires_at', '<', now - SHOWN_AFTER)
    .execute()
  await write
    .insertInto('api_keys')
    .values({
      ...{ id, account_id: accountId, name, start, token_hash: hash, actions: toJson(actions) },
      ...{ languages: languages ? toJson(languages) : null, created_at: now, expires_at: expiresAt, used_at: null },
    })
    .execute()
  await write
    .insertInto('api_key_sites')
    .values(sites.map((tenant_id) => ({ tenant_id, key_id: id })))
    .execute()
  return { id, key }
}

const keysOf = (db: Database, tenantId: string) =>
  db
    .selectFrom('api_keys')
    .innerJoin('api_key_sites', 'api_key_sites.key_id', 'api_keys.id')
    .where('api_key_sites.tenant_id', '=', tenantId)
    .where('expires_at', '>', Date.now() - SHOWN_AFTER)

const columns = [
  'api_keys.id',
  'account_id',
  'name',
  'start',
  'actions',
  'languages',
  'created_at',
  'expires_at',
  'used_at',
] as const

/** A key of a site as it is stored, without what would let anybody in. */
export type StoredApiKey = Awaited<ReturnType<typeof apiKeyById>> & object

/** One key of a site. */
export const apiKeyById = (db: Database, tenantId: string, id: string) =>
  keysOf(db, tenantId).select(columns).where('api_keys.id', '=', id).executeTakeFirst()

/** The keys of a site, the newest first. */
export async function listApiKeysOf(db: Database, tenantId: string, { page, pageSize }: Paging) {
  return pageOf(keysOf(db, tenantId), { page, pageSize }, (found) =>
    found.select(columns).orderBy('created_at', 'desc').orderBy('api_keys.id'),
  )
}

/** How many keys of a site have not expired. */
export async function countApiKeys(db: Database, tenantId: string): Promise<number> {
  const { total } = await keysOf(db, tenantId)
    .where('expires_at', '>', Date.now())
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The sites of each of these keys, by name. */
export async function sitesOfKeys(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('api_key_sites')
    .innerJoin('tenants', 'tenants.id', 'api_key_sites.tenant_id')
    .select(['key_id', 'tenants.id as tenant_id', 'tenants.name'])
    .where('key_id', 'in', ids)
    .where('tenants.removed_at', 'is', null)
    .orderBy('tenants.name')
    .execute()
}

/** Takes a key away, with all its sites. */
export async function deleteApiKey(write: Database, id: string): Promise<void> {
  await write.deleteFrom('api_key_sites').where('key_id', '=', id).execute()
  await write.deleteFrom('api_keys').where('id', '=', id).execute()
}

/** Takes a site from the keys of somebody who leaves it; a key without sites is gone. */
export async function deleteKeysOfMember(write: Database, tenantId: string, accountId: string): Promise<void> {
  const own = write.selectFrom('api_keys').select('id').where('account_id', '=', accountId)
  await write.deleteFrom('api_key_sites').where('tenant_id', '=', tenantId).where('key_id', 'in', own).execute()
  await write
    .deleteFrom('api_keys')
    .where('account_id', '=', accountId)
    .where('id', 'not in', write.selectFrom('api_key_sites').select('key_id'))
    .execute()
}
