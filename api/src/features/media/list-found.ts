import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { asRecord } from '../../platform/as-record.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { allSites } from '../sites/sites.queries.ts'
import { type FoundFile, foundFile, foundMedia } from './found-media.ts'
import { allMedia, insertFoundMedia } from './media.queries.ts'

/** The names of the files that came with a site. */
async function namesOf({ mediaDir }: Pick<Storage, 'mediaDir'>, tenantId: string): Promise<readonly string[]> {
  const folder = join(mediaDir, tenantId)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(mediaDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/**
 * Puts what came with sites into their libraries: sites that were imported before a library held such
 * files, or restored from a backup of then. What is listed already is neither read nor changed.
 *
 * @returns how many were added, for the log.
 */
export async function listFoundMedia(storage: Storage): Promise<number> {
  const { db, mediaDir } = storage
  const ids = new Set((await allSites(db)).map(({ id }) => id))
  const folders = await readdir(mediaDir).catch((error: unknown) => {
    if (asRecord(error).code === 'ENOENT') return []
    throw error
  })
  let added = 0
  for (const tenantId of folders.filter((name) => ids.has(name))) {
    const listed = new Set(
      (await allMedia(db, tenantId)).flatMap(({ files, poster = [] }) => [...files, ...poster].map(({ name }) => name)),
    )
    const files: FoundFile[] = []
    for (const name of await namesOf(storage, tenantId)) {
      if (listed.has(name)) continue
      const found = foundFile(name, await readFile(join(mediaDir, name)))
      if (found) files.push(found)
    }
    const media = foundMedia(files)
    await insertFoundMedia(db, tenantId, media)
    added += media.length
  }
  return added
}
