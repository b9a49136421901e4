import type { OperationInput } from '@vitrine/editor-core'
import {
  addedPageTypeError,
  applyAll,
  arrivedForeignMedia,
  type Editable,
  foreignMediaProblem,
  type MediaHosts,
  type OperationError,
  record,
  redo,
  undo,
} from '@vitrine/model'
import { newId, type Operation, type PageTypeSpec } from '@vitrine/schemas'
import type { DraftStore } from './draft-store.ts'

/** What a person does to a draft. */
export interface EditSteps {
  /**
   * The only way to change the draft. All of the operations, as one step; or none, and why. What is written
   * again in the same visit to a text joins its step.
   */
  readonly dispatch: (inputs: readonly OperationInput[], visit?: string) => OperationError | undefined
  readonly undo: () => void
  readonly redo: () => void
}

interface EditStepsOptions {
  readonly pageTypes: readonly PageTypeSpec[]
  readonly mediaHosts: MediaHosts
  readonly now: () => number
}

export function createEditSteps(store: DraftStore, { pageTypes, mediaHosts, now }: EditStepsOptions): EditSteps {
  const { specs, tables, state, commit, notify } = store
  return {
    dispatch(inputs, visit) {
      const operations = inputs.map((input) => ({ id: newId(), ...input }) as Operation)
      const slice = tables.slice(state.getState(), operations)
      const outcome = applyAll(slice.draft, operations, specs)
      const error =
        'error' in outcome
          ? outcome.error
          : (addedPageTypeError(pageTypes, { before: slice.draft, after: outcome.draft }) ??
            foreignMediaError(store, mediaHosts, { before: slice.draft, after: outcome.draft, operations }))
      if ('error' in outcome || error) {
        state.setState({ error })
        return error
      }
      commit(slice, outcome.draft, record(state.getState().history, outcome.done, now(), visit))
      notify(outcome.done, 'me')
      return undefined
    },
    undo: () => stepBy(store, 'undo'),
    redo: () => stepBy(store, 'redo'),
  }
}

function stepBy({ specs, tables, state, commit, notify }: DraftStore, by: 'undo' | 'redo'): void {
  const { history } = state.getState()
  const next = (by === 'undo' ? history.past : history.future).at(-1)
  if (!next) return
  const slice = tables.slice(
    state.getState(),
    next.done.flatMap(({ operation, inverse }) => [operation, inverse]),
  )
  const stepped = { undo, redo }[by](history, slice.draft, specs)
  commit(slice, stepped.draft, stepped.history, { error: stepped.error })
  const other = (by === 'undo' ? stepped.history.future : stepped.history.past).at(-1)
  if (!stepped.error && other) notify(other.done, by)
}

interface Change {
  readonly before: Editable
  readonly after: Editable
  readonly operations: readonly Operation[]
}

/** Why a picture or film of another host is not taken. One that this draft held, here or a step ago, may come back. */
function foreignMediaError(
  { specs, state, whole }: DraftStore,
  mediaHosts: MediaHosts,
  { before, after, operations }: Change,
): OperationError | undefined {
  if (!mediaHosts || !JSON.stringify(operations).includes('//')) return undefined
  const arrived = arrivedForeignMedia(before, after, specs, mediaHosts)
  if (arrived.length === 0) return undefined
  const held = JSON.stringify([whole(), state.getState().history])
  const arrival = arrived.find(({ address }) => !held.includes(JSON.stringify(address)))
  if (!arrival) return undefined
  const problem = foreignMediaProblem(arrival)
  return { key: 'refusal.foreignMedia', params: problem.params, problem }
}
