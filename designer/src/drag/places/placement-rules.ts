import type { Reason } from '@vitrine/editor-core'
import { nestingProblem } from '@vitrine/model'
import { isObject, type On, type Parent } from '@vitrine/schemas'
import { pageTypeProblem } from '../../placement/page-type-problem.ts'
import { existingSingleInstance } from '../../placement/single-instance.ts'
import { reasonToStay } from '../../placement/site-part.ts'
import { subtreeIn } from '../../placement/subtree.ts'
import type { Editor } from '../../store/editor.ts'
import { locationKey } from '../../store/tables/places.ts'

/** What is dragged: a section from the palette, or a component that stands somewhere. */
export type Dragged =
  | { readonly kind: 'new'; readonly type: string; readonly preset?: string | undefined }
  | { readonly kind: 'move'; readonly component: string }

/** Whether the data of a drag say what is dragged: dnd-kit does not know. */
export const isDragged = (data: unknown): data is Dragged =>
  isObject(data) && (data.kind === 'new' ? typeof data.type === 'string' : typeof data.component === 'string')

export interface SlotOfPage {
  readonly on: On
  readonly parent: Parent
}

export const draggedType = (editor: Editor, dragged: Dragged): string =>
  dragged.kind === 'new' ? dragged.type : (editor.component(dragged.component)?.type ?? '')

export const movedBy = (dragged: Dragged): string | undefined =>
  dragged.kind === 'move' ? dragged.component : undefined

/** Asks whether a slot takes what is dragged; the answers are kept for one drag. */
export function createPlacementRules(editor: Editor, dragged: Dragged): (slot: SlotOfPage) => Reason | undefined {
  const type = draggedType(editor, dragged)
  const moved = movedBy(dragged)
  const from = moved === undefined ? undefined : editor.place(moved)
  const around = from && editor.structure(from.on)
  const brought = around && moved !== undefined ? subtreeIn(around, moved).components : { new: { type, version: 1 } }

  function problemOf({ on, parent }: SlotOfPage): Reason | undefined {
    const stays = moved === undefined ? undefined : reasonToStay(editor, on, moved)
    if (stays) return stays
    const structure = editor.structure(on)
    const second = existingSingleInstance(editor, on, brought)
    if (second !== undefined) return { key: 'problem.nesting.single', params: { type: second } }
    const unfit = pageTypeProblem(editor, { on, parent }, { type, component: moved })
    if (unfit) return unfit
    const isSamePage = moved !== undefined && locationKey(editor.place(moved)?.on ?? on) === locationKey(on)
    return (
      structure &&
      nestingProblem(editor.specs, structure, {
        type,
        parent: parent?.component ?? null,
        ...(parent && { slot: parent.slot }),
        ...(isSamePage && { component: moved }),
      })
    )
  }

  const problems = new Map<string, Reason | undefined>()
  return (slot) => {
    const key = `${locationKey(slot.on)} ${slot.parent?.component ?? ''} ${slot.parent?.slot ?? ''}`
    if (!problems.has(key)) problems.set(key, problemOf(slot))
    return problems.get(key)
  }
}
