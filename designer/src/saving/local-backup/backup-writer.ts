import type { LocalBackup, LocalBackups } from './local-backup.ts'

/** Changes of this long are written at once, in milliseconds: what a crash may cost at most. */
const EVERY = 250

export interface BackupWriter {
  /** Something has changed. */
  readonly touched: () => void
  /** Writes now what is not written yet. */
  readonly now: () => Promise<void>
}

/** What is to be written; nothing when all is saved. */
export type BackupEntry = () => Omit<LocalBackup, 'tab'> | undefined

/** Keeps the copy of this tab as new as the draft. A browser that refuses to store is reported once. */
export function createBackupWriter(
  copies: LocalBackups,
  entryToWrite: BackupEntry,
  onWritten: (keeps: boolean) => void,
): BackupWriter {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWritten = false
  const write = async () => {
    clearTimeout(timer)
    timer = undefined
    const copy = entryToWrite()
    if (!copy && !isWritten) return
    isWritten = copy !== undefined
    try {
      await (copy ? copies.keep(copy) : copies.remove())
      onWritten(true)
    } catch {
      onWritten(false)
    }
  }
  return {
    touched() {
      timer ??= setTimeout(() => void write(), EVERY)
    },
    now: write,
  }
}
