import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { dataDirOf, type StoragePlace } from '../database/connect.ts'
import type { Migration } from '../database/migrate.ts'
import { backUpDatabase } from './back-up.ts'
import type { Manifest } from './manifest.ts'
import { type RestoreOptions, restoreDatabase } from './restore.ts'

/**
 * Brings everything to another place, which may be of the other engine; the old place keeps what it
 * has. Between databases that share a data folder or an object store only the rows move.
 *
 * `await move({ dataDir: './data' }, { databaseUrl: 'postgres://…', dataDir: './data' }, migrations)`
 *
 * @throws StorageError as `restore` does.
 */
export async function moveDatabase(
  from: StoragePlace,
  to: StoragePlace,
  migrations: readonly Migration[],
  { force = false }: Pick<RestoreOptions, 'force'> = {},
): Promise<Manifest> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-move-'))
  try {
    const backup = join(folder, 'backup')
    const isSameStore = from.storeUrl !== undefined && from.storeUrl === to.storeUrl
    const isSameFolder = from.storeUrl === to.storeUrl && resolve(dataDirOf(from)) === resolve(dataDirOf(to))
    const rowsOnly = isSameStore || isSameFolder
    await backUpDatabase(from, backup, migrations, { rowsOnly })
    return await restoreDatabase(backup, to, migrations, { force, rowsOnly })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
