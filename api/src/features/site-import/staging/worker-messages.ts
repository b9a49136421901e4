import type { StoragePlace } from '../../../platform/database/connect.ts'
import type { ImportProblem } from '../problems.ts'
import type { StagedSite, StagingOptions } from './prepare-site.ts'

/** A zip that is to be staged, wherever that is done. */
export interface StageMessage {
  readonly importsDir: string
  readonly pendingId: string
  readonly options: StagingOptions
}

/** What a worker starts with. */
export interface WorkerData extends StageMessage {
  readonly place: StoragePlace
}

/** `turn` asks for a turn to write, `done` gives it back; the last message is the outcome. */
export type FromWorker =
  | 'turn'
  | 'done'
  | { readonly site: StagedSite }
  | { readonly problems: readonly ImportProblem[]; readonly count: number }

/** It is the worker's turn to write. */
export type WorkerMessage = 'go'
