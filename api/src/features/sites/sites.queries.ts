import { DOMAIN_PATTERN, isClientId } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import type { Sites, Tenant } from '../../http/access/site.ts'
import { fromJson, type JsonText } from '../../platform/database/json-text.ts'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import { isImported } from './pending-site.ts'
import { type OwnerFacts, readFacts, type StoredFacts } from './site-facts.ts'
import { twinOf } from './tenants.ts'

declare module '../../http/endpoint/context.ts' {
  interface Stores {
    readonly sites: SitesStore
  }
}

/** How long a site is remembered, in milliseconds: a publish elsewhere shows after this time, within a second. */
const REMEMBERED = 500

export interface SitesStore extends Sites {
  /** What its owner says of a site beside all that; it is read at every question. */
  facts(tenantId: string): Promise<OwnerFacts>
}

const domain = new RegExp(DOMAIN_PATTERN)

type Key = 'tenants.id' | 'tenants.client_id' | 'domains.host'

/** Finds sites. Every visit asks for one, so each is remembered for a second, and forgotten when it changes. */
export function createSitesStore(storage: Storage): SitesStore {
  // Promises are kept, not rows, so that a hundred visits at once ask the database once.
  const known = new LRUCache<string, { readonly until: number; readonly tenant: Promise<Tenant | undefined> }>({
    max: 10_000,
  })
  storage.onChanged(() => known.clear())

  const remembered = (key: Key, value: string) => {
    const name = `${key} ${value}`
    const last = known.get(name)
    if (last && last.until > Date.now()) return last.tenant
    const tenant = find(storage, key, value)
    const entry = { until: Date.now() + REMEMBERED, tenant }
    known.set(name, entry)
    tenant.then(
      (found) => {
        // The host asks by name and then by id. Both get the same row: else a page could be drawn from an older
        // release than the one under whose name it is kept.
        if (!found || known.get(name) !== entry) return
        for (const other of [`tenants.id ${found.id}`, `tenants.client_id ${found.clientId}`]) known.set(other, entry)
      },
      () => known.delete(name),
    )
    return tenant
  }

  // What cannot be a name of a site is not looked for, so that nonsense fills neither log nor memory.
  return {
    async byClient(wanted) {
      const client = wanted.toLowerCase()
      if (/^[1-9][0-9]{0,14}$/.test(client)) return remembered('tenants.id', client)
      return isClientId(client) ? remembered('tenants.client_id', client) : undefined
    },
    byHost: async (host) => (domain.test(host) ? remembered('domains.host', host) : undefined),
    async facts(tenantId) {
      const { db } = storage
      const row = await db.selectFrom('tenants').select('facts').where('id', '=', tenantId).executeTakeFirstOrThrow()
      return readFacts(row.facts)
    },
  }
}

async function find({ db }: Storage, key: Key, value: string): Promise<Tenant | undefined> {
  const query = db
    .selectFrom('tenants')
    .where(isImported)
    .select(['tenants.id', 'client_id', 'name', 'settings', 'facts', 'content_version', 'current_release'])
  const row = await (key === 'domains.host'
    ? query
        .innerJoin('domains', 'domains.tenant_id', 'tenants.id')
        .where('host', 'in', [value, twinOf(value)])
        .where('verified', '=', 1)
        // A name that somebody verified himself is not his who verified its other spelling.
        .orderBy(({ eb }) => eb.case().when('host', '=', value).then(0).else(1).end())
    : query.where(key, '=', value)
  ).executeTakeFirst()
  if (!row) return undefined
  const domain = await db
    .selectFrom('domains')
    .select('host')
    .where('tenant_id', '=', row.id)
    .where('verified', '=', 1)
    .where('is_primary', '=', 1)
    .executeTakeFirst()
  const { google, timeZone, calendar } = readFacts(row.facts)
  return {
    ...fromJson(row.settings),
    ...(google && { google }),
    ...(timeZone !== undefined && { timeZone }),
    ...(calendar !== undefined && { calendar }),
    id: row.id,
    clientId: row.client_id,
    name: row.name,
    contentVersion: row.content_version,
    currentRelease: row.current_release,
    ...(domain && { domain: domain.host }),
  }
}

/** All sites with what their owners say of them; those that are being imported too. */
export const allSites = (
  db: Database,
): Promise<readonly { readonly id: string; readonly facts: JsonText<StoredFacts> }[]> =>
  db.selectFrom('tenants').select(['id', 'facts']).execute()
