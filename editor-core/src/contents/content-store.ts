import {
  createHistory,
  type Editable,
  editableContents,
  editedContentOf,
  type History,
  type Languages,
} from '@vitrine/model'
import { type ContentProblem, type ContentRecord, contentKey, type EditedContent } from '@vitrine/schemas'
import { createStore } from 'zustand/vanilla'
import type { DoneListener } from '../settings/settings-editor.ts'

export interface ContentEditorState {
  /** The content as it is edited; nothing when somebody has deleted it. */
  readonly content: EditedContent | undefined
  readonly history: History
  /** The revision of all contents of the site that this is based on. */
  readonly revision: number
  /** Why it could not be published as it was saved last. */
  readonly problems: readonly ContentProblem[]
}

interface ContentStoreOptions {
  readonly record: ContentRecord
  /** The revision of all contents when the record was read. */
  readonly revision: number
  readonly languages: Languages
}

/** The draft of one content, its history and its listeners. */
export function createContentStore({ record: given, revision, languages }: ContentStoreOptions) {
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
export type ContentStore = ReturnType<typeof createContentStore>
