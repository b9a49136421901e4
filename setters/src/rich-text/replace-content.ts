import type { Editor, JSONContent } from '@tiptap/react'

/**
 * Puts another text into the editor by changing only what differs, so that a cursor elsewhere stays
 * where it is. `onUpdate` is not called, and undo in the field does not go back behind it.
 */
export function replaceContent({ state, schema, view }: Editor, content: JSONContent): void {
  const { doc } = state
  const next = schema.nodeFromJSON(content)
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return
  // The same letters may end one change and begin the other.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const part = state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  const change = part.doc.eq(next) ? part : state.tr.replaceWith(0, doc.content.size, next.content)
  // A list without words is no text that somebody has just selected and deleted.
  const quiet = change.setMeta('preventUpdate', true).setMeta('preventClearDocument', true)
  view.dispatch(quiet.setMeta('addToHistory', false))
}
