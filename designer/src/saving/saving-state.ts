import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Conflict } from './conflicts/conflicts.ts'
import type { RejectedChange } from './conflicts/rejected-changes.ts'
import type { LocalBackup } from './local-backup/local-backup.ts'

/** How it stands with what was changed here. `waiting` has changes that rest until they are saved. */
export type SavingKind = 'saved' | 'saving' | 'waiting' | 'offline' | 'conflict' | 'signed-out' | 'refused'

/** Why the service does not take a save that it may take later. */
export interface SavingError {
  /** In the words of the service, for the person who saves. */
  readonly message: string
  /** When it is tried again, in milliseconds of the clock; left out when only a person can help. */
  readonly retryAt?: number
}

export interface SavingState {
  readonly kind: SavingKind
  /** Since when it is of this kind, in milliseconds of the clock. */
  readonly since: number
  readonly unsaved: number
  readonly isSending: boolean
  readonly isOffline: boolean
  readonly isSignedOut: boolean
  readonly saveError: SavingError | undefined
  readonly conflicts: readonly Conflict[]
  /** Whether the conflicts are being looked at; they stay when the person would rather do that later. */
  readonly isComparing: boolean
  /** What could not be saved and is no longer in the draft. */
  readonly rejected: readonly RejectedChange[]
  /** Unsaved work that a tab left behind which is gone now. */
  readonly recoverable: readonly LocalBackup[]
  /** Whether this browser keeps a copy of what is not saved yet. */
  readonly keepsCopy: boolean
}

function kindOf(state: Omit<SavingState, 'kind' | 'since'>): SavingKind {
  if (state.conflicts.length > 0) return 'conflict'
  if (state.isSignedOut) return 'signed-out'
  if (state.isOffline) return 'offline'
  if (state.isSending) return 'saving'
  if (state.saveError || state.rejected.length > 0) return 'refused'
  return state.unsaved > 0 ? 'waiting' : 'saved'
}

export interface SavingStore {
  readonly store: StoreApi<SavingState>
  readonly get: () => SavingState
  /** Changes what is known; the kind follows from it. */
  readonly set: (change: Partial<Omit<SavingState, 'kind' | 'since'>>) => void
}

export function createSavingStore(now: () => number): SavingStore {
  const store = createStore<SavingState>(() => ({
    kind: 'saved',
    since: now(),
    unsaved: 0,
    isSending: false,
    isOffline: false,
    isSignedOut: false,
    saveError: undefined,
    conflicts: [],
    isComparing: false,
    rejected: [],
    recoverable: [],
    keepsCopy: true,
  }))
  return {
    store,
    get: store.getState,
    set: (change) =>
      store.setState((state) => {
        const next = { ...state, ...change }
        const kind = kindOf(next)
        return { ...next, kind, since: kind === state.kind ? state.since : now() }
      }),
  }
}
