import {
  applyAll,
  createHistory,
  type Done,
  type History,
  merge,
  notSaved,
  type OperationConflict,
  saved,
  sending,
} from '@vitrine/model'
import type { On, Operation, PageSchema } from '@vitrine/schemas'
import type { DraftStore } from './draft-store.ts'
import { locationKey } from './tables/places.ts'
import type { DraftTables } from './tables/tables.ts'

/** What brings a draft and its log together: what is sent, and what others did. */
export interface SyncSteps {
  /** What is on its way from now on. */
  readonly send: () => { readonly baseRevision: number; readonly operations: readonly Operation[] }
  readonly sent: (revision: number) => void
  readonly notSent: () => void
  /** What others did; my unsaved operations follow it. */
  readonly merge: (theirs: readonly Done[], revision: number) => readonly OperationConflict[] | undefined
  /** Forgets the unsaved operations with these ids, taking them back. */
  readonly drop: (ids: ReadonlySet<string>) => void
}

export function createSyncSteps({ specs, tables, state, commit, notify }: DraftStore): SyncSteps {
  /** What is done and taken back needs of the draft: the pages that it names, as a whole. */
  const sliceFor = (done: readonly Done[]) => {
    const all = done.flatMap(({ operation, inverse }) => [operation, inverse])
    return tables.slice(state.getState(), all, all.flatMap(touchedPages))
  }
  return {
    send() {
      const history = sending(state.getState().history)
      state.setState({ history })
      return { baseRevision: state.getState().revision, operations: history.unsaved.map(({ operation }) => operation) }
    },
    sent: (revision) => state.setState(({ history }) => ({ history: saved(history), revision })),
    notSent: () => state.setState(({ history }) => ({ history: notSaved(history) })),
    merge(theirs, revision) {
      const { history } = state.getState()
      const { here, stubs } = whatIsHere(tables, history, theirs)
      const slice = sliceFor([...history.unsaved, ...here])
      const draft = { ...slice.draft, pageSchemaMap: { ...slice.draft.pageSchemaMap, ...stubs } }
      const merged = merge(history, draft, here, specs)
      if (merged.error) return undefined
      commit(slice, merged.draft, merged.history, { revision })
      notify(here, 'others')
      return merged.conflicts
    },
    drop(ids) {
      const { history } = state.getState()
      const kept = history.unsaved.filter(({ operation }) => !ids.has(operation.id))
      const slice = sliceFor(history.unsaved)
      const back = applyAll(slice.draft, history.unsaved.map(({ inverse }) => inverse).toReversed(), specs)
      if ('error' in back) return
      const again = applyAll(
        back.draft,
        kept.map(({ operation }) => operation),
        specs,
      )
      const next = 'error' in again ? back : again
      commit(slice, next.draft, { ...createHistory(), unsaved: 'error' in again ? [] : again.done })
    },
  }
}

/** The pages and parts that an operation names. */
function touchedPages(operation: Operation): readonly string[] {
  const ons: On[] = []
  if ('of' in operation && 'component' in operation.of) ons.push(operation.of)
  if ('page' in operation && typeof operation.page === 'string') ons.push({ page: operation.page })
  if ('part' in operation && operation.part !== undefined) ons.push({ part: operation.part })
  if (operation.type === 'move-component') ons.push(operation.to)
  return ons.map(locationKey)
}

/**
 * Those of theirs that change what is loaded here; lists and configuration always are. What they bring
 * is here from then on, and what I took away and have not saved comes back while they are merged. A page
 * that they remove and that was never loaded needs something to be removed.
 */
function whatIsHere(tables: DraftTables, { unsaved }: History, theirs: readonly Done[]) {
  const known = new Set(unsaved.flatMap(({ operation }) => wholeBy(operation)))
  const isKnown = (key: string): boolean => known.has(key) || tables.structure(key) !== undefined
  const stubs: Record<string, PageSchema> = {}
  const here = theirs.filter(({ operation }) => {
    const { type } = operation
    if (type === 'remove-page' && !isKnown(locationKey(operation))) stubs[operation.page] = nothing
    const isListed = type === 'change-page' || type === 'move-page'
    for (const key of wholeBy(operation)) known.add(key)
    return isListed || touchedPages(operation).every(isKnown)
  })
  return { here, stubs }
}

const nothing: PageSchema = { version: 1, root: [], components: {} }

/** The page or part that an operation brings or takes away as a whole. */
function wholeBy(operation: Operation): readonly string[] {
  if (operation.type === 'set-part' || operation.type === 'remove-page') return [locationKey(operation)]
  return operation.type === 'add-page' ? [locationKey({ page: operation.page.id })] : []
}
