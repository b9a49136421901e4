import { join } from 'node:path'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
import { postgresDialect, postgresFailure } from './postgres.ts'
import { sqliteDialect, sqliteFailure } from './sqlite.ts'
import type { Database, Engine, Tables } from './tables.ts'

/** Where everything is kept: the database, the folder of uploads, and who wants to hear of changes. */
export interface Storage {
  readonly engine: Engine
  readonly db: Database
  /** The folder of pictures and films, one folder per tenant. */
  readonly mediaDir: string
  /** Tells this process that what it remembers of the sites is out of date. */
  changed(): void
  onChanged(listener: () => void): void
  close(): Promise<void>
}

/** SQLite in `dataDir`, or PostgreSQL at `databaseUrl`; uploads stand in `dataDir` with both. */
export type StoragePlace =
  | { readonly dataDir: string; readonly databaseUrl?: undefined }
  | { readonly databaseUrl: string; readonly dataDir?: string; readonly onLost?: (error: Error) => void }

/**
 * Opens the storage and brings its tables up to date. Two processes may do so at once.
 *
 * `const storage = await openStorage({ dataDir: './data' })`
 *
 * @throws StorageError when the database cannot be opened, in words for a person; another error when a migration fails (nothing of it is kept then).
 */
export async function openStorage(place: StoragePlace): Promise<Storage> {
  const engine: Engine = place.databaseUrl === undefined ? 'sqlite' : 'postgres'
  const dialect =
    place.databaseUrl === undefined
      ? await sqliteDialect(place.dataDir)
      : postgresDialect(place.databaseUrl, place.onLost ?? (() => undefined))
  const db = new Kysely<Tables>({ dialect })
  try {
    await migrate(db, engine)
  } catch (error) {
    await db.destroy()
    throw place.databaseUrl === undefined
      ? sqliteFailure(error, place.dataDir)
      : postgresFailure(error, place.databaseUrl, isUnavailable(error))
  }
  const listeners: (() => void)[] = []
  return {
    engine,
    db,
    mediaDir: join(place.dataDir ?? './data', 'media'),
    changed() {
      for (const listener of listeners) listener()
    },
    onChanged: (listener) => void listeners.push(listener),
    close: () => db.destroy(),
  }
}

async function migrate(db: Database, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(migrations.map(({ name, up }) => [name, { up: (on: Kysely<never>) => up(on, engine) }])),
    },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** The codes with which the engines say that they cannot answer now, but may later. */
const passing = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08|57P0|53)/
const passingMessages = /timeout exceeded when trying to connect|Connection terminated|database is locked/

/** Whether a statement failed because the database is away, not because the statement is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  return syscall === 'connect' || passing.test(String(code ?? '')) || passingMessages.test(error.message)
}

/** Whether a statement was refused because a row with the same key is there already. */
export function isUniqueClash(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === '23505' || /UNIQUE constraint failed/.test(error.message)
}
