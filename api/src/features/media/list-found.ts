import { buffer } from 'node:stream/consumers'
import type { Storage } from '../../platform/database/storage.ts'
import type { FileStore, ListedFile } from '../../platform/files/file-store.ts'
import { allSites } from '../sites/sites.queries.ts'
import { type FoundFile, foundFile, foundMedia } from './found-media.ts'
import { allMedia, insertFoundMedia } from './media.queries.ts'

/** So much of a file tells what it is and how large a picture is, in bytes. */
const MOST_READ = 1024 * 1024

async function read(store: FileStore, { name, bytes }: ListedFile): Promise<FoundFile | undefined> {
  const part = await store.read(name, bytes > MOST_READ ? { start: 0, end: MOST_READ - 1 } : undefined)
  return part && foundFile(name, await buffer(part.stream), bytes)
}

/**
 * Puts what came with sites into their libraries: sites that were imported before a library held such
 * files, or restored from a backup of then. What is listed already is neither read nor changed.
 *
 * @returns how many were added, for the log.
 */
export async function listFoundMedia(storage: Storage): Promise<number> {
  const { db, files: stores } = storage
  let added = 0
  for (const { id } of await allSites(db)) {
    const listed = new Set(
      (await allMedia(db, id)).flatMap(({ files, poster = [] }) => [...files, ...poster].map(({ name }) => name)),
    )
    const files: FoundFile[] = []
    for await (const bunch of stores.siteMedia.list(`${id}/`)) {
      for (const file of bunch) {
        const found = listed.has(file.name) ? undefined : await read(stores.siteMedia, file)
        if (found) files.push(found)
      }
    }
    const media = foundMedia(files.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    await insertFoundMedia(db, id, media)
    added += media.length
  }
  return added
}
