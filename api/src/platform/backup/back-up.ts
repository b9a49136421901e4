import { createHash, type Hash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import packageJson from '../../../package.json' with { type: 'json' }
import { type Connection, connect, dataDirOf, type StoragePlace } from '../database/connect.ts'
import type { Migration } from '../database/migrate.ts'
import { migrationsOf } from '../database/migrate.ts'
import { areFilesElsewhere, openFiles } from '../files/open-files.ts'
import { makeFolder } from '../folders.ts'
import { StorageError } from '../storage-error.ts'
import { copyFiles, type HowToCopy, refuseAmongFiles } from './data-files.ts'
import type { CheckedFile } from './hashes.ts'
import { type BackedUpTable, FILES, MANIFEST, type Manifest, TABLES } from './manifest.ts'
import { inOneMoment, rowsOf, tablesOf } from './rows.queries.ts'
import { copyStoredFiles } from './stored-files.ts'

/**
 * Backs up a database and the uploads beside it, while others go on working with them. The folder is
 * there when it is complete, and not before.
 *
 * `await backUp({ dataDir: './data' }, './backups/monday', migrations)`
 *
 * @param folder is made; it must be empty or missing.
 * @param rowsOnly leaves the files out.
 * @throws StorageError when there is nothing to back up, or the folder is of no use.
 */
export async function backUpDatabase(
  place: StoragePlace,
  folder: string,
  migrations: readonly Migration[],
  { rowsOnly = false }: { readonly rowsOnly?: boolean } = {},
): Promise<Manifest> {
  const dataDir = dataDirOf(place)
  if (place.databaseUrl === undefined && !existsSync(join(dataDir, 'vitrine.sqlite')))
    throw new StorageError(`There is nothing to back up in ${dataDir}. Set DATA_DIR or DATABASE_URL.`, undefined)
  const connection = await connect(place)
  try {
    return await backUpConnected({ ...connection, migrations }, place, folder, rowsOnly ? 'nothing' : 'copy')
  } finally {
    await connection.db.destroy()
  }
}

/** The same for a database that is open. */
export async function backUpConnected(
  { db, engine, migrations }: Connection & { readonly migrations: readonly Migration[] },
  place: StoragePlace,
  folder: string,
  how: HowToCopy | 'nothing',
): Promise<Manifest> {
  const dataDir = dataDirOf(place)
  const target = resolve(folder)
  refuseAmongFiles(target, dataDir)
  if ((await readdir(target).catch(() => [])).length > 0)
    throw new StorageError(`${target} is not empty. Name a folder that is missing or empty.`, undefined)
  const part = join(dirname(target), `.${basename(target)}.part`)
  const stored = areFilesElsewhere(place) ? await openFiles(dataDir, place) : undefined
  await rm(part, { recursive: true, force: true })
  try {
    makeFolder(join(part, TABLES))
    const files = new Map<string, CheckedFile>()
    const bringFiles = async () => {
      if (how === 'nothing') return
      if (stored) await copyStoredFiles(stored.stores, join(part, FILES), files)
      else await copyFiles(dataDir, join(part, FILES), how, files)
    }
    // A file is written before its row. So what the rows name was copied before they were read,
    // where it is taken away meanwhile, or can be copied afterwards, where it is new.
    await bringFiles()
    const read = await inOneMoment(db, engine, async (moment) => {
      const { done } = await migrationsOf({ db: moment, engine, migrations })
      const migration = done.at(-1)
      if (migration === undefined)
        throw new StorageError('There is nothing to back up: the database is empty.', undefined)
      const tables: BackedUpTable[] = []
      for (const name of await tablesOf(moment, engine))
        tables.push({ name, ...(await writeTable(rowsOf(moment, engine, name), part, `${TABLES}/${name}.jsonl.gz`)) })
      return { migration, tables }
    })
    await bringFiles()
    const { version } = packageJson
    const about = { format: 1, version, createdAt: new Date().toISOString(), engine } as const
    const withoutFiles = how === 'nothing' ? { withoutFiles: true } : {}
    const manifest: Manifest = { ...about, ...withoutFiles, ...read, files: [...files.values()] }
    await writeFile(join(part, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`, { flush: true })
    await rename(part, target)
    return manifest
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  } finally {
    stored?.close()
  }
}

/** Rows as lines of JSON, bytes as `{ base64 }`; what else a column may hold would come back as something else. */
async function* linesOf(bunches: AsyncIterable<readonly object[]>, count: { rows: number }): AsyncGenerator<string> {
  for await (const rows of bunches) {
    count.rows += rows.length
    yield rows.map((row) => `${JSON.stringify(plainRow(row))}\n`).join('')
  }
}

const plainRow = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, plainValue(column, value)]))

function plainValue(column: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') }
  const isPlain = value === null || typeof value === 'string' || typeof value === 'number'
  if (!isPlain) throw new TypeError(`The column ${column} holds a ${typeof value}, which a backup does not know.`)
  return value
}

async function writeTable(
  bunches: AsyncIterable<readonly object[]>,
  folder: string,
  path: string,
): Promise<CheckedFile & { readonly rows: number }> {
  const count = { rows: 0 }
  const hash = createHash('sha256')
  const size = { bytes: 0 }
  await pipeline(
    Readable.from(linesOf(bunches, count)),
    createGzip(),
    (chunks: AsyncIterable<Buffer>) => counted(chunks, hash, size),
    createWriteStream(join(folder, path), { flush: true }),
  )
  return { path, ...size, ...count, sha256: hash.digest('hex') }
}

async function* counted(chunks: AsyncIterable<Buffer>, hash: Hash, size: { bytes: number }): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    size.bytes += chunk.length
    yield chunk
  }
}
