import type { PoolState, StoragePlace } from './connect.ts'
import type { Database, Engine } from './tables.ts'

/** Where everything is kept: the database, the folder of uploads, and who wants to hear of changes. */
export interface Storage {
  readonly engine: Engine
  readonly db: Database
  /** Where the database is: what a worker connects to by itself. */
  readonly place: StoragePlace
  /** The folder of everything that is no row: uploads, backups, with SQLite the database. */
  readonly dataDir: string
  /** How the connections to the database stand. */
  pool(): PoolState
  /** The folder of pictures and films that came with imported sites, one folder per tenant. */
  readonly mediaDir: string
  /** The folder of what owners upload, and the one of pictures of inquiries, which is never served. */
  readonly uploadsDir: string
  readonly inquiryImagesDir: string
  /** The folder of pictures as link previews show them; they are made again where they are missing. */
  readonly shareImagesDir: string
  /** Tells this process that what it remembers of the sites is out of date. */
  changed(): void
  onChanged(listener: () => void): void
  close(): Promise<void>
}
