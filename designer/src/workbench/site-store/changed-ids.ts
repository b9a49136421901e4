import { changesOf, type Done } from '@vitrine/model'
import { createStore } from 'zustand/vanilla'
import type { Editor } from '../../store/editor.ts'
import type { MemberReaders } from './member-readers.ts'
import { memoised } from './memoised.ts'

/** The three sets of ids that were changed since they were saved, or emptied. */
export function createChangedIds(editor: Editor) {
  const cleared = createStore<{ readonly done: WeakSet<Done> }>(() => ({ done: new WeakSet() }))
  const unsaved = () => editor.state.getState().history.unsaved
  const sets = memoised(
    () => [unsaved(), cleared.getState().done] as const,
    (all, done) => {
      const { addedIds, editedIds, deletedIds } = changesOf(all.filter((one) => !done.has(one)))
      return { addedIds: new Set(addedIds), editedIds: new Set(editedIds), deletedIds: new Set(deletedIds) }
    },
  )
  const members: MemberReaders<'addedIds' | 'editedIds' | 'deletedIds'> = {
    addedIds: () => sets().addedIds,
    editedIds: () => sets().editedIds,
    deletedIds: () => sets().deletedIds,
  }
  return {
    members,
    subscribe: cleared.subscribe,
    clear: () => cleared.setState({ done: new WeakSet(unsaved()) }),
  }
}
