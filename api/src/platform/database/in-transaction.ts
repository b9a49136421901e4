import type { Database } from './tables.ts'

/** Does something in the transaction that is open, or in one of its own. */
export const inTransaction = <T>(db: Database, work: (write: Database) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
