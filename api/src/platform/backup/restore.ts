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
import { makeFolder } from '../folders.ts'
import { StorageError } from '../storage-error.ts'
import { bring, filesBelow, refuseAmongFiles } from './data-files.ts'
import { checkFiles, FILES, type Manifest, readManifest } from './manifest.ts'
import { assertNoServer, makeStaging, replaceTables, STAGING } from './postgres-target.queries.ts'
import { emptyTables, holdsSomething, insertRows, type Row, tablesOf } from './rows.queries.ts'
import { assertNotOpen, closeForGood } from './sqlite-target.queries.ts'
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
  { force = false, rowsOnly = false }: RestoreOptions = {},
): Promise<Manifest> {
  const backup = resolve(folder)
  const manifest = await readManifest(backup)
  await checkFiles(backup, manifest)
  const dataDir = resolve(dataDirOf(place))
  refuseAmongFiles(backup, dataDir)
  makeFolder(dataDir)
  await refuseInUse(place, dataDir, force || isUnfinished(dataDir), rowsOnly)

  const staged = join(dataDir, `.restoring-${randomBytes(4).toString('hex')}`)
  makeFolder(staged)
  try {
    if (place.databaseUrl === undefined) {
      await withConnection({ dataDir: staged }, undefined, async (connection) => {
        await fill({ ...connection, migrations }, backup, manifest)
        await closeForGood(connection.db)
      })
      await copyUploads(backup, manifest, staged)
      await swapIn(dataDir, staged, async () => undefined)
      return manifest
    }
    await withConnection(place, STAGING, async (connection) => {
      await makeStaging(connection.db)
      await fill({ ...connection, schema: STAGING, migrations }, backup, manifest)
    })
    const take = () => withConnection(place, undefined, ({ db }) => replaceTables(db))
    if (rowsOnly) return await take().then(() => manifest)
    await copyUploads(backup, manifest, staged)
    await swapIn(dataDir, staged, take)
    return manifest
  } finally {
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

async function refuseInUse(place: StoragePlace, dataDir: string, force: boolean, rowsOnly: boolean): Promise<void> {
  const isFile = place.databaseUrl === undefined
  const isThere = !isFile || existsSync(join(dataDir, 'vitrine.sqlite'))
  const hasRows =
    isThere &&
    (await withConnection(place, undefined, async ({ db, engine }) => {
      await (engine === 'sqlite' ? assertNotOpen(db, dataDir) : assertNoServer(db))
      return holdsSomething(db, engine)
    }))
  const uploads = rowsOnly ? undefined : (await filesBelow(dataDir).next()).value
  if (force || (!hasRows && uploads === undefined)) return
  const what = hasRows ? 'The database' : `The folder ${dataDir}`
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
