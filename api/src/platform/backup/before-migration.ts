import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Connection, dataDirOf, type StoragePlace } from '../database/connect.ts'
import type { Migration } from '../database/migrate.ts'
import { areFilesElsewhere } from '../files/open-files.ts'
import { StorageError } from '../storage-error.ts'
import { backUpConnected } from './back-up.ts'
import { BACKUPS } from './data-files.ts'
import { holdsSomething } from './rows.queries.ts'

/** So many of the backups that are made by themselves are kept. */
const KEPT = 5
const PREFIX = 'before-'

/** A time as part of a file's name, such that names sort as the times do. */
export const timeInName = (time: Date): string => time.toISOString().replaceAll(/[-:.]/g, '')

/**
 * Backs up what is there before its tables change; uploads as second names, so that it costs no room; those in an object store stay there.
 *
 * @param step the first one of the migrations that is about to be taken.
 * @throws StorageError when the backup cannot be written; then nothing may be changed.
 */
export async function backUpBefore(
  connection: Connection & { readonly migrations: readonly Migration[] },
  place: StoragePlace,
  step: string,
): Promise<void> {
  if (!(await holdsSomething(connection.db, connection.engine))) return
  const backups = join(dataDirOf(place), BACKUPS)
  // Another process may do the same in this moment.
  const name = `${PREFIX}${step}-${timeInName(new Date())}-${randomBytes(2).toString('hex')}`
  try {
    // No migration changes the files of an object store.
    await backUpConnected(connection, place, join(backups, name), areFilesElsewhere(place) ? 'nothing' : 'link')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StorageError(
      `The database must be brought up to date, and the backup that is made before could not be written to ${backups}: ${why} Make room there or make it writable; nothing was changed.`,
      error,
    )
  }
  await dropOld(backups)
}

async function dropOld(backups: string): Promise<void> {
  const timeOf = (name: string) => /-(\d{8}T\d{9}Z)-[0-9a-f]{4}$/.exec(name)?.[1] ?? ''
  const own = (await readdir(backups)).filter((name) => name.startsWith(PREFIX) && timeOf(name) !== '')
  const old = own.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1)).slice(0, -KEPT)
  for (const name of old) await rm(join(backups, name), { recursive: true, force: true })
}
