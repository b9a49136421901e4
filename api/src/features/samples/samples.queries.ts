import type { KnownSample } from '@vitrine/model'
import type { Database } from '../../platform/database/tables.ts'

/** SQLite takes so many values of a statement at least. */
const AT_ONCE = 200

/** Notes what a new site came with. */
export async function insertSamples(write: Database, tenantId: string, samples: readonly KnownSample[]): Promise<void> {
  for (let at = 0; at < samples.length; at += AT_ONCE)
    await write
      .insertInto('samples')
      .values(samples.slice(at, at + AT_ONCE).map((sample) => ({ tenant_id: tenantId, ...sample })))
      .execute()
}

/** Everything that a site came with, whether it is still there or not. */
export const knownSamples = (db: Database, tenantId: string): Promise<readonly KnownSample[]> =>
  db.selectFrom('samples').select(['of', 'path', 'fingerprint']).where('tenant_id', '=', tenantId).execute()

/** What visitors see of some contents, by their ids. */
export const shownSettings = (db: Database, tenantId: string, ids: readonly string[]) =>
  db
    .selectFrom('contents')
    .select(['kind', 'id', 'settings'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'published')
    .where('id', 'in', ids)
    .orderBy('kind')
    .orderBy('id')
    .execute()
