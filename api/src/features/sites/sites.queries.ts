import { DOMAIN_PATTERN, isClientId } from '@vitrine/schemas'
import type { Sites, Tenant } from '../../http/access/site.ts'
import { fromJson, type JsonText } from '../../platform/database/json-text.ts'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import { createKnownSites, nameOfId, type SiteVersion } from './known-sites.ts'
import { isImported } from './pending-site.ts'
import { type OwnerFacts, readFacts, type StoredFacts } from './site-facts.ts'
import { twinOf } from './tenants.ts'

declare module '../../http/endpoint/context.ts' {
  interface Stores {
    readonly sites: SitesStore
  }
}

export interface SitesStore extends Sites {
  /** The version of a site, as far as it is known without a question. */
  version(tenantId: string): SiteVersion | undefined
  /** What its owner says of a site beside all that; it is read at every question. */
  facts(tenantId: string): Promise<OwnerFacts>
}

const domain = new RegExp(DOMAIN_PATTERN)

type Key = 'tenants.id' | 'tenants.client_id' | 'domains.host'

/** Finds sites. Every visit asks for one, so they are remembered (`createKnownSites`), and forgotten when they change. */
export function createSitesStore(storage: Storage): SitesStore {
  const known = createKnownSites({
    find(name) {
      const [key, value] = name.split(' ') as [Key, string]
      return find(storage, key, value)
    },
    namesOf: ({ id, clientId }) => [nameOfId(id), `tenants.client_id ${clientId}`],
    versionsOf: (ids) => versionsOf(storage, ids),
  })
  storage.changes.onChange((change) => {
    if (change === undefined || change.kind === 'site') known.forget(change?.id)
  })
  const byName = (key: Key, value: string) => known.byName(`${key} ${value}`)

  // What cannot be a name of a site is not looked for, so that nonsense fills neither log nor memory.
  return {
    async byClient(wanted) {
      const client = wanted.toLowerCase()
      if (/^[1-9][0-9]{0,14}$/.test(client)) return known.byId(client)
      return isClientId(client) ? byName('tenants.client_id', client) : undefined
    },
    byHost: async (host) => (domain.test(host) ? byName('domains.host', host) : undefined),
    version: (tenantId) => known.fresh(tenantId),
    async facts(tenantId) {
      const { db } = storage
      const row = await db.selectFrom('tenants').select('facts').where('id', '=', tenantId).executeTakeFirstOrThrow()
      return readFacts(row.facts)
    },
  }
}

/** The versions of some sites: what a beat asks. */
async function versionsOf({ db }: Storage, ids: readonly string[]): Promise<readonly SiteVersion[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('tenants')
    .where(isImported)
    .where('id', 'in', ids)
    .select(['id', 'content_version', 'current_release'])
    .execute()
  return rows.map(({ id, content_version, current_release }) => ({
    id,
    contentVersion: content_version,
    currentRelease: current_release,
  }))
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
  const { google, timeZone, calendar, numbers, indexed } = readFacts(row.facts)
  return {
    ...fromJson(row.settings),
    ...(google && { google }),
    ...(timeZone !== undefined && { timeZone }),
    ...(calendar !== undefined && { calendar }),
    ...(numbers === false && { numbers }),
    ...(indexed === false && { indexed }),
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
