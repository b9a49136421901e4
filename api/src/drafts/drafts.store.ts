import type { Draft, PageSchema, SettingsById } from '@vitrine/schemas'
import type { Storage } from '../storage/storage.ts'
import type { Database } from '../storage/tables.ts'

export interface DraftsStore {
  /** A draft with all its pages; `undefined` when the tenant has none with this id. */
  byId(tenantId: string, draftsId: string): Promise<Draft | undefined>
}

/** What the table of drafts holds of one: all but the pages and what has columns of its own. */
type DraftDocument = Pick<Draft, 'pagesList' | 'menuList' | 'globalConfiguration'>

export const createDraftsStore = ({ db }: Storage): DraftsStore => ({
  byId: (tenantId, draftsId) =>
    db
      .transaction()
      // One moment for both statements, so that the pages are those of the revision that is read.
      .setIsolationLevel('repeatable read')
      .execute((read) => readDraft(read, tenantId, Number(draftsId))),
})

async function readDraft(db: Database, tenantId: string, id: number): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('drafts')
    .select(['name', 'revision', 'document'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const pages = await db
    .selectFrom('draft_pages')
    .select(['page_id', 'page_schema', 'settings'])
    .where('tenant_id', '=', tenantId)
    .where('draft_id', '=', id)
    .execute()
  return {
    ...(JSON.parse(row.document) as DraftDocument),
    draftsId: String(id),
    name: row.name,
    revision: row.revision,
    pageSchemaMap: Object.fromEntries(pages.map((page) => [page.page_id, JSON.parse(page.page_schema) as PageSchema])),
    componentsSettingValues: Object.assign(
      {},
      ...pages.map(({ settings }) => JSON.parse(settings) as SettingsById),
    ) as SettingsById,
  }
}

/** Stores a new draft of a tenant with all its pages. */
export async function insertDraft(db: Database, tenantId: string, draft: Draft): Promise<void> {
  const { pagesList, menuList, globalConfiguration, pageSchemaMap, componentsSettingValues } = draft
  const document: DraftDocument = { pagesList, menuList, globalConfiguration }
  const id = Number(draft.draftsId)
  await db
    .insertInto('drafts')
    .values({ id, tenant_id: tenantId, name: draft.name, revision: draft.revision, document: JSON.stringify(document) })
    .execute()
  for (const [pageId, schema] of Object.entries(pageSchemaMap)) {
    const settings = Object.keys(schema.components).flatMap((component) =>
      Object.hasOwn(componentsSettingValues, component)
        ? [[component, componentsSettingValues[component]] as const]
        : [],
    )
    await db
      .insertInto('draft_pages')
      .values({
        tenant_id: tenantId,
        draft_id: id,
        page_id: pageId,
        page_schema: JSON.stringify(schema),
        settings: JSON.stringify(Object.fromEntries(settings)),
      })
      .execute()
  }
}
