import type { LoggedOperation } from '@vitrine/schemas'

/** So many operations are kept: more than are on their way when a tab ends. */
const MOST = 200

/**
 * The end of the log of a site, kept in this browser: a storage of documents has none, and after a crash of the tab it
 * must be known which of the changes that were being saved have arrived.
 */
export interface KeptLog {
  readonly read: () => readonly LoggedOperation[]
  readonly write: (log: readonly LoggedOperation[]) => void
}

/** @param key that of the storage; without it nothing is kept */
export function createKeptLog(key: string | undefined): KeptLog {
  if (key === undefined) return { read: () => [], write: () => {} }
  const name = `vitrine:log:${key}`
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
        return Array.isArray(stored) ? stored : []
      } catch {
        return []
      }
    },
    write(log) {
      try {
        localStorage.setItem(name, JSON.stringify(log.slice(-MOST)))
      } catch {
        // A browser that keeps nothing: after a crash, what was saved is offered once more.
      }
    },
  }
}
