import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../../platform/database/storage.ts'
import { isMediaName } from '../../platform/media/media-store.ts'
import { uploadsOf } from '../../platform/media/media-stores.ts'
import type { MediaFiles } from './media.queries.ts'

/** Takes the files of something in the library off the disk, wherever they came from. */
export async function removeFiles(storage: Storage, { files, poster = [] }: MediaFiles): Promise<void> {
  const names = [...files, ...poster].map(({ name }) => name)
  await uploadsOf(storage).remove(names.filter(isMediaName))
  // What came with a site lies under the name that it came with; a site that was exported brings names of uploads along.
  await Promise.all(names.map((name) => rm(join(storage.mediaDir, name), { force: true })))
}
