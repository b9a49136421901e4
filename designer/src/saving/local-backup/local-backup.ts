import type { Operation } from '@vitrine/schemas'
import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import type { Conflict } from '../conflicts/conflicts.ts'
import type { RejectedChange } from '../conflicts/rejected-changes.ts'

/** What one tab has not saved yet, as it stands in the browser's own database. */
export interface LocalBackup {
  readonly tab: string
  /** When the last of it was done, in milliseconds of the clock. */
  readonly at: number
  readonly baseRevision: number
  readonly operations: readonly Operation[]
  readonly conflicts: readonly Conflict[]
  /** Changes that were rejected, by the name that backups in browsers have it under. */
  readonly refused: readonly RejectedChange[]
}

/** Where copies stand; those of one person on one draft. */
export interface LocalBackups {
  /** Writes the copy of this tab. */
  readonly keep: (copy: Omit<LocalBackup, 'tab'>) => Promise<void>
  /** Takes a copy away; this tab's when no other is named. */
  readonly remove: (tab?: string) => Promise<void>
  /** Copies of tabs that are gone, the oldest first. */
  readonly recoverable: () => Promise<readonly LocalBackup[]>
  /** Says that this tab is gone: its copy may be offered to others. */
  readonly leave: () => void
}

/** The part of Web Locks that tells which tabs are still open: a lock ends with its tab, however that ends. */
export type TabLocks = Pick<LockManager, 'request' | 'query'>

export interface LocalBackupsOptions {
  readonly tenantId: string
  readonly draftsId: string
  readonly accountId: string
  /** Another one for every time that a draft is opened. */
  readonly tab: string
  readonly locks?: TabLocks | undefined
}

/** The shape of what is stored: what an older designer left is not read as if it were ours. */
const VERSION = 'copy-1'
const lockOf = (tab: string): string => `vitrine:tab:${tab}`

let opened: UseStore | undefined
const database = (): UseStore => {
  opened ??= createStore('vitrine-unsaved', 'copies')
  return opened
}

/**
 * Copies in IndexedDB. Each tab has its own key, so that two tabs of one person keep both; a copy counts
 * as left behind when nobody holds its tab's lock. Without Web Locks all copies of other tabs are offered:
 * what two tabs save twice has the same ids, and counts once.
 */
export function createLocalBackups({ tenantId, draftsId, accountId, tab, locks }: LocalBackupsOptions): LocalBackups {
  const key = (of: string) => [VERSION, tenantId, draftsId, accountId, of]
  const leaving = Promise.withResolvers<void>()
  void locks?.request(lockOf(tab), () => leaving.promise)
  return {
    keep: (copy) => set(key(tab), { ...copy, tab }, database()),
    remove: (of = tab) => del(key(of), database()),
    async recoverable() {
      const { held = [] } = (await locks?.query()) ?? {}
      const open = new Set([lockOf(tab), ...held.map(({ name }) => name)])
      const all = await entries<string[], LocalBackup>(database())
      return all
        .filter(([of]) => Array.isArray(of) && key(of[4] ?? '').every((part, at) => part === of[at]))
        .map(([, copy]) => copy)
        .filter((copy) => !open.has(lockOf(copy.tab)))
        .sort((a, b) => a.at - b.at)
    },
    leave: leaving.resolve,
  }
}
