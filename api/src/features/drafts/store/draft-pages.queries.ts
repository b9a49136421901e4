import type { PageRecord } from '@vitrine/schemas'
import { fromJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'

/** The pages of a draft, in their order. */
const pagesOf = (db: Database, tenantId: string, draftId: number) =>
  db.selectFrom('draft_pages').where('tenant_id', '=', tenantId).where('draft_id', '=', draftId)

/** What a draft says of its pages, in their order; neither structure nor settings. */
export async function pageRecordsOf(db: Database, tenantId: string, draftId: number): Promise<readonly PageRecord[]> {
  const rows = await pagesOf(db, tenantId, draftId)
    .select(['page_id', 'record'])
    .orderBy('position')
    .orderBy('page_id')
    .execute()
  return rows.map(({ record }) => fromJson(record))
}

/** The ids of all pages of a draft, in their order. */
export async function pageIdsOf(db: Database, tenantId: string, draftId: number): Promise<readonly string[]> {
  const rows = await pagesOf(db, tenantId, draftId).select('page_id').orderBy('position').orderBy('page_id').execute()
  return rows.map(({ page_id }) => page_id)
}

/** The id of the first page of a draft; nothing when it has none. */
export async function firstPageOf(db: Database, tenantId: string, draftId: number): Promise<string | undefined> {
  const row = await pagesOf(db, tenantId, draftId).select('page_id').orderBy('position').limit(1).executeTakeFirst()
  return row?.page_id
}

/** Those of the ids that are pages of the draft. */
export async function knownPages(
  db: Database,
  tenantId: string,
  draftId: number,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await pagesOf(db, tenantId, draftId).select('page_id').where('page_id', 'in', ids).execute()
  return rows.map(({ page_id }) => page_id)
}

/** The newest draft of a site that has this page; nothing when none has. */
export async function newestDraftWith(db: Database, tenantId: string, pageId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('draft_pages')
    .select('draft_id')
    .where('tenant_id', '=', tenantId)
    .where('page_id', '=', pageId)
    .orderBy('draft_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.draft_id
}
