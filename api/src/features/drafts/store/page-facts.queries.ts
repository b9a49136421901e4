import type { PageFacts, WebsiteDraft } from '@vitrine/schemas'
import type { Database } from '../../../platform/database/tables.ts'

/** The drafts of a site: their names, and when they were made and changed. */
export async function infosOf(db: Database, tenantId: string): Promise<WebsiteDraft['draftsInfo'][]> {
  const rows = await db
    .selectFrom('drafts')
    .select(['id', 'name', 'revision', 'created_at', 'updated_at'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, revision, created_at, updated_at }) => ({
    id: String(id),
    name,
    revision,
    createdAt: created_at,
    updatedAt: updated_at,
  }))
}

/** When the pages of a draft were made, changed and published, in their order. */
export async function factsOfPages(db: Database, tenantId: string, draftId: number): Promise<readonly PageFacts[]> {
  const rows = await db
    .selectFrom('draft_pages')
    .select(['page_id', 'created_at', 'updated_at', 'published_at'])
    .where('tenant_id', '=', tenantId)
    .where('draft_id', '=', draftId)
    .orderBy('position')
    .orderBy('page_id')
    .execute()
  return rows.map(({ page_id, created_at, updated_at, published_at }) => ({
    id: page_id,
    status: published_at === null ? 'draft' : 'published',
    createdAt: created_at,
    updatedAt: updated_at,
    ...(published_at !== null && { publishedAt: published_at }),
  }))
}
