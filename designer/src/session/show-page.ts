import type { EditorView } from '../store/view.ts'

/**
 * Shows a page as soon as it is here. Whoever wants another one meanwhile gets that one, whichever
 * comes first, and hears no more of this one. Asking for the page that is shown stays on it, and keeps
 * what is selected.
 * @throws what `load` throws, when this page is still the one that is wanted
 */
export async function showPage(view: EditorView, load: (page: string) => Promise<void>, page: string): Promise<void> {
  view.change((state) => {
    state.openingPage = page
  })
  const isWanted = () => view.state.getState().openingPage === page
  try {
    await load(page)
  } catch (error) {
    if (!isWanted()) return
    view.change((state) => {
      state.openingPage = undefined
    })
    throw error
  }
  if (!isWanted()) return
  view.change((state) => {
    state.openingPage = undefined
    if (state.curPageId === page) return
    state.curPageId = page
    state.selected = undefined
  })
}
