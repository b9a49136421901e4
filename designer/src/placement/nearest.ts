import type { Reason } from '@vitrine/editor-core'
import type { PlaceIn } from '@vitrine/schemas'
import type { Editor } from '../store/editor.ts'
import { placementProblem } from './placement-problem.ts'
import { ancestorsOf, idsIn, listsIn, type SiblingList } from './siblings.ts'
import type { Subtree } from './subtree.ts'

interface Candidate {
  readonly list: SiblingList
  readonly after: string | null
}

const atEnd = (editor: Editor, list: SiblingList): Candidate => ({ list, after: idsIn(editor, list).at(-1) ?? null })

/** Behind a component. What stands on a shared part itself has the start or the end of the page behind it. */
function behind(editor: Editor, id: string, page: string): readonly Candidate[] {
  const place = editor.place(id)
  if (!place) return []
  const itself = { list: { on: place.on, parent: place.parent }, after: id }
  if (place.on.part === undefined || place.parent) return [itself]
  const onPage = { on: { page }, parent: null }
  return [place.on.part === 'header' ? { list: onPage, after: null } : atEnd(editor, onPage), itself]
}

/** Where something new could go, the best place first: behind the selection, in it, behind what is around it. */
function candidates(editor: Editor, near: string | undefined, page: string): readonly Candidate[] {
  const last = atEnd(editor, { on: { page }, parent: null })
  if (near === undefined || !editor.place(near)) return [last]
  return [
    ...behind(editor, near, page),
    ...listsIn(editor, near).map((list) => atEnd(editor, list)),
    ...ancestorsOf(editor, near).flatMap((id) => behind(editor, id, page)),
    last,
  ]
}

/**
 * The place nearest to a component that takes a subtree, or why the best one does not.
 *
 * @param near the selection; without it, the end of the page.
 */
export function nearestPlace(
  editor: Editor,
  near: string | undefined,
  page: string,
  subtree: Subtree,
): { readonly to: PlaceIn } | { readonly reason: Reason } {
  const all = candidates(editor, near, page).filter(({ list }) => editor.structure(list.on))
  let reason: Reason | undefined
  for (const { list, after } of all) {
    const problem = placementProblem(editor, list, subtree)
    if (!problem) return { to: { ...list.on, parent: list.parent, after } }
    reason ??= problem
  }
  return { reason: reason ?? { key: 'refusal.pageNotLoaded' } }
}
