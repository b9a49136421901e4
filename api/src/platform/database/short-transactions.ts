import { setTimeout as sleep } from 'node:timers/promises'
import type { Storage } from './storage.ts'
import type { Database } from './tables.ts'

/** A short piece of a long write. */
export type Write = (db: Database) => Promise<unknown>

/** Runs a transaction, as soon as others who write have had their turn. */
export type RunWrite = <T>(work: () => Promise<T>) => Promise<T>

/** So long one transaction goes on taking pieces, in milliseconds. */
const LENGTH = 10

/**
 * Lets others write after each transaction: SQLite has one writer, keeps no queue of those that wait, and
 * another process that waits answers nobody.
 */
export const withPause: RunWrite = async (work) => {
  const done = await work()
  await sleep(LENGTH / 2)
  return done
}

/** How a thread or a process beside the one that answers writes: SQLite has one writer. */
export const besideOthers = ({ engine }: Pick<Storage, 'engine'>): RunWrite =>
  engine === 'sqlite' ? withPause : (work) => work()

/** Stores many pieces one after the other, by transactions that others need not wait for. */
export async function inShortTransactions(db: Database, writes: Iterable<Write>, runWrite: RunWrite): Promise<void> {
  const rest = writes[Symbol.iterator]()
  let next = rest.next()
  while (!next.done)
    await runWrite(() =>
      db.transaction().execute(async (write) => {
        const since = performance.now()
        while (!next.done && performance.now() - since < LENGTH) {
          await next.value(write)
          next = rest.next()
        }
      }),
    )
}
