import { type Specs, upgradeDraft } from '@vitrine/model'
import type { Draft, PageRecord } from '@vitrine/schemas'
import { fromJson, toJson } from '../../../platform/database/json-text.ts'
import type { Write } from '../../../platform/database/short-transactions.ts'
import type { Storage } from '../../../platform/database/storage.ts'
import type { Database, Tables } from '../../../platform/database/tables.ts'
import type { DraftDocument } from '../tables.ts'
import { insertPlaces, PLACES_AT_ONCE, placesOn } from './component-places.queries.ts'

declare module '../../../http/endpoint/context.ts' {
  interface Stores {
    readonly drafts: DraftsStore
  }
}

export interface DraftsStore {
  /** A draft with all its pages; `undefined` when the tenant has none with this id. */
  byId(tenantId: string, draftsId: string): Promise<Draft | undefined>
  /** Whether the tenant has a draft with this id. */
  has(tenantId: string, draftsId: string): Promise<boolean>
}

/** How many rows go into one statement. */
const PAGES_AT_ONCE = 20

export const createDraftsStore = ({ db }: Storage, specs: Specs): DraftsStore => ({
  byId: (tenantId, draftsId) =>
    db
      .transaction()
      // One moment for both statements, so that the pages are those of the revision that is read.
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((read) => readDraft(read, specs, tenantId, draftsId)),

  async has(tenantId, draftsId) {
    const drafts = db.selectFrom('drafts').select('id').where('tenant_id', '=', tenantId)
    return (await drafts.where('id', '=', Number(draftsId)).executeTakeFirst()) !== undefined
  },
})

/**
 * Reads a draft, whole or with some of its pages only: `pages` are the ids of those that are read with
 * their structure and settings, and only these stand in its list then. Whatever version it was stored
 * in, it comes in the one that is registered now; it is stored so when one of these pages is saved.
 */
export async function readDraft(
  db: Database,
  specs: Specs,
  tenantId: string,
  draftsId: string,
  pages?: readonly string[],
): Promise<Draft | undefined> {
  const stored = await readStoredDraft(db, tenantId, draftsId, pages)
  return stored && upgradeDraft(stored, specs)
}

/** A draft as it is stored, or some of its pages: in the versions of the builds that wrote it. */
export async function readStoredDraft(
  db: Database,
  tenantId: string,
  draftsId: string,
  pages?: readonly string[],
): Promise<Draft | undefined> {
  const id = Number(draftsId)
  const row = await db
    .selectFrom('drafts')
    .select(['name', 'revision', 'document'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const rows =
    pages?.length === 0
      ? []
      : await db
          .selectFrom('draft_pages')
          .select(['page_id', 'record', 'page_schema', 'settings'])
          .where('tenant_id', '=', tenantId)
          .where('draft_id', '=', id)
          .$if(pages !== undefined, (query) => query.where('page_id', 'in', [...(pages ?? [])]))
          .orderBy('position')
          .orderBy('page_id')
          .execute()
  return {
    ...fromJson(row.document),
    draftsId: String(id),
    name: row.name,
    revision: row.revision,
    pagesList: rows.map(({ record }) => fromJson(record)),
    pageSchemaMap: Object.fromEntries(rows.map((page) => [page.page_id, fromJson(page.page_schema)])),
    componentsSettingValues: Object.assign({}, ...rows.map(({ settings }) => fromJson(settings))),
  }
}

/** Stores a new draft of a tenant with all its pages. */
export async function insertDraft(db: Database, tenantId: string, draft: Draft): Promise<void> {
  for (const write of draftWrites(tenantId, draft)) await write(db)
}

/** What stores a new draft, some pages at a time. */
export function* draftWrites(tenantId: string, draft: Draft): Generator<Write> {
  const { menuList, globalConfiguration } = draft
  const document: DraftDocument = { menuList, globalConfiguration }
  const id = Number(draft.draftsId)
  const at = new Date().toISOString()
  const { name, revision } = draft
  const row = { id, tenant_id: tenantId, name, revision, document: toJson(document) }
  yield (db) =>
    db
      .insertInto('drafts')
      .values({ ...row, created_at: at, updated_at: at })
      .execute()
  for (let from = 0; from < draft.pagesList.length; from += PAGES_AT_ONCE) {
    const rows = draft.pagesList.slice(from, from + PAGES_AT_ONCE).map((page) => newPageRow(tenantId, draft, page, at))
    yield (db) => db.insertInto('draft_pages').values(rows).execute()
  }
  const places = [
    ...draft.pagesList.flatMap((page) => placesOn(page.id, draft.pageSchemaMap[page.id])),
    ...placesOn(':header', globalConfiguration.header?.pageSchema),
    ...placesOn(':footer', globalConfiguration.footer?.pageSchema),
  ]
  for (let from = 0; from < places.length; from += PLACES_AT_ONCE)
    yield (db) => insertPlaces(db, tenantId, id, places.slice(from, from + PLACES_AT_ONCE))
}

/** A page that is new in a draft; no visitor sees it yet. */
export const newPageRow = (tenantId: string, draft: Draft, page: PageRecord, at: string): Tables['draft_pages'] => ({
  ...pageRow(tenantId, draft, page),
  created_at: at,
  updated_at: at,
  published_at: null,
})

type PageRow = Omit<Tables['draft_pages'], 'created_at' | 'updated_at' | 'published_at'>

/** A page of a draft as it is stored: its record, its structure, and the settings of what stands on it. */
export function pageRow(tenantId: string, draft: Draft, page: PageRecord): PageRow {
  const schema = draft.pageSchemaMap[page.id] ?? { version: 1, root: [], components: {} }
  const settings = Object.keys(schema.components).flatMap((component) => {
    const own = Object.hasOwn(draft.componentsSettingValues, component)
      ? draft.componentsSettingValues[component]
      : undefined
    return own ? [[component, own] as const] : []
  })
  return {
    tenant_id: tenantId,
    draft_id: Number(draft.draftsId),
    page_id: page.id,
    record: toJson(page),
    position: page.order,
    page_schema: toJson(schema),
    settings: toJson(Object.fromEntries(settings)),
  }
}
