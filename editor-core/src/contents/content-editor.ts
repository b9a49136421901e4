import { baseLanguage, type LanguageOrder, type Languages, languageOrder, type OperationError } from '@vitrine/model'
import type { ContentRecord, EditedContent, Settings } from '@vitrine/schemas'
import {
  createLateScript,
  importAgain,
  isCompilerHere,
  type LateScript,
  loadCompiler,
  withRetry,
} from '@vitrine/setters/internal'
import type { StoreApi } from 'zustand/vanilla'
import type { SendCall } from '../context/service.ts'
import type { OperationInput, SettingsEditor } from '../settings/settings-editor.ts'
import type { ContentSteps } from './content-steps.ts'
import { type ContentEditorState, type ContentStore, createContentStore } from './content-store.ts'
import type { ContentConflict, SaveResult } from './save-result.ts'

export type { ContentConflict, ContentEditorState, SaveResult }

/** A content that is edited: what it says, what changes it, and what brings it to the service. */
export interface ContentEditor extends SettingsEditor {
  readonly key: string
  readonly state: StoreApi<ContentEditorState>
  /**
   * What makes changes: it is loaded after the content is shown. Until then changes wait in their order, and `dispatch`
   * answers nothing; there is nothing to undo.
   */
  readonly changes: LateScript
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
const fetchSteps = withRetry(importAgain(() => import('./content-steps.ts')))

/** What a content says of itself after changes that wait, where that needs no more than to be put in their place. */
function foreseen(content: EditedContent, inputs: readonly OperationInput[]): EditedContent {
  const changes = inputs.flatMap((input) => (input.type === 'change-content' ? Object.entries(input.changes) : []))
  if (changes.length === 0) return content
  const kept = Object.entries({ ...content, ...Object.fromEntries(changes) }).filter(([, value]) => value !== null)
  return Object.fromEntries(kept) as unknown as EditedContent
}

/** The steps of an editor, once their script is here. */
function createLateSteps(store: ContentStore, options: Pick<Required<ContentEditorOptions>, 'send' | 'now'>) {
  let steps: ContentSteps | undefined
  /** The content as it is, while it is shown as it will be. */
  let before: EditedContent | undefined
  const changes = createLateScript({
    isHere: () => steps !== undefined && isCompilerHere(),
    fetch: (isAsked) =>
      Promise.all([
        fetchSteps(isAsked).then(({ createContentSteps }) => {
          steps ??= createContentSteps(store, options)
        }),
        isCompilerHere() || loadCompiler(isAsked),
      ]),
    onArrival() {
      if (before) store.state.setState({ content: before })
      before = undefined
    },
  })
  /** Does what needs the steps: at once where they are here, so that what is typed meanwhile comes after it. */
  async function withSteps<T>(act: (steps: ContentSteps) => Promise<T>): Promise<T> {
    if (!changes.isHere() || changes.isAwaited.get()) await changes.load()
    return act(steps as ContentSteps)
  }
  return {
    changes,
    withSteps,
    dispatch(inputs: readonly OperationInput[]): OperationError | undefined {
      let error: OperationError | undefined
      let isLate = false
      changes.whenHere(() => {
        const outcome = (steps as ContentSteps).dispatch(inputs)
        if (!isLate) error = outcome
      })
      const { content } = store.state.getState()
      if (!changes.isHere() && content) {
        isLate = true
        before ??= content
        store.state.setState({ content: foreseen(content, inputs) })
      }
      return error
    },
    undo: () => steps?.undo(),
    redo: () => steps?.redo(),
  }
}

/** Opens a content for a form: `SettingsEditor` over its settings, with undo, and saving by operations. */
export function createContentEditor(options: ContentEditorOptions): ContentEditor {
  const { languages, send, now = Date.now } = options
  const store = createContentStore(options)
  const { withSteps, ...steps } = createLateSteps(store, { send, now })
  const orders = new Map<string, LanguageOrder>()
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
    save: () => withSteps((all) => all.save()),
    settle: (whose) => withSteps((all) => all.settle(whose)),
    follow: () => withSteps((all) => all.follow()),
  }
}
