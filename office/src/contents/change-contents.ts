import type { OperationInput, SendCall } from '@vitrine/editor-core'
import {
  type LoggedContentOperation,
  listContentOperations,
  newId,
  type Operation,
  saveContents,
} from '@vitrine/schemas'

/** So many operations are read at once. */
const PAGE = 100

/** What was changed, and the way back. */
export interface ChangedContents {
  /** @throws CallError `conflict` when somebody has changed the same since. */
  readonly undo: () => Promise<void>
}

const withId = (operation: Omit<Operation, 'id'>): Operation => ({ ...operation, id: newId() }) as Operation

async function loggedSince(send: SendCall, since: number): Promise<readonly LoggedContentOperation[]> {
  const all: LoggedContentOperation[] = []
  for (let from = since; ; ) {
    const { items, revision } = await send(listContentOperations, { since: from, pageSize: PAGE })
    all.push(...items)
    const last = items.at(-1)?.revision
    if (last === undefined || last >= revision || last === from) return all
    from = last
  }
}

/**
 * Changes contents in one step: all of the operations or none.
 *
 * @throws CallError
 */
export async function changeContents(send: SendCall, inputs: readonly OperationInput[]): Promise<ChangedContents> {
  const { revision: baseRevision } = await send(listContentOperations, { pageSize: 1 })
  const operations = inputs.map((input) => withId(input as Omit<Operation, 'id'>))
  const { revision } = await send(saveContents, { baseRevision, operations })
  return {
    async undo() {
      const own = new Set(operations.map(({ id }) => id))
      const done = (await loggedSince(send, baseRevision)).filter(({ operation }) => own.has(operation.id))
      const back = done.map(({ inverse }) => withId(inverse)).toReversed()
      await send(saveContents, { baseRevision: revision, operations: back })
    },
  }
}
