import {
  applyAll,
  contentOf,
  merge,
  notSaved,
  type OperationConflict,
  type OperationError,
  record,
  redo,
  saved,
  sending,
  undo,
} from '@vitrine/model'
import {
  CallError,
  type LoggedContentOperation,
  limits,
  listContentOperations,
  newId,
  type Operation,
  saveContents,
} from '@vitrine/schemas'
import type { SendCall } from '../context/service.ts'
import type { SettingsEditor } from '../settings/settings-editor.ts'
import type { ContentStore } from './content-store.ts'
import type { ContentConflict, SaveResult } from './save-result.ts'

/** So many operations of others are read at once. */
const PAGE = limits.pageSize

interface ConflictDetails {
  readonly revision: number
  readonly operations?: readonly LoggedContentOperation[]
  readonly clashes?: readonly OperationConflict[]
}

/** What others did to this content, merged under what is not saved here. */
function mergeTheirs(store: ContentStore, logged: readonly LoggedContentOperation[], revision: number) {
  const theirs = logged.filter(({ operation }) => contentOf(operation) === store.key)
  const { history } = store.state.getState()
  const merged = merge(history, store.draft(), theirs, [])
  if (merged.error) throw new CallError('conflict', { details: { revision, reason: merged.error.key } })
  store.commit(merged.draft, { history: merged.history, revision })
  if (theirs.length > 0) store.notify(theirs, 'others')
  return merged.conflicts
}

function createEditSteps(store: ContentStore, now: () => number) {
  const step = (by: 'undo' | 'redo'): OperationError | undefined => {
    const { history } = store.state.getState()
    const stepped = { undo, redo }[by](history, store.draft(), [])
    store.commit(stepped.draft, { history: stepped.history })
    const done = (by === 'undo' ? stepped.history.future : stepped.history.past).at(-1)?.done
    if (!stepped.error && done) store.notify(done, by)
    return stepped.error
  }
  return {
    dispatch(inputs: Parameters<SettingsEditor['dispatch']>[0]): OperationError | undefined {
      const operations = inputs.map((input) => ({ id: newId(), ...input }) as Operation)
      const outcome = applyAll(store.draft(), operations, [])
      if ('error' in outcome) return outcome.error
      const { history } = store.state.getState()
      store.commit(outcome.draft, { history: record(history, outcome.done, now()) })
      store.notify(outcome.done, 'me')
      return undefined
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
  }
}

function createSaving(store: ContentStore, send: SendCall, again: (operations: readonly Operation[]) => void) {
  /** The conflict that waits for a choice. */
  let open: { readonly details: ConflictDetails; readonly mine: readonly Operation[] } | undefined

  async function save(): Promise<SaveResult> {
    const history = sending(store.state.getState().history)
    if (history.unsaved.length === 0) return { state: 'saved' }
    store.state.setState({ history })
    const operations = history.unsaved.map(({ operation }) => operation)
    try {
      const answer = await send(saveContents, { baseRevision: store.state.getState().revision, operations })
      mergeTheirs(store, answer.operations, answer.revision)
      store.state.setState((now) => ({
        history: saved(now.history),
        problems: answer.contents[store.key]?.problems ?? [],
      }))
      return { state: 'saved' }
    } catch (error) {
      store.state.setState((now) => ({ history: notSaved(now.history) }))
      const details = conflictIn(error)
      if (!details) throw error
      open = { details, mine: operations }
      return { state: 'conflict', conflicts: conflictsOf(details, operations) }
    }
  }

  return {
    save,
    async settle(whose: 'mine' | 'theirs'): Promise<SaveResult> {
      if (!open) return save()
      const { details, mine } = open
      open = undefined
      const conflicts = mergeTheirs(store, details.operations ?? [], details.revision)
      const lost = new Set(conflicts.map(({ operation }) => operation))
      if (whose === 'mine') again(mine.filter(({ id }) => lost.has(id)))
      return save()
    },
    async follow(): Promise<void> {
      // What is on its way is merged by the save itself.
      if (store.state.getState().history.sending > 0) return
      for (;;) {
        const { revision: since } = store.state.getState()
        const { items, revision } = await send(listContentOperations, { since, pageSize: PAGE })
        if (store.state.getState().revision !== since || revision === since) return
        // The log is read by whole revisions: a page may hold fewer than it may and still not be the last.
        const last = items.at(-1)?.revision ?? revision
        mergeTheirs(store, items, last)
        if (last === revision) return
      }
    },
  }
}

/** What a conflict says that somebody can choose in; nothing of any other failure. */
function conflictIn(error: unknown): ConflictDetails | undefined {
  if (!(error instanceof CallError) || error.code !== 'conflict') return undefined
  const details = error.details as Partial<ConflictDetails> | undefined
  return details?.operations && details.clashes ? (details as ConflictDetails) : undefined
}

function conflictsOf({ clashes = [], operations = [] }: ConflictDetails, mine: readonly Operation[]) {
  return clashes.flatMap((clash): readonly ContentConflict[] => {
    const own = mine.find(({ id }) => id === clash.operation)
    return own ? [{ ...clash, mine: own, theirs: operations.find(({ operation }) => operation.id === clash.with) }] : []
  })
}

interface ContentStepsOptions {
  readonly send: SendCall
  /** In milliseconds. */
  readonly now: () => number
}

/** What changes a content, takes changes back and saves them: all that needs the operations and the checks of the model. */
export function createContentSteps(store: ContentStore, { send, now }: ContentStepsOptions) {
  const steps = createEditSteps(store, now)
  /** Mine once more, over theirs; what no longer has a place is left out. */
  function again(operations: readonly Operation[]): void {
    for (const { id: _id, ...operation } of operations)
      steps.dispatch([operation as Parameters<typeof steps.dispatch>[0][number]])
  }
  return { ...steps, ...createSaving(store, send, again) }
}
export type ContentSteps = ReturnType<typeof createContentSteps>
