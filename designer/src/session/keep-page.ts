import type { EditorStore } from '../store/context.ts'

/**
 * Goes to a neighbour when the page that is shown goes, whoever deleted it and however: here, by an
 * undo, in somebody else's designer.
 * @returns ends it
 */
export function keepPage({ editor, view }: EditorStore, load: (page: string) => Promise<void>): () => void {
  return editor.state.subscribe(({ pagesList }, before) => {
    if (pagesList === before.pagesList) return
    const { curPageId } = view.state.getState()
    if (pagesList.some(({ id }) => id === curPageId)) return
    const at = before.pagesList.findIndex(({ id }) => id === curPageId)
    const next = (pagesList[at] ?? pagesList[at - 1] ?? pagesList[0])?.id
    if (next === undefined) return
    view.change((state) => {
      state.curPageId = next
      state.selected = undefined
      state.editedText = undefined
    })
    // No error is shown here; the page stays empty, and a press on it in a list tries again.
    if (!editor.structure({ page: next })) load(next).catch((error: unknown) => console.error(error))
  })
}
