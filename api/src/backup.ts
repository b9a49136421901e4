import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { migrations } from './migrations/index.ts'
import { backUpDatabase } from './platform/backup/back-up.ts'
import type { Manifest } from './platform/backup/manifest.ts'
import { moveDatabase } from './platform/backup/move.ts'
import { moveFiles as copyAll, type MovedFiles } from './platform/backup/move-files.ts'
import { type RestoreOptions, restoreDatabase } from './platform/backup/restore.ts'
import { dataDirOf, type StoragePlace } from './platform/database/connect.ts'
import { areFilesElsewhere, openFiles } from './platform/files/open-files.ts'
import { objectStoreIn } from './platform/files/store-url.ts'
import { StorageError } from './platform/storage-error.ts'

/** `backUp` of platform/backup, for the tables of this version: `await backUp({ dataDir: './data' }, './backups/monday')`. */
export const backUp = (place: StoragePlace, folder: string): Promise<Manifest> =>
  backUpDatabase(place, folder, migrations)

/** `restore` of platform/backup; backups of older versions are brought up to date. */
export const restore = (folder: string, place: StoragePlace, options?: RestoreOptions): Promise<Manifest> =>
  restoreDatabase(folder, place, migrations, options)

/** `move` of platform/backup: everything goes to another place, which may be of the other engine. */
export const move = (
  from: StoragePlace,
  to: StoragePlace,
  options?: Pick<RestoreOptions, 'force'>,
): Promise<Manifest> => moveDatabase(from, to, migrations, options)

/**
 * `moveFiles` of platform/backup: all files of an instance go to a data folder or an object store, and nothing else.
 * What was copied is remembered in the data folder of the instance.
 *
 * @param target a folder, or `s3://KEY:SECRET@host/bucket/prefix`.
 * @throws StorageError when the target is where they are already, or cannot be used; and naming what came out different.
 */
export async function moveFiles(from: StoragePlace, target: string): Promise<MovedFiles> {
  const dataDir = resolve(dataDirOf(from))
  const isStore = objectStoreIn(target) !== undefined
  if (isStore ? target === from.storeUrl : !areFilesElsewhere(from) && resolve(target) === dataDir)
    throw new StorageError('The files are there already. Name another folder or object store.', undefined)
  const source = await openFiles(dataDir, from)
  try {
    const opened = isStore ? await openFiles(dataDir, { storeUrl: target }) : await openFiles(resolve(target), {})
    const mark = createHash('sha256')
      .update(isStore ? target : resolve(target))
      .digest('hex')
      .slice(0, 16)
    try {
      return await copyAll({ from: source.stores, to: opened.stores, journal: join(dataDir, `.moved-files-${mark}`) })
    } finally {
      opened.close()
    }
  } finally {
    source.close()
  }
}
