import { buffer } from 'node:stream/consumers'
import { CallError, type ContentRecord, type Draft, type SharedPart } from '@vitrine/schemas'
import type { Storage } from '../../platform/database/storage.ts'
import type { SiteFiles } from '../site-import/files/files.ts'
import { mediaNamesOf, mediaOf, withMediaOfFiles } from './media-files.ts'
import { readStoredSite, type StoredSite } from './read-stored-site.queries.ts'

/** The files of a site that is stored: what they hold is read when it is asked for. */
export interface StoredSiteFiles extends SiteFiles {
  /** The same as `media`, piece by piece: a film is larger than what should stand in memory. */
  readonly mediaPieces: Readonly<Record<string, () => Promise<AsyncIterable<Uint8Array>>>>
}

/**
 * A site as files, in the layout that `importSiteFiles` takes (README): imported again, they make the same
 * site. Everything is read at one moment; a document is made each time it is asked for, so that no more than one stands
 * in memory, and the bytes of the media are read when they are asked for.
 *
 * @param draftsId which draft; the first one when it is left out.
 * @throws CallError `not_found` when the tenant has no such draft.
 */
export async function exportSiteFiles(storage: Storage, tenantId: string, draftsId?: string): Promise<StoredSiteFiles> {
  const read = await storage.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((db) => readStoredSite(db, tenantId, draftsId))
  const places = await mediaOf(storage, tenantId)
  const names = mediaNamesOf(read.media, places)
  const documents: Record<string, unknown> = {}
  const add = (path: string, make: () => unknown) =>
    Object.defineProperty(documents, path, { enumerable: true, configurable: true, get: make })
  for (const [path, make] of documentsOf(read)) add(path, () => withMediaOfFiles(make(), tenantId, places))
  if (names.length > 0) add('media.json', () => names)
  const mediaPieces = Object.fromEntries(
    [...places].map(([path, { store, name }]) => [
      path,
      async () => {
        const found = await store.read(name)
        if (!found) throw new CallError('not_found')
        return found.stream
      },
    ]),
  )
  const media = Object.fromEntries(
    Object.entries(mediaPieces).map(([path, open]) => [path, async () => buffer(await open())]),
  )
  return { documents, media, mediaPieces }
}

/** The documents by their paths; each is made when it is asked for. */
function* documentsOf(stored: StoredSite): Generator<[string, () => unknown]> {
  const { site, draft, contents, redirects, replyTemplates, associations } = stored
  const { header, footer, ...configuration } = draft.globalConfiguration
  yield ['site.json', () => site]
  yield ['configuration.json', () => configuration]
  if (header) yield ['header.json', () => header]
  if (footer) yield ['footer.json', () => footer]
  if (redirects.length > 0) yield ['redirects.json', () => redirects]
  if (replyTemplates.length > 0) yield ['reply-templates.json', () => replyTemplates]
  for (const menu of draft.menuList) yield [`menus/${menu.id}.json`, () => menu]
  for (const page of draft.pagesList) {
    const about = associations.get(page.id)
    const document = () => ({ page, ...partOf(draft, page.id), ...(about && { associations: about }) })
    yield [`pages/${page.id}.json`, document]
  }
  for (const { kind, slug, read } of contents) yield [`content/${kind}/${slug}.json`, () => fileOf(read())]
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
