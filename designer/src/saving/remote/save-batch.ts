import type { SendCall } from '@vitrine/editor-core'
import { CallError, type LoggedOperation, type Operation, saveDraft } from '@vitrine/schemas'
import type { FoundConflict } from '../conflicts/conflicts.ts'

/** Operations on their way, with the revision that they were made on. */
export interface Batch {
  readonly baseRevision: number
  readonly operations: readonly Operation[]
}

/** What came of a batch. The service takes all of it or nothing. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly entries: readonly LoggedOperation[]; readonly revision: number }
  /** Somebody else changed the same. */
  | {
      readonly kind: 'conflict'
      readonly missed: readonly LoggedOperation[]
      readonly conflicts: readonly FoundConflict[]
    }
  /** One operation cannot be saved. */
  | { readonly kind: 'rejected'; readonly operation: string; readonly message: string }
  | { readonly kind: 'signed-out' }
  /** Nobody knows whether it has arrived: the same must be sent again. */
  | { readonly kind: 'unknown'; readonly isOffline: boolean; readonly message: string }
  /** It cannot be saved now; in seconds when it may be. */
  | { readonly kind: 'saveError'; readonly message: string; readonly retryIn: number | undefined }
  /** The service has an older draft than we do. */
  | { readonly kind: 'older' }

/** An answer that takes longer than this is taken for lost, in milliseconds. */
const PATIENCE = 30_000

/** In seconds, where the service does not say. */
const retries: Readonly<Partial<Record<CallError['code'], number>>> = {
  too_large: 30,
  too_many_requests: 10,
  no_space: 10,
}

/** Sends a batch. Never throws: whatever happens is an outcome. */
export async function sendBatch(send: SendCall, draftsId: string, batch: Batch): Promise<SaveResult> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE)
  try {
    const { baseRevision, operations } = batch
    const answer = await send(saveDraft, { draftsId, baseRevision, operations }, { signal: patience.signal })
    return { kind: 'saved', revision: answer.revision, entries: inOrder(batch, answer) }
  } catch (error) {
    return outcomeOf(error, batch)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * What was missed, with the batch in its place among it. Where the batch came before an answer that was
 * lost, others may have gone on behind it: it has the one revision that no entry has.
 */
function inOrder({ baseRevision, operations }: Batch, answer: Answered): readonly LoggedOperation[] {
  const onWritten = new Set(answer.operations.map((entry) => entry.revision))
  let revision = answer.revision
  if (onWritten.has(revision)) for (revision = baseRevision + 1; onWritten.has(revision); ) revision += 1
  // All of it was ignored: it names a prototype (R211).
  if (revision > answer.revision || revision === baseRevision) return answer.operations
  const mine = operations.map((operation): LoggedOperation => ({ revision, operation, inverse: operation, at: '' }))
  return [...answer.operations, ...mine].sort((a, b) => a.revision - b.revision)
}

interface Answered {
  readonly revision: number
  readonly operations: readonly LoggedOperation[]
}

interface Details {
  readonly reason?: string
  readonly operation?: string
  readonly operations?: readonly LoggedOperation[]
  readonly clashes?: readonly FoundConflict[]
}

function outcomeOf(error: unknown, batch: Batch): SaveResult {
  if (!(error instanceof CallError)) return { kind: 'unknown', isOffline: true, message: '' }
  const { code, status, message, retryAfter } = error
  const { reason, operation, operations, clashes } = (error.details ?? {}) as Details
  if (code === 'not_signed_in') return { kind: 'signed-out' }
  if (code === 'no_space') return { kind: 'saveError', message, retryIn: retryAfter ?? retries[code] }
  if (status >= 500) return { kind: 'unknown', isOffline: code === 'unavailable', message }
  // The same batch is being saved at this very moment.
  if (reason === 'taken') return { kind: 'unknown', isOffline: false, message }
  if (reason === 'unknown-base') return { kind: 'older' }
  if (code === 'conflict' && clashes) return { kind: 'conflict', missed: operations ?? [], conflicts: clashes }
  const named = operation ?? namedBy(error, batch)
  if (named !== undefined) return { kind: 'rejected', operation: named, message: reasonOf(error) }
  return { kind: 'saveError', message: reasonOf(error), retryIn: retryAfter ?? retries[code] }
}

/** The operation that does not fit its schema: the fields are paths into the question. */
function namedBy({ fields }: CallError, { operations }: Batch): string | undefined {
  const [, at] = /^operations[[.](\d+)/.exec(Object.keys(fields ?? {})[0] ?? '') ?? []
  return at === undefined ? undefined : operations[Number(at)]?.id
}

const reasonOf = ({ fields, message }: CallError): string => Object.values(fields ?? {})[0] ?? message
