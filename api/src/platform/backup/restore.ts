import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { asRecord } from '../as-record.ts'
import { type Connection, connect, dataDirOf, type StoragePlace } from '../database/connect.ts'
import type { Migration } from '../database/migrate.ts'
import { type MigrationTarget, migrate, migrationsOf } from '../database/migrate.ts'
import type { FileStores } from '../files/file-stores.ts'
import { areFilesElsewhere, openFiles } from '../files/open-files.ts'
import { makeFolder } from '../folders.ts'
import { StorageError } from '../storage-error.ts'
import { bring, filesBelow, refuseAmongFiles } from './data-files.ts'
import { checkFiles, FILES, type Manifest, readManifest } from './manifest.ts'
import { assertNoServer, makeStaging, replaceTables, STAGING } from './postgres-target.queries.ts'
import { emptyTables, holdsSomething, insertRows, type Row, tablesOf } from './rows.queries.ts'
import { foldLog } from './sqlite-target.ts'
import { holdsFiles, putBackedUpFiles } from './stored-files.ts'
import { isUnfinished, swapIn } from './swap.ts'

export interface RestoreOptions {
  /** Replaces what is there. */
  readonly force?: boolean
  /** Leaves the uploads of the data folder as they are: the rows alone move to another database. */
  readonly rowsOnly?: boolean
}

/**
 * Brings a backup back, into either engine and up to date. Everything is checked and prepared aside;
 * then it takes the place of what was there, whole.
 *
 * `await restore('./backups/monday', { databaseUrl: 'postgres://…', dataDir: './data' }, migrations)`
 *
 * @throws StorageError when the backup is damaged or newer than this version, the target holds
 * something and `force` is not set, or a server is using it.
 */
export async function restoreDatabase(
  folder: string,
  place: StoragePlace,
  migrations: readonly Migration[],
  options: RestoreOptions = {},
): Promise<Manifest> {
  const backup = resolve(folder)
  const manifest = await readManifest(backup)
  await checkFiles(backup, manifest)
  const { force = false, rowsOnly = manifest.withoutFiles ?? false } = options
  const dataDir = resolve(dataDirOf(place))
  refuseAmongFiles(backup, dataDir)
  makeFolder(dataDir)
  const stored = areFilesElsewhere(place) ? await openFiles(dataDir, place) : undefined

  const staged = join(dataDir, `.restoring-${randomBytes(4).toString('hex')}`)
  try {
    const replaced = rowsOnly ? undefined : (stored?.stores ?? dataDir)
    await refuseInUse(place, force || isUnfinished(dataDir), replaced)
    makeFolder(staged)
    const bringFiles = async () => {
      if (rowsOnly) return
      if (stored) await putBackedUpFiles(backup, manifest.files, stored.stores)
      else await copyUploads(backup, manifest, staged)
    }
    if (place.databaseUrl === undefined) {
      await withConnection({ dataDir: staged }, undefined, async (connection) => {
        await fill({ ...connection, migrations }, backup, manifest)
      })
      foldLog(staged)
      await bringFiles()
      const isReplaced = (name: string) => !(rowsOnly || stored) || name.startsWith('vitrine.sqlite')
      await swapIn(dataDir, staged, async () => undefined, isReplaced)
      return manifest
    }
    await withConnection(place, STAGING, async (connection) => {
      await makeStaging(connection.db)
      await fill({ ...connection, schema: STAGING, migrations }, backup, manifest)
    })
    const take = () => withConnection(place, undefined, ({ db }) => replaceTables(db))
    await bringFiles()
    if (rowsOnly || stored) return await take().then(() => manifest)
    await swapIn(dataDir, staged, take)
    return manifest
  } finally {
    stored?.close()
    await rm(staged, { recursive: true, force: true })
  }
}

async function withConnection<T>(
  place: StoragePlace,
  schema: string | undefined,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await connect(place, schema)
  try {
    return await work(connection)
  } finally {
    await connection.db.destroy()
  }
}

/** @param files those that would be replaced: of a data folder, or of an object store. */
async function refuseInUse(place: StoragePlace, force: boolean, files: string | FileStores | undefined): Promise<void> {
  const dataDir = resolve(dataDirOf(place))
  const isFile = place.databaseUrl === undefined
  const isThere = !isFile || existsSync(join(dataDir, 'vitrine.sqlite'))
  if (isFile && isThere) foldLog(dataDir)
  const hasRows =
    isThere &&
    (await withConnection(place, undefined, async ({ db, engine }) => {
      if (engine === 'postgres') await assertNoServer(db)
      return holdsSomething(db, engine)
    }))
  if (force) return
  const isFolder = typeof files === 'string'
  const hasFiles = isFolder ? !(await filesBelow(files).next()).done : files !== undefined && (await holdsFiles(files))
  if (!hasRows && !hasFiles) return
  const what = hasRows ? 'The database' : isFolder ? `The folder ${dataDir}` : 'The object store'
  throw new StorageError(`${what} already holds something. Add --force to replace it with the backup.`, undefined)
}

/** Fills an empty database with the rows of a backup and brings its tables up to date. */
async function fill(target: MigrationTarget, backup: string, { migration, tables }: Manifest): Promise<void> {
  const { db, engine } = target
  const { pending } = await migrationsOf(target)
  if (!pending.includes(migration))
    throw new StorageError(
      `The backup ${backup} was made by a newer version of Vitrine (${migration}). Use that version, or a newer one.`,
      undefined,
    )
  await migrate(target, migration)
  const known = await tablesOf(db, engine)
  // What migrations write themselves stands in the backup too.
  await emptyTables(db, known.toReversed())
  for (const { name, path, rows } of tables) {
    if (!known.includes(name))
      throw new StorageError(`The backup ${backup} has a table ${name} of unknown use.`, undefined)
    const inserted = await db.transaction().execute((write) => insertRows(write, name, rowsIn(join(backup, path))))
    if (inserted !== rows) throw new StorageError(`The backup ${backup} is damaged: ${path}.`, undefined)
  }
  await migrate(target)
}

async function* rowsIn(path: string): AsyncGenerator<Row> {
  const lines = createInterface({
    input: createReadStream(path).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  for await (const line of lines) yield JSON.parse(line, withBytes)
}

/** Bytes stand in a backup as `{ base64 }`. */
function withBytes(column: string, value: unknown): unknown {
  const { base64 } = asRecord(value)
  return column !== '' && typeof base64 === 'string' ? Buffer.from(base64, 'base64') : value
}

async function copyUploads(backup: string, { files }: Manifest, target: string): Promise<void> {
  for (const { path } of files) {
    makeFolder(dirname(join(target, path)))
    await bring(join(backup, FILES, path), join(target, path), 'copy')
  }
}
