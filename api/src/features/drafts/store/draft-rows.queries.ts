import type { Storage } from '../../../platform/database/storage.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { isImported } from '../../sites/pending-site.ts'

const draftsOf = (db: Database, tenantId: string) => db.selectFrom('drafts').where('tenant_id', '=', tenantId)

/** The id of the only draft of a site; nothing when it has none, or several. */
export async function onlyDraftOf(db: Database, tenantId: string): Promise<number | undefined> {
  const drafts = await draftsOf(db, tenantId).select('id').limit(2).execute()
  return drafts.length === 1 ? drafts[0]?.id : undefined
}

/** The revision of a draft; nothing when the site has no such draft. */
export async function revisionOf(db: Database, tenantId: string, draftId: number): Promise<number | undefined> {
  const row = await draftsOf(db, tenantId).select('revision').where('id', '=', draftId).executeTakeFirst()
  return row?.revision
}

/**
 * Holds a draft until the transaction ends, so that saves come one after the other.
 *
 * @returns its revision; nothing when the site has no such draft.
 */
export async function lockDraft(
  write: Database,
  engine: Storage['engine'],
  tenantId: string,
  draftId: number,
): Promise<number | undefined> {
  const row = await draftsOf(write, tenantId)
    .select('revision')
    .where('id', '=', draftId)
    // SQLite has one writer, and this transaction is it already.
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row?.revision
}

/** All drafts of all sites. */
export const allDrafts = (db: Database) =>
  db
    .selectFrom('drafts')
    .innerJoin('tenants', 'tenants.id', 'drafts.tenant_id')
    .where(isImported)
    .select(['drafts.id', 'drafts.tenant_id', 'tenants.client_id'])
    .orderBy('tenants.client_id')
    .orderBy('drafts.id')
    .execute()

/** How drafts stand: their revisions, and the current releases of their sites. */
export const revisionsNow = (db: Database, draftIds: readonly number[]) =>
  db
    .selectFrom('drafts')
    .innerJoin('tenants', 'tenants.id', 'drafts.tenant_id')
    .select(['drafts.id', 'drafts.revision', 'tenants.current_release'])
    .where('drafts.id', 'in', draftIds)
    .execute()
