import { buffer } from 'node:stream/consumers'
import { CallError } from '@vitrine/schemas'
import type { Storage } from '../../platform/database/storage.ts'
import type { SiteFiles } from '../site-import/files/files.ts'
import { mediaNamesOf, mediaOf, withMediaOfFiles } from './media-files.ts'
import { readStoredSite } from './read-stored-site.queries.ts'
import { createTextsOnDisk, type TextPlace } from './texts-on-disk.ts'

/** The files of a site that is stored: what they hold is read when it is asked for. */
export interface StoredSiteFiles extends SiteFiles {
  /** The same as `media`, piece by piece: a film is larger than what should stand in memory. */
  readonly mediaPieces: Readonly<Record<string, () => Promise<AsyncIterable<Uint8Array>>>>
  /** Lets go of what they are read from; they cannot be read any more then. The end of the process does the same. */
  readonly close: () => void
}

/**
 * A site as files, in the layout that `importSiteFiles` takes (README): imported again, they make the same
 * site. Everything is read at one moment and kept in a file of the store's temporary folder; a document is read from
 * there each time it is asked for, so that no more than one stands in memory, and the bytes of the media are read when
 * they are asked for.
 *
 * @param draftsId which draft; the first one when it is left out.
 * @throws CallError `not_found` when the tenant has no such draft.
 */
export async function exportSiteFiles(storage: Storage, tenantId: string, draftsId?: string): Promise<StoredSiteFiles> {
  const texts = await createTextsOnDisk(await storage.files.exportedZips.temporary())
  try {
    const stored = new Map<string, TextPlace>()
    const listed = await storage.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((db) =>
        readStoredSite(db, { tenantId, draftsId }, (path, document) =>
          stored.set(path, texts.add(JSON.stringify(document))),
        ),
      )
    const places = await mediaOf(storage, tenantId)
    const names = mediaNamesOf(listed, places)
    const documents: Record<string, unknown> = {}
    const add = (path: string, make: () => unknown) =>
      Object.defineProperty(documents, path, { enumerable: true, configurable: true, get: make })
    for (const [path, place] of stored)
      add(path, () => withMediaOfFiles(JSON.parse(texts.read(place)) as unknown, tenantId, places))
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
    return { documents, media, mediaPieces, close: texts.close }
  } catch (error) {
    texts.close()
    throw error
  }
}
