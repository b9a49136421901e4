import type { FileStores } from '../files/file-stores.ts'
import type { StoreState } from '../files/object-store.ts'
import type { Changes } from './changes.ts'
import type { PoolState, StoragePlace } from './connect.ts'
import type { Database, Engine } from './tables.ts'

/** Where everything is kept: the database, the files, and who wants to hear of changes. */
export interface Storage {
  readonly engine: Engine
  readonly db: Database
  /** Where the database is: what a worker connects to by itself. */
  readonly place: StoragePlace
  /** The folder of everything that is kept on this machine: backups, with SQLite the database, and the files where no object store has them. */
  readonly dataDir: string
  /** How the connections to the database stand. */
  pool(): PoolState
  readonly files: FileStores
  /** How the object store stands; nothing where the files are in the data folder. */
  objectStore(): StoreState | undefined
  /** The folder in which imports of sites are read and checked before they are stored. */
  readonly importsDir: string
  /** The folder with the files of builds that browsers may still have open; every start brings its own. */
  readonly buildsDir: string
  readonly changes: Changes
  /** Tells other instances what changed, and hears it from them, until the storage is closed; with PostgreSQL. */
  listen(): void
  close(): Promise<void>
}
