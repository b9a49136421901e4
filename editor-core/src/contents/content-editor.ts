import {
  applyAll,
  baseLanguage,
  contentOf,
  createHistory,
  type Editable,
  editableContents,
  editedContentOf,
  type History,
  type LanguageOrder,
  type Languages,
  languageOrder,
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
  type ContentProblem,
  type ContentRecord,
  contentKey,
  type EditedContent,
  type LoggedContentOperation,
  limits,
  listContentOperations,
  newId,
  type Operation,
  type Settings,
  saveContents,
} from '@vitrine/schemas'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SendCall } from '../context/service.ts'
import type { DoneListener, SettingsEditor } from '../settings/settings-editor.ts'

export interface ContentEditorState {
  /** The content as it is edited; nothing when somebody has deleted it. */
  readonly content: EditedContent | undefined
  readonly history: History
  /** The revision of all contents of the site that this is based on. */
  readonly revision: number
  /** Why it could not be published as it was saved last. */
  readonly problems: readonly ContentProblem[]
}

/** A change of mine that somebody else made otherwise in the meantime. */
export interface ContentConflict extends OperationConflict {
  readonly mine: Operation
  readonly theirs: LoggedContentOperation | undefined
}

/** What became of a save. */
export type SaveResult =
  | { readonly state: 'saved' }
  /** Nothing was saved: somebody has to choose first. */
  | { readonly state: 'conflict'; readonly conflicts: readonly ContentConflict[] }

/** A content that is edited: what it says, what changes it, and what brings it to the service. */
export interface ContentEditor extends SettingsEditor {
  readonly key: string
  readonly state: StoreApi<ContentEditorState>
  readonly undo: () => OperationError | undefined
  readonly redo: () => OperationError | undefined
  /**
   * Sends what is not saved yet; what others changed meanwhile is merged by field and language.
   *
   * @throws CallError when it could not be saved: everything is still here.
   */
  readonly save: () => Promise<SaveResult>
  /** After a conflict: takes their values where both changed the same, or writes mine again; then it is saved. */
  readonly settle: (whose: 'mine' | 'theirs') => Promise<SaveResult>
  /** Brings in what others did since; what is not saved stays. */
  readonly follow: () => Promise<void>
}

export interface ContentEditorOptions {
  readonly record: ContentRecord
  /** The revision of all contents when the record was read. */
  readonly revision: number
  readonly languages: Languages
  readonly send: SendCall
  /** In milliseconds. */
  readonly now?: () => number
}

const nothing: Settings = { props: {} }
/** So many operations of others are read at once. */
const PAGE = limits.pageSize

interface ConflictDetails {
  readonly revision: number
  readonly operations?: readonly LoggedContentOperation[]
  readonly clashes?: readonly OperationConflict[]
}

/** The draft of one content, its history and its listeners. */
function createContentStore({ record: given, revision, languages }: ContentEditorOptions) {
  const key = contentKey(given)
  const state = createStore<ContentEditorState>(() => ({
    content: editedContentOf(given),
    history: createHistory(),
    revision,
    problems: [],
  }))
  const listeners = new Set<DoneListener>()
  return {
    key,
    state,
    draft(): Editable {
      const { content } = state.getState()
      return editableContents(languages, content ? { [key]: content } : {})
    },
    commit(draft: Editable, more: Partial<ContentEditorState>): void {
      state.setState({ content: draft.contents?.[key], ...more })
    },
    notify: ((done, by) => {
      for (const listener of [...listeners]) listener(done, by)
    }) satisfies DoneListener,
    onDone(listener: DoneListener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
type ContentStore = ReturnType<typeof createContentStore>

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

/** Opens a content for a form: `SettingsEditor` over its settings, with undo, and saving by operations. */
export function createContentEditor(options: ContentEditorOptions): ContentEditor {
  const { languages, send, now = Date.now } = options
  const store = createContentStore(options)
  const steps = createEditSteps(store, now)
  const orders = new Map<string, LanguageOrder>()
  /** Mine once more, over theirs; what no longer has a place is left out. */
  function again(operations: readonly Operation[]): void {
    for (const { id: _id, ...operation } of operations)
      steps.dispatch([operation as Parameters<typeof steps.dispatch>[0][number]])
  }
  return {
    key: store.key,
    state: store.state,
    onDone: store.onDone,
    settingsOf: (of) =>
      'content' in of && of.content === store.key ? (store.state.getState().content?.settings ?? nothing) : nothing,
    sourceLanguage: () => baseLanguage(languages),
    order(language) {
      const order = orders.get(language) ?? languageOrder(languages, language)
      orders.set(language, order)
      return order
    },
    ...steps,
    ...createSaving(store, send, again),
  }
}
