import type { Database } from '../database/tables.ts'
import type { CountedChange } from './tables.ts'

/**
 * Counts a change of a site, so that members who look at it hear of it (`siteEvents`). To be called in the transaction of
 * the change, behind all other statements that wait for rows: others who change the same wait until it ends.
 */
export async function countChange(write: Database, tenantId: string, what: CountedChange): Promise<void> {
  await write
    .insertInto('site_revisions')
    .values({ tenant_id: tenantId, what, revision: 1 })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'what']).doUpdateSet(({ eb }) => ({
        revision: eb('site_revisions.revision', '+', 1),
      })),
    )
    .execute()
}
