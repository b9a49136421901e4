import { join } from 'node:path'
import { migrations } from './migrations/index.ts'
import { backUpBefore } from './platform/backup/before-migration.ts'
import { refuseUnfinished } from './platform/backup/swap.ts'
import { createChanges } from './platform/database/changes.ts'
import { type Connection, connect, dataDirOf, type StoragePlace } from './platform/database/connect.ts'
import { isUnavailable } from './platform/database/database-errors.ts'
import { migrate, migrationsOf } from './platform/database/migrate.ts'
import { postgresFailure } from './platform/database/postgres.ts'
import { openPostgresChannel, type PostgresChannel } from './platform/database/postgres-channel.ts'
import { sqliteFailure } from './platform/database/sqlite.ts'
import type { Storage } from './platform/database/storage.ts'
import { type OpenFiles, openFiles } from './platform/files/open-files.ts'
import { makeFolder } from './platform/folders.ts'

/**
 * Opens the storage and brings its tables up to date. Two processes may do so at once. When tables
 * that hold something have to change, a backup is made first.
 *
 * `const storage = await openStorage({ dataDir: './data' })`
 *
 * @param upTo the last step of the migrations that is taken; all of them unless a test wants an older database.
 * @throws StorageError when the database cannot be opened or backed up, in words for a person; another error when a migration fails (nothing of it is kept then).
 */
export async function openStorage(place: StoragePlace, upTo?: string): Promise<Storage> {
  const dataDir = dataDirOf(place)
  refuseUnfinished(dataDir)
  if (place.dataDir !== undefined) makeFolder(dataDir)
  const connection = await connect(place)
  let files: OpenFiles | undefined
  try {
    files = await openFiles(dataDir, place)
    await bringUpToDate(connection, place, upTo)
  } catch (error) {
    files?.close()
    await connection.db.destroy()
    throw place.databaseUrl === undefined
      ? sqliteFailure(error, place.dataDir)
      : postgresFailure(error, place.databaseUrl, isUnavailable(error))
  }
  return storageOf(connection, files, place)
}

/** Opens a storage whose tables are up to date: for a thread beside the one that called `openStorage`. */
export const joinStorage = async (place: StoragePlace): Promise<Storage> =>
  storageOf(await connect(place), await openFiles(dataDirOf(place), place), place)

function storageOf({ engine, db, pool }: Connection, files: OpenFiles, place: StoragePlace): Storage {
  const dataDir = dataDirOf(place)
  let channel: PostgresChannel | undefined
  const changes = createChanges({ send: (change) => channel?.send(change) })
  return {
    engine,
    db,
    place,
    dataDir,
    pool,
    files: files.stores,
    objectStore: files.state,
    // Behind a dot: it holds what is unfinished.
    importsDir: join(dataDir, '.imports'),
    // Every start brings its own.
    buildsDir: join(dataDir, '.builds'),
    changes,
    listen() {
      if (place.databaseUrl === undefined) return
      channel ??= openPostgresChannel(place.databaseUrl, changes.heard, place.onLost ?? (() => undefined))
    },
    async close() {
      files.close()
      await channel?.close()
      await db.destroy()
    },
  }
}

async function bringUpToDate(connection: Connection, place: StoragePlace, upTo?: string): Promise<void> {
  const target = { ...connection, migrations }
  const { done, pending } = await migrationsOf(target)
  const wanted = upTo === undefined ? pending : pending.filter((name) => name <= upTo)
  if (wanted[0] !== undefined && done.length > 0) await backUpBefore(target, place, wanted[0])
  await migrate(target, upTo)
}
