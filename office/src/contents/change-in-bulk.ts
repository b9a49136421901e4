import { resultOfJob, type SendCall } from '@vitrine/editor-core'
import {
  type BulkChange,
  type BulkResult,
  type ContentKind,
  type ContentSelection,
  type EntitySpec,
  startBulkChange,
  undoBulkChange,
} from '@vitrine/schemas'
import type { RowSelection } from './row-selection.ts'
import { type RowsView, rowsQuestion } from './rows-view.ts'

/** So often it is asked how far the change is, in milliseconds. */
const EVERY = 300

/** What became of a change of many contents, and the way back. */
export interface BulkChanged extends BulkResult {
  /** @returns how many were edited since and stay as they are. */
  readonly undo: (onProgress?: (done: number) => void) => Promise<number>
}

/** The rows that are chosen, as the service finds them: some by their ids, or all that match. */
export function selectionOf(entity: EntitySpec, view: RowsView, selected: RowSelection): ContentSelection {
  if (selected !== 'all') return { ids: [...selected] }
  const { q, filter } = rowsQuestion(entity, view) as { q?: string; filter?: string }
  return { matching: { ...(q !== undefined && { q }), ...(filter !== undefined && { filter }) } }
}

/** The result of a job of a change; one that was cancelled has none. */
async function followed(send: SendCall, job: string, onProgress?: (done: number) => void): Promise<BulkResult> {
  const result = await resultOfJob(send, job, { every: EVERY, ...(onProgress && { onProgress }) })
  return (result ?? { changed: 0, same: 0, refused: 0, refusals: [] }) as unknown as BulkResult
}

/**
 * Changes many contents in the same way: the service decides which they are, and does it as a job.
 *
 * @param onProgress called with how much is done, of 1.
 * @throws CallError
 */
export async function changeInBulk(
  send: SendCall,
  question: { readonly kind: ContentKind; readonly selection: ContentSelection; readonly change: BulkChange },
  onProgress?: (done: number) => void,
): Promise<BulkChanged> {
  const { job } = await send(startBulkChange, question)
  return {
    ...(await followed(send, job, onProgress)),
    async undo(onUndone) {
      const { job: back } = await send(undoBulkChange, { id: job })
      return (await followed(send, back, onUndone)).refused
    },
  }
}
