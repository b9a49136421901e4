import { readFile } from 'node:fs/promises'
import {
  CallError,
  type ContentRecord,
  contentKinds,
  type Draft,
  type PageSchema,
  type Settings,
  type SharedPart,
} from '@vitrine/schemas'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import { allContents, type StoredContent } from '../contents/contents.queries.ts'
import { type Association, associationsOf } from '../drafts/associations.queries.ts'
import { readStoredDraft } from '../drafts/drafts.queries.ts'
import { allMedia, type Media } from '../media/media.queries.ts'
import { redirectsOf } from '../redirects/redirects.queries.ts'
import type { SiteFiles } from '../site-import/files.ts'
import { readFacts } from '../sites/site-facts.ts'
import type { TenantSettings } from '../sites/tenants.ts'
import { inSteps } from './in-steps.ts'
import { mediaNamesOf, mediaOf, withMediaOfFiles } from './media-files.ts'
import { withoutPlainNotes } from './plain-notes.ts'

/**
 * A site as files, in the layout that `importSite` takes (README): imported again, they make the same
 * site. Everything is read at one moment; the bytes of the media are read when they are asked for.
 *
 * @param draftsId which draft; the first one when it is left out.
 * @throws CallError `not_found` when the tenant has no such draft.
 */
export async function exportSite(storage: Storage, tenantId: string, draftsId?: string): Promise<SiteFiles> {
  const read = await storage.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => readSiteOf(db, tenantId, draftsId))
  const places = await mediaOf(storage, tenantId)
  const names = mediaNamesOf(read.media, places)
  const breathe = inSteps()
  const documents: Record<string, unknown> = {}
  for (const [path, document] of documentsOf(read)) {
    documents[path] = withMediaOfFiles(document, tenantId, places)
    await breathe()
  }
  return {
    documents: { ...documents, ...(names.length > 0 && { 'media.json': names }) },
    media: Object.fromEntries([...places].map(([path, file]) => [path, () => readFile(file)])),
  }
}

interface ReadSite {
  readonly site: Readonly<Record<string, unknown>>
  readonly draft: Draft
  readonly contents: readonly StoredContent[]
  readonly redirects: readonly object[]
  readonly associations: ReadonlyMap<string, readonly Association[]>
  readonly media: readonly Media[]
}

async function readSiteOf(db: Database, tenantId: string, draftsId?: string): Promise<ReadSite> {
  const tenant = await db.selectFrom('tenants').selectAll().where('id', '=', tenantId).executeTakeFirst()
  const first = await db
    .selectFrom('drafts')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .executeTakeFirst()
  const draft = first && (await readStoredDraft(db, tenantId, draftsId ?? String(first.id)))
  if (!tenant || !draft) throw new CallError('not_found')
  const domains = await db
    .selectFrom('domains')
    .select('host')
    .where('tenant_id', '=', tenantId)
    .orderBy('is_primary', 'desc')
    .orderBy('host')
    .execute()
  const { systemPages } = JSON.parse(tenant.settings) as TenantSettings
  const redirects = await redirectsOf(db, tenantId)
  return {
    site: {
      clientId: tenant.client_id,
      name: tenant.name,
      ...(domains.length > 0 && { domains: domains.map(({ host }) => host) }),
      systemPages,
      ...readFacts(tenant.facts),
    },
    draft,
    contents: await allContents(db, tenantId, contentKinds),
    redirects: redirects.map(({ from, to, status }) => ({ from, to, status })),
    associations: await associationsIn(db, tenantId, Number(draft.draftsId)),
    media: await allMedia(db, tenantId),
  }
}

/** What pages are about, by page. */
async function associationsIn(db: Database, tenantId: string, draftId: number): Promise<ReadSite['associations']> {
  const pages = await db
    .selectFrom('page_associations')
    .select('page_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('draft_id', '=', draftId)
    .execute()
  const found = new Map<string, readonly Association[]>()
  for (const { page_id } of pages) found.set(page_id, await associationsOf(db, tenantId, draftId, page_id))
  return found
}

/** The documents by their paths, made one by one. */
function* documentsOf({ site, draft, contents, redirects, associations }: ReadSite): Generator<[string, unknown]> {
  const { header, footer, ...configuration } = draft.globalConfiguration
  yield ['site.json', site]
  yield ['configuration.json', configuration]
  if (header) yield ['header.json', withPlainSettings(header)]
  if (footer) yield ['footer.json', withPlainSettings(footer)]
  if (redirects.length > 0) yield ['redirects.json', redirects]
  for (const menu of draft.menuList) yield [`menus/${menu.id}.json`, ofRecord(menu)]
  for (const page of draft.pagesList) {
    const about = associations.get(page.id)
    const document = { page: ofRecord(page), ...partOf(draft, page.id), ...(about && { associations: about }) }
    yield [`pages/${page.id}.json`, document]
  }
  for (const { kind, slug, read } of contents) yield [`content/${kind}/${slug}.json`, fileOf(read())]
}

function partOf({ pageSchemaMap, componentsSettingValues }: Draft, pageId: string): SharedPart {
  const pageSchema = pageSchemaMap[pageId] as PageSchema
  const own = Object.keys(pageSchema.components).filter((id) => Object.hasOwn(componentsSettingValues, id))
  return withPlainSettings({
    pageSchema,
    componentsSettingValues: Object.fromEntries(
      own.map((id) => [id, componentsSettingValues[id] as SharedPart['componentsSettingValues'][string]]),
    ),
  })
}

const ofRecord = <R extends { readonly settings: Settings }>(record: R): R => ({
  ...record,
  settings: withoutPlainNotes(record.settings),
})

const withPlainSettings = ({ pageSchema, componentsSettingValues }: SharedPart): SharedPart => ({
  pageSchema,
  componentsSettingValues: Object.fromEntries(
    Object.entries(componentsSettingValues).map(([id, settings]) => [id, withoutPlainNotes(settings)]),
  ),
})

const fileOf = ({ id, slug, status, order, publishedAt, settings }: ContentRecord) => ({
  id,
  slug,
  status,
  order,
  ...(publishedAt !== undefined && { publishedAt }),
  settings: withoutPlainNotes(settings),
})
