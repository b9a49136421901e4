import { canonicalJson, type Specs, upgradeDraft } from '@vitrine/model'
import type { Draft, PageRecord } from '@vitrine/schemas'
import { fromJson, toJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'
import type { DraftDocument } from '../tables.ts'
import { movePlaces, placesOf } from './component-places.queries.ts'
import { newPageRow, pageRow, readStoredDraft } from './drafts.queries.ts'

/** What of a draft a change needs to be read. */
export interface ChangeNeeds {
  /** The pages whose structure and settings are needed. */
  readonly pages: readonly string[]
  /** Whether the records of all pages are: where the list itself changes. */
  readonly records: boolean
}

/** What a save reads: as it is stored, and in the version in which it is changed. */
export interface ReadForSave {
  readonly stored: Draft
  readonly draft: Draft
}

/** Reads what some operations need of a draft, so that a save costs the same however many pages there are. */
export async function readForSave(
  db: Database,
  specs: Specs,
  tenantId: string,
  draftsId: string,
  needs: ChangeNeeds,
): Promise<ReadForSave | undefined> {
  const stored = await readNeeded(db, tenantId, draftsId, needs)
  return stored && { stored, draft: upgradeDraft(stored, specs) }
}

async function readNeeded(
  db: Database,
  tenantId: string,
  draftsId: string,
  { pages, records }: ChangeNeeds,
): Promise<Draft | undefined> {
  const draft = await readStoredDraft(db, tenantId, draftsId, pages)
  if (!draft || !records) return draft
  const rows = await db
    .selectFrom('draft_pages')
    .select('record')
    .where('tenant_id', '=', tenantId)
    .where('draft_id', '=', Number(draftsId))
    .orderBy('position')
    .orderBy('page_id')
    .execute()
  return { ...draft, pagesList: rows.map(({ record }) => fromJson(record)) }
}

/**
 * Writes what differs between two states of a draft, of which the first is the stored one; what was not
 * touched and needed no upgrade is the same object in both.
 * Rows of pages that the draft does not list because they were not read stay as they are.
 */
export async function writeDraft(
  db: Database,
  tenantId: string,
  before: Draft,
  after: Draft,
  revision: number,
): Promise<void> {
  const draftId = Number(before.draftsId)
  const { menuList, globalConfiguration } = after
  const document: DraftDocument = { menuList, globalConfiguration }
  const at = new Date().toISOString()
  const isDocumentChanged = menuList !== before.menuList || globalConfiguration !== before.globalConfiguration
  await db
    .updateTable('drafts')
    .set({ revision, updated_at: at, ...(isDocumentChanged && { document: toJson(document) }) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', draftId)
    .execute()

  const was = new Map(before.pagesList.map((page) => [page.id, page]))
  const is = new Map(after.pagesList.map((page) => [page.id, page]))
  for (const id of was.keys()) if (!is.has(id)) await deletePage(db, tenantId, draftId, id)
  for (const [id, page] of is) {
    const old = was.get(id)
    if (!old)
      await db
        .insertInto('draft_pages')
        .values(newPageRow(tenantId, after, page, at))
        .execute()
    else if (isPageChanged(before, after, id)) await updatePage(db, tenantId, after, page, at)
    else if (old !== page) await updateRecord(db, tenantId, draftId, page, isMovedOnly(old, page) ? undefined : at)
  }
  await movePlaces(db, tenantId, draftId, placesOf(before), placesOf(after))
}

const isPageChanged = (before: Draft, after: Draft, id: string): boolean => {
  const schema = after.pageSchemaMap[id]
  if (!schema) return false
  return (
    schema !== before.pageSchemaMap[id] ||
    Object.keys(schema.components).some(
      (component) => after.componentsSettingValues[component] !== before.componentsSettingValues[component],
    )
  )
}

/** Whether only its place in the list is another: nobody changed the page itself. */
const isMovedOnly = ({ order: _was, ...old }: PageRecord, { order: _is, ...page }: PageRecord): boolean =>
  canonicalJson(old) === canonicalJson(page)

async function updatePage(
  db: Database,
  tenantId: string,
  draft: Draft,
  page: PageRecord,
  updated_at: string,
): Promise<void> {
  const { tenant_id: _tenant, draft_id, page_id, ...values } = pageRow(tenantId, draft, page)
  await db
    .updateTable('draft_pages')
    .set({ ...values, updated_at })
    .where('tenant_id', '=', tenantId)
    .where('draft_id', '=', draft_id)
    .where('page_id', '=', page_id)
    .execute()
}

async function updateRecord(
  db: Database,
  tenantId: string,
  draftId: number,
  page: PageRecord,
  updated_at: string | undefined,
): Promise<void> {
  await db
    .updateTable('draft_pages')
    .set({ record: toJson(page), position: page.order, ...(updated_at !== undefined && { updated_at }) })
    .where('tenant_id', '=', tenantId)
    .where('draft_id', '=', draftId)
    .where('page_id', '=', page.id)
    .execute()
}

/** A page goes with what is said about it (R209). */
async function deletePage(db: Database, tenantId: string, draftId: number, pageId: string): Promise<void> {
  for (const table of ['page_associations', 'draft_pages'] as const)
    await db
      .deleteFrom(table)
      .where('tenant_id', '=', tenantId)
      .where('draft_id', '=', draftId)
      .where('page_id', '=', pageId)
      .execute()
}
