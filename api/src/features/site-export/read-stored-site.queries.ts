import { CallError, type ContentRecord, contentKinds, type Draft, type SharedPart } from '@vitrine/schemas'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import { contentsInPieces } from '../contents/contents.queries.ts'
import { replyTemplatesOf } from '../conversations/templates/reply-templates.queries.ts'
import { type Association, associationsOf } from '../drafts/associations/associations.queries.ts'
import { readStoredDraft } from '../drafts/store/drafts.queries.ts'
import { allMedia, type Media } from '../media/media.queries.ts'
import { redirectsOf } from '../redirects/redirects.queries.ts'
import { readFacts } from '../sites/site-facts.ts'

/** So many pages are in memory at a time. */
const PAGES = 20

/**
 * Reads everything that is exported of a site but the bytes of its media, some of it at a time.
 *
 * @param add takes each document with its path among the files; nothing holds it here afterwards.
 * @returns the media with what is said of them
 * @throws CallError `not_found` when the tenant has no such draft
 */
export async function readStoredSite(
  db: Database,
  { tenantId, draftsId }: { readonly tenantId: string; readonly draftsId: string | undefined },
  add: (path: string, document: unknown) => void,
): Promise<readonly Media[]> {
  const tenant = await db.selectFrom('tenants').selectAll().where('id', '=', tenantId).executeTakeFirst()
  const first = await db
    .selectFrom('drafts')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .executeTakeFirst()
  const draft = first && (await readStoredDraft(db, tenantId, draftsId ?? String(first.id), []))
  if (!tenant || !draft) throw new CallError('not_found')
  const domains = await db
    .selectFrom('domains')
    .select('host')
    .where('tenant_id', '=', tenantId)
    .orderBy('is_primary', 'desc')
    .orderBy('host')
    .execute()
  const { systemPages } = fromJson(tenant.settings)
  add('site.json', {
    clientId: tenant.client_id,
    name: tenant.name,
    ...(domains.length > 0 && { domains: domains.map(({ host }) => host) }),
    systemPages,
    ...readFacts(tenant.facts),
  })
  const { header, footer, ...configuration } = draft.globalConfiguration
  add('configuration.json', configuration)
  if (header) add('header.json', header)
  if (footer) add('footer.json', footer)
  const redirects = await redirectsOf(db, tenantId)
  if (redirects.length > 0)
    add(
      'redirects.json',
      redirects.map(({ from, to, status }) => ({ from, to, status })),
    )
  const templates = await replyTemplatesOf(db, tenantId)
  if (templates.length > 0)
    add(
      'reply-templates.json',
      templates.map(({ name, texts }) => ({ name, texts })),
    )
  for (const menu of draft.menuList) add(`menus/${menu.id}.json`, menu)
  await readPages(db, tenantId, draft.draftsId, add)
  for (const kind of contentKinds)
    for await (const records of contentsInPieces(db, tenantId, kind))
      for (const record of records) add(`content/${kind}/${record.slug}.json`, fileOf(record))
  return allMedia(db, tenantId)
}

async function readPages(
  db: Database,
  tenantId: string,
  draftsId: string,
  add: (path: string, document: unknown) => void,
): Promise<void> {
  const pages = await db
    .selectFrom('draft_pages')
    .select('page_id')
    .where('tenant_id', '=', tenantId)
    .where('draft_id', '=', Number(draftsId))
    .orderBy('position')
    .orderBy('page_id')
    .execute()
  const ids = pages.map(({ page_id }) => page_id)
  const associations = await associationsIn(db, tenantId, Number(draftsId))
  for (let at = 0; at < ids.length; at += PAGES) {
    const some = await readStoredDraft(db, tenantId, draftsId, ids.slice(at, at + PAGES))
    for (const page of some?.pagesList ?? []) {
      const about = associations.get(page.id)
      add(`pages/${page.id}.json`, {
        page,
        ...partOf(some as Draft, page.id),
        ...(about && { associations: about }),
      })
    }
  }
}

function partOf({ pageSchemaMap, componentsSettingValues }: Draft, pageId: string): SharedPart {
  const pageSchema = pageSchemaMap[pageId]
  if (!pageSchema) throw new Error(`The page ${pageId} has no structure.`)
  const own = Object.keys(pageSchema.components).flatMap((id) => {
    const settings = Object.hasOwn(componentsSettingValues, id) ? componentsSettingValues[id] : undefined
    return settings ? [[id, settings] as const] : []
  })
  return { pageSchema, componentsSettingValues: Object.fromEntries(own) }
}

const fileOf = ({ id, slug, status, order, publishedAt, settings }: ContentRecord) => ({
  id,
  slug,
  status,
  order,
  ...(publishedAt !== undefined && { publishedAt }),
  settings,
})

/** What pages are about, by page. */
async function associationsIn(
  db: Database,
  tenantId: string,
  draftId: number,
): Promise<ReadonlyMap<string, readonly Association[]>> {
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
