import type { Done } from '../operations/apply.ts'

/** What one undo takes back. */
export interface Step {
  readonly done: readonly Done[]
  /** In milliseconds, on any clock. */
  readonly at: number
  /** The visit to a text that it was written in: one visit is one step, however long it takes. */
  readonly visit?: string | undefined
}

/** What was done since a draft was opened, and what of it has not been saved yet. */
export interface History {
  readonly past: readonly Step[]
  /** What was taken back, the next one to do again last. */
  readonly future: readonly Step[]
  /** In order; the first `sending` of them are on their way. */
  readonly unsaved: readonly Done[]
  readonly sending: number
}

export const createHistory = (): History => ({ past: [], future: [], unsaved: [], sending: 0 })
