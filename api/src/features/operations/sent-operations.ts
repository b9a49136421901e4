import { isIgnored } from '@vitrine/model'
import { isObject, type Operation } from '@vitrine/schemas'

/** Operations that name a prototype, in any form of a path, are ignored: the rest of the batch counts (R211). */
export const withoutIgnored = (sent: unknown): unknown =>
  isObject(sent) && Array.isArray(sent.operations)
    ? { ...sent, operations: sent.operations.filter((operation) => !isIgnored(operation)) }
    : sent

/** A translation notes who made it and when, unless the operation brings back an older note. */
const signed = (operation: Operation, by: string): Operation =>
  operation.type === 'set-setting' && operation.language !== undefined && operation.meta === undefined
    ? { ...operation, meta: { by, at: new Date().toISOString() } }
    : operation

/**
 * The operations of a save that are to be applied. One whose id is logged already is the same one, sent again;
 * so is one whose id comes twice in one batch (R166).
 *
 * @param by the name of who saves.
 */
export function freshOperations(
  operations: readonly Operation[],
  logged: ReadonlySet<string>,
  by: string,
): readonly Operation[] {
  const first = new Map(operations.toReversed().map((operation) => [operation.id, operation]))
  return [...first.values()]
    .toReversed()
    .filter(({ id }) => !logged.has(id))
    .map((operation) => signed(operation, by))
}
