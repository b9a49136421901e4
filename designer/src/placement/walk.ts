import type { On } from '@vitrine/schemas'
import type { Editor } from '../store/editor.ts'
import { locationKey } from '../store/tables/places.ts'
import { ancestorsOf, idsIn, listsIn, siblingsOf } from './siblings.ts'

/** What is shown of a page, from the top: the header, the page itself, the footer, where it has them. */
function stackOf(editor: Editor, page: string): readonly On[] {
  const record = editor.state.getState().pagesList.find(({ id }) => id === page)
  const all: readonly (On | false)[] = [
    record?.header !== false && { part: 'header' },
    { page },
    record?.footer !== false && { part: 'footer' },
  ]
  return all.filter((on): on is On => on !== false && (editor.structure(on)?.root.length ?? 0) > 0)
}

const rootOf = (editor: Editor, on: On | undefined): readonly string[] => (on && editor.structure(on)?.root) ?? []

export const firstOf = (editor: Editor, page: string): string | undefined => rootOf(editor, stackOf(editor, page)[0])[0]
export const lastOf = (editor: Editor, page: string): string | undefined =>
  rootOf(editor, stackOf(editor, page).at(-1)).at(-1)

export const parentOf = (editor: Editor, id: string): string | undefined => editor.place(id)?.parent?.component

export const firstChildOf = (editor: Editor, id: string): string | undefined =>
  listsIn(editor, id).flatMap((list) => idsIn(editor, list))[0]

/** All children of the parent, through all its slots, or of the page. */
const level = (editor: Editor, id: string): readonly string[] => {
  const parent = parentOf(editor, id)
  if (parent !== undefined) return listsIn(editor, parent).flatMap((list) => idsIn(editor, list))
  return siblingsOf(editor, id)?.ids ?? []
}

/** The neighbour on the other side of the end of a page or part. */
function across(editor: Editor, id: string, page: string, step: 1 | -1): string | undefined {
  const on = editor.place(id)?.on
  const stack = stackOf(editor, page)
  const at = on ? stack.findIndex((one) => locationKey(one) === locationKey(on)) : -1
  const root = at < 0 ? [] : rootOf(editor, stack[at + step])
  return step === 1 ? root[0] : root.at(-1)
}

/** The next one on the same level, or behind what is around it. */
export function nextOf(editor: Editor, id: string, page: string): string | undefined {
  for (const one of [id, ...ancestorsOf(editor, id)]) {
    const ids = level(editor, one)
    const next = ids[ids.indexOf(one) + 1]
    if (next !== undefined) return next
  }
  return across(editor, [id, ...ancestorsOf(editor, id)].at(-1) ?? id, page, 1)
}

/** The one before on the same level, or what is around it. */
export function previousOf(editor: Editor, id: string, page: string): string | undefined {
  const ids = level(editor, id)
  return ids[ids.indexOf(id) - 1] ?? parentOf(editor, id) ?? across(editor, id, page, -1)
}
