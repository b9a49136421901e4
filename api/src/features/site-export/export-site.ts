import { buffer } from 'node:stream/consumers'
import { CallError, type ContentRecord, type Draft, type SharedPart } from '@vitrine/schemas'
import type { Storage } from '../../platform/database/storage.ts'
import { inSteps } from '../../platform/in-steps.ts'
import type { SiteFiles } from '../site-import/files/files.ts'
import { mediaNamesOf, mediaOf, withMediaOfFiles } from './media-files.ts'
import { readStoredSite, type StoredSite } from './read-stored-site.queries.ts'

/**
 * A site as files, in the layout that `importSiteFiles` takes (README): imported again, they make the same
 * site. Everything is read at one moment; the bytes of the media are read when they are asked for.
 *
 * @param draftsId which draft; the first one when it is left out.
 * @throws CallError `not_found` when the tenant has no such draft.
 */
export async function exportSiteFiles(storage: Storage, tenantId: string, draftsId?: string): Promise<SiteFiles> {
  const read = await storage.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((db) => readStoredSite(db, tenantId, draftsId))
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
    media: Object.fromEntries(
      [...places].map(([path, { store, name }]) => [
        path,
        async () => {
          const found = await store.read(name)
          if (!found) throw new CallError('not_found')
          return buffer(found.stream)
        },
      ]),
    ),
  }
}

/** The documents by their paths, made one by one. */
function* documentsOf(stored: StoredSite): Generator<[string, unknown]> {
  const { site, draft, contents, redirects, replyTemplates, associations } = stored
  const { header, footer, ...configuration } = draft.globalConfiguration
  yield ['site.json', site]
  yield ['configuration.json', configuration]
  if (header) yield ['header.json', header]
  if (footer) yield ['footer.json', footer]
  if (redirects.length > 0) yield ['redirects.json', redirects]
  if (replyTemplates.length > 0) yield ['reply-templates.json', replyTemplates]
  for (const menu of draft.menuList) yield [`menus/${menu.id}.json`, menu]
  for (const page of draft.pagesList) {
    const about = associations.get(page.id)
    const document = { page, ...partOf(draft, page.id), ...(about && { associations: about }) }
    yield [`pages/${page.id}.json`, document]
  }
  for (const { kind, slug, read } of contents) yield [`content/${kind}/${slug}.json`, fileOf(read())]
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
