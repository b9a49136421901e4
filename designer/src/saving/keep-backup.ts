import type { Editor } from '../store/editor.ts'
import { createBackupWriter } from './local-backup/backup-writer.ts'
import type { LocalBackup, LocalBackups } from './local-backup/local-backup.ts'
import type { SavingStore } from './saving-state.ts'

/** Calls when something was done, taken back or saved. */
export const whenUnsavedChanges = (editor: Editor, changed: () => void): (() => void) =>
  editor.state.subscribe(({ history }, before) => {
    if (history.unsaved !== before.history.unsaved) changed()
  })

interface BackupOptions {
  readonly editor: Editor
  readonly copies: LocalBackups
  readonly saving: SavingStore
  readonly now: () => number
}

/** The copy of this tab in the browser, kept as new as what is not saved. */
export interface TabBackup {
  /** Writes now what is not written yet. */
  readonly write: () => Promise<void>
  readonly stop: () => void
}

export function keepBackup({ editor, copies, saving, now }: BackupOptions): TabBackup {
  const { get, set } = saving
  let changedAt = now()
  const entryToWrite = (): Omit<LocalBackup, 'tab'> | undefined => {
    const { revision, history } = editor.state.getState()
    const { conflicts, rejected } = get()
    const operations = history.unsaved.map(({ operation }) => operation)
    if (operations.length + conflicts.length + rejected.length === 0) return undefined
    return { at: changedAt, baseRevision: revision, operations, conflicts, refused: rejected }
  }
  const keeper = createBackupWriter(
    copies,
    entryToWrite,
    (keepsCopy) => keepsCopy === get().keepsCopy || set({ keepsCopy }),
  )
  const ends = [
    whenUnsavedChanges(editor, () => {
      changedAt = now()
      keeper.touched()
    }),
    saving.store.subscribe(({ conflicts, rejected }, before) => {
      if (conflicts !== before.conflicts || rejected !== before.rejected) keeper.touched()
    }),
  ]
  return {
    write: keeper.now,
    stop() {
      for (const end of ends) end()
    },
  }
}
