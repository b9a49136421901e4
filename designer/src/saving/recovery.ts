import type { LocalBackup, LocalBackups } from './local-backup/local-backup.ts'
import { restoreBackup, withoutSaved } from './local-backup/restore.ts'
import type { ConnectedDraft } from './remote/open-page.ts'
import type { SavingStore } from './saving-state.ts'
import type { TaskQueue } from './task-queue.ts'

/** When it is looked again for what other tabs left behind, in milliseconds after the start. */
const LOOKS_AGAIN = [1500, 5000] as const

/** What tabs of this person that are gone have not saved. */
export interface Recovery {
  /** Looks for it now and twice more; until it is stopped. */
  readonly look: () => Promise<void>
  readonly stop: () => void
  /** Puts a copy into the draft. @throws CallError, and then the copy stays. */
  readonly restore: (copy: LocalBackup) => Promise<void>
  readonly discard: (copy: LocalBackup) => Promise<void>
}

interface RecoveryOptions {
  readonly draft: ConnectedDraft
  readonly copies: LocalBackups
  readonly saving: SavingStore
  readonly enqueue: TaskQueue
  /** Writes our own copy. */
  readonly keepNow: () => Promise<void>
}

export function createRecovery({ draft, copies, saving, enqueue, keepNow }: RecoveryOptions): Recovery {
  const { get, set } = saving
  let timers: readonly ReturnType<typeof setTimeout>[] = []
  let isOver = false
  return {
    async look() {
      set({ recoverable: await unsavedCopies(draft, copies) })
      // A tab that has just ended may still count as open for a moment.
      timers = LOOKS_AGAIN.map((pause) =>
        setTimeout(async () => {
          if (!isOver && get().recoverable.length === 0) set({ recoverable: await unsavedCopies(draft, copies) })
        }, pause),
      )
    },
    stop() {
      isOver = true
      timers.forEach(clearTimeout)
    },
    restore: (copy) =>
      enqueue(async () => {
        const restored = await restoreBackup(draft, copy)
        set({
          conflicts: [...get().conflicts, ...restored.conflicts],
          isComparing: get().isComparing || restored.conflicts.length > 0,
          rejected: [...get().rejected, ...restored.rejected],
          recoverable: get().recoverable.filter(({ tab }) => tab !== copy.tab),
        })
        // Ours is written before the other one goes, so that no crash in between loses it.
        await keepNow()
        await copies.remove(copy.tab)
      }),
    async discard(copy) {
      set({ recoverable: get().recoverable.filter(({ tab }) => tab !== copy.tab) })
      await copies.remove(copy.tab)
    },
  }
}

/** Copies that hold something which is not saved; the others are removed. */
async function unsavedCopies({ editor, send }: ConnectedDraft, copies: LocalBackups): Promise<readonly LocalBackup[]> {
  const { draftsId } = editor.state.getState()
  const recoverable = await copies.recoverable().catch(() => [])
  const open: LocalBackup[] = []
  for (const copy of recoverable) {
    const rest = await withoutSaved(send, draftsId, copy).catch(() => copy)
    if (rest.operations.length + rest.conflicts.length + rest.refused.length > 0) open.push(rest)
    else await copies.remove(copy.tab)
  }
  return open
}
