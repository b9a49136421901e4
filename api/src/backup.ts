import { migrations } from './migrations/index.ts'
import { backUpDatabase } from './platform/backup/back-up.ts'
import type { Manifest } from './platform/backup/manifest.ts'
import { moveDatabase } from './platform/backup/move.ts'
import { type RestoreOptions, restoreDatabase } from './platform/backup/restore.ts'
import type { StoragePlace } from './platform/database/connect.ts'

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
