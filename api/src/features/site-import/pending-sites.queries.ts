import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Tables } from '../../platform/database/tables.ts'
import { PENDING_PREFIX } from '../sites/pending-site.ts'

/** The sites that are coming in, and those whose import was killed. */
export const pendingSites = (db: Database) =>
  db
    .selectFrom('tenants')
    .select(['client_id', 'created_at'])
    .where('client_id', 'like', `${PENDING_PREFIX}%`)
    .execute()

/** The number of a site that comes in; nothing before its row is there. */
export async function tenantIdOf(db: Database, pendingId: string): Promise<string | undefined> {
  const site = await db.selectFrom('tenants').select('id').where('client_id', '=', pendingId).executeTakeFirst()
  return site?.id
}

/** Notes that the import of a site goes on. */
export const noteSignOfLife = (db: Database, pendingId: string, at: Date) =>
  db.updateTable('tenants').set({ created_at: at.toISOString() }).where('client_id', '=', pendingId).execute()

/** Gives a pending site another id, if it was not written to since; tells whether it was. */
export async function claimSite(
  db: Database,
  pendingId: string,
  claimed: string,
  { before, now }: { readonly before: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tenants')
    .set({ client_id: claimed, created_at: now.toISOString() })
    .where('client_id', '=', pendingId)
    .where('created_at', '<', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What a site has while it comes in: rows first that point to others, with how many of them go at once. */
const tables = [
  ['search_postings', 'word_id', 200],
  ['search_typos', 'form', 200],
  ['search_words', 'id', 500],
  ['search_facets', 'id', 500],
  ['search_documents', 'of', 500],
  ['contents_categories', 'content_id', 100],
  ['contents_values', 'content_id', 20],
  ['contents_gaps', 'content_id', 100],
  ['contents', 'id', 50],
  ['releases', 'id', 1],
  ['editions', 'address', 50],
  ['page_associations', 'page_id', 100],
  ['draft_components', 'component_id', 500],
  ['draft_pages', 'page_id', 20],
  ['drafts', 'id', 1],
  ['jobs', 'id', 100],
  ['redirects', 'id', 500],
  ['reply_templates', 'id', 100],
  ['media', 'id', 100],
  ['site_revisions', 'what', 10],
] as const satisfies readonly (readonly [keyof Tables, string, number])[]

/** So long others write between two pieces, in milliseconds. */
const PAUSE = 5

/**
 * Takes away a site with everything that it has while it comes in.
 *
 * @param goesOn asked between short pieces; what is left over then is a site that still comes in.
 */
export async function deleteSite(db: Database, tenantId: string, goesOn: () => boolean): Promise<void> {
  for (const [table, key, atOnce] of tables)
    for (;;) {
      const some = sql`select ${sql.ref(key)} from ${sql.table(table)} where tenant_id = ${tenantId} limit ${sql.lit(atOnce)}`
      const { numAffectedRows } =
        await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and ${sql.ref(key)} in (${some})`.execute(
          db,
        )
      if (!numAffectedRows) break
      await sleep(PAUSE)
      if (!goesOn()) return
    }
  await db.deleteFrom('tenants').where('id', '=', tenantId).execute()
}
