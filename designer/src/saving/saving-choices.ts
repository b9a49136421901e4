import type { Editor } from '../store/editor.ts'
import { type Conflict, type ConflictSide, insist } from './conflicts/conflicts.ts'
import { keepBoth } from './conflicts/keep-both.ts'
import type { RejectedChange } from './conflicts/rejected-changes.ts'
import type { SavingStore } from './saving-state.ts'

/** What a person answers to what saving tells them. */
export interface SavingChoices {
  /** Takes my side of some conflicts, or theirs, or both. */
  readonly choose: (conflicts: readonly Conflict[], side: ConflictSide) => void
  /** Opens the conflicts to be compared, or closes them until later. */
  readonly compare: (isOpen: boolean) => void
  /** It was read that this could not be saved. */
  readonly dismiss: (change: RejectedChange) => void
}

export const createSavingChoices = (editor: Editor, { get, set }: SavingStore): SavingChoices => ({
  choose(conflicts, side) {
    const keys = new Set(conflicts.map(({ key }) => key))
    const does = { mine: insist, theirs: () => [], both: keepBoth }[side]
    const lost = does(editor, conflicts)
    set({
      conflicts: get().conflicts.filter(({ key }) => !keys.has(key)),
      rejected: [...get().rejected, ...lost],
    })
  },
  compare: (isComparing) => set({ isComparing }),
  dismiss: (change) => set({ rejected: get().rejected.filter((other) => other !== change) }),
})
