import type { OperationConflict } from '@vitrine/model'
import type { LoggedContentOperation, Operation } from '@vitrine/schemas'

/** A change of mine that somebody else made otherwise in the meantime. */
export interface ContentConflict extends OperationConflict {
  readonly mine: Operation
  readonly theirs: LoggedContentOperation | undefined
}

/** What became of a save. */
export type SaveResult =
  | { readonly state: 'saved' }
  /** Nothing was saved: somebody has to choose first. */
  | { readonly state: 'conflict'; readonly conflicts: readonly ContentConflict[] }
