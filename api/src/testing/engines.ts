import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { openStorage } from '../open-storage.ts'
import type { StoragePlace } from '../platform/database/connect.ts'
import type { Storage } from '../platform/database/storage.ts'
import { newBucket } from './new-bucket.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that the whole run shares: see scripts/postgres-setup.mjs. */
    readonly postgres?: string
    /** The STORE_URL of the object store that the run shares, with BUCKET in the place of a bucket. */
    readonly objectStore?: string
  }
}

interface Postgres {
  findPostgres(): string | undefined
  startPostgres(): Promise<{ readonly url: string; stop(): Promise<void> }>
}
const { findPostgres, startPostgres } = (await import(
  /* @vite-ignore */ new URL('../../../scripts/postgres.mjs', import.meta.url).href
)) as Postgres

/** A place for storages of one engine: `fresh` is empty, and opened as often as one likes. */
export interface TestEngine {
  readonly name: 'sqlite' | 'postgres'
  fresh(): Promise<StoragePlace>
  /** Without a place, a storage of its own: its tables are copied, since to migrate takes half a second each time. */
  open(place?: StoragePlace): Promise<Storage>
}

/** `npm test` takes SQLite, `npm run test:all` the other one; without a word both. */
const wanted = process.env.ENGINES ?? 'sqlite postgres'
const wantsPostgres = wanted.includes('postgres')
const isPostgresThere = wantsPostgres && findPostgres() !== undefined
if (wantsPostgres && !isPostgresThere)
  console.warn('SKIPPED on PostgreSQL: it is not installed and cannot be installed here. Only SQLite was tested.')

/** How many databases this process has made: each has a name of its own. */
let total = 0

async function admin(url: string | undefined, statements: readonly string[]): Promise<void> {
  if (url === undefined || statements.length === 0) return
  const client = new pg.Client(url)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Tables that are up to date and empty, made once for each folder of tests or server: a folder, or a database's name. */
const migrated = new Map<string, Promise<string>>()
function migratedOnce(where: string, make: () => Promise<string>): Promise<string> {
  const made = migrated.get(where) ?? make()
  migrated.set(where, made)
  return made
}

async function migrate(place: StoragePlace): Promise<void> {
  const storage = await openStorage(place)
  await storage.close()
}

/** Runs the same cases on both engines; the ones on PostgreSQL are skipped, loudly, where there is none. */
export function onBothEngines(name: string, cases: (engine: TestEngine) => void): void {
  for (const engine of ['sqlite', 'postgres'] as const) {
    if (!wanted.includes(engine)) continue
    describe.skipIf(engine === 'postgres' && !isPostgresThere)(`${name} on ${engine}`, () => {
      let folder = ''
      let url: string | undefined
      let server: Awaited<ReturnType<Postgres['startPostgres']>> | undefined
      const storages: Storage[] = []
      const databases: string[] = []
      let count = 0

      beforeAll(async () => {
        folder = await mkdtemp(join(tmpdir(), 'vitrine-api-'))
        if (engine !== 'postgres') return
        url = inject('postgres')
        if (url !== undefined) return
        server = await startPostgres()
        url = server.url
      }, 60_000)
      afterAll(async () => {
        for (const storage of storages) await storage.close()
        await (server
          ? server.stop()
          : admin(
              url,
              databases.map((name) => `drop database ${name} with (force)`),
            ))
        await rm(folder, { recursive: true, force: true })
      })

      const newDatabase = async (like = ''): Promise<string> => {
        const database = `test_${process.pid}_${total++}`
        databases.push(database)
        await admin(url, [`create database ${database} ${like}`])
        return database
      }
      const at = (database: string) => ({ databaseUrl: String(url).replace('/postgres?', `/${database}?`) })
      const newFiles = async () => {
        const store = inject('objectStore')
        const dataDir = join(folder, String(count++))
        return { dataDir, ...(store !== undefined && { storeUrl: await newBucket(store) }) }
      }
      const fresh = async (): Promise<StoragePlace> => ({
        ...(await newFiles()),
        ...(url !== undefined && at(await newDatabase())),
      })
      const copied = async (): Promise<StoragePlace> => {
        const files = await newFiles()
        if (url === undefined) {
          const from = await migratedOnce(folder, async () => {
            const dataDir = join(folder, 'migrated')
            await migrate({ dataDir })
            return dataDir
          })
          await cp(from, files.dataDir, { recursive: true })
          return files
        }
        // A server of this file alone goes with it, and its databases with it.
        const from = await migratedOnce(url, async () => {
          const database = `migrated_${process.pid}`
          await admin(url, [`create database ${database}`])
          await migrate({ ...files, ...at(database) })
          return database
        })
        return { ...files, ...at(await newDatabase(`template ${from}`)) }
      }
      const open = async (place?: StoragePlace): Promise<Storage> => {
        const storage = await openStorage(place ?? (await copied()))
        storages.push(storage)
        return storage
      }
      cases({ name: engine, fresh, open })
    })
  }
}
