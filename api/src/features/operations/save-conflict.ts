import type { OperationConflict } from '@vitrine/model'
import { CallError, type LoggedOperation } from '@vitrine/schemas'

/**
 * The conflicts, with whom and when, and what is newer: enough to show both sides and to go on. The keys
 * `clashes` and `refusal` are read by designers that were opened before an update of the server.
 */
export function saveConflict(
  revision: number,
  conflicts: readonly OperationConflict[],
  missed: readonly LoggedOperation[],
): CallError {
  const byId = new Map(missed.map((one) => [one.operation.id, one]))
  return new CallError('conflict', {
    details: {
      revision,
      clashes: conflicts.map(({ error, ...conflict }) => {
        const theirs = byId.get(conflict.with)
        return { ...conflict, ...(error && { refusal: error }), by: theirs?.by, at: theirs?.at }
      }),
      operations: missed,
    },
  })
}
