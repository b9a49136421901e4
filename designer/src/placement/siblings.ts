import { specOf } from '@vitrine/model'
import type { On, Parent } from '@vitrine/schemas'
import type { Editor } from '../store/editor.ts'

/** A list of components: of a slot, or of a page or part itself. */
export interface SiblingList {
  readonly on: On
  readonly parent: Parent
}

export const idsIn = (editor: Editor, { on, parent }: SiblingList): readonly string[] =>
  parent === null
    ? (editor.structure(on)?.root ?? [])
    : (editor.component(parent.component)?.slots?.[parent.slot] ?? [])

export interface Siblings extends SiblingList {
  readonly ids: readonly string[]
  readonly index: number
}

/** The list that a component stands in, and where in it. */
export function siblingsOf(editor: Editor, id: string): Siblings | undefined {
  const place = editor.place(id)
  if (!place) return undefined
  const ids = idsIn(editor, place)
  const index = ids.indexOf(id)
  return index < 0 ? undefined : { on: place.on, parent: place.parent, ids, index }
}

/** The slots of a component: those of its section in their order, then any others that it holds. */
export function slotsOf(editor: Editor, id: string): readonly string[] {
  const component = editor.component(id)
  const known = Object.keys(specOf(editor.specs, component?.type ?? '')?.slots ?? {})
  return [...known, ...Object.keys(component?.slots ?? {}).filter((slot) => !known.includes(slot))]
}

/** The lists inside a component. */
export const listsIn = (editor: Editor, id: string): readonly SiblingList[] => {
  const place = editor.place(id)
  return place ? slotsOf(editor, id).map((slot) => ({ on: place.on, parent: { component: id, slot } })) : []
}

/** The components around one, innermost first. */
export function ancestorsOf(editor: Editor, id: string): readonly string[] {
  const found: string[] = []
  for (let at = editor.place(id)?.parent; at; at = editor.place(at.component)?.parent) {
    if (found.includes(at.component)) break
    found.push(at.component)
  }
  return found
}
