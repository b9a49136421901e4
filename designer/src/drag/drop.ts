import { type OperationError, specOf } from '@vitrine/model'
import { newComponent } from '../placement/new-component.ts'
import { placeInPart } from '../placement/site-part.ts'
import type { EditorStore } from '../store/context.ts'
import { locationKey, sameParent } from '../store/tables/places.ts'
import type { DropPlace } from './places/drop-place.ts'
import type { Dragged } from './places/placement-rules.ts'

/** Does what a drop means; what stays where it was changes nothing. */
export function drop(
  { editor, view }: EditorStore,
  dragged: Dragged,
  target: Omit<DropPlace, 'line' | 'problem'>,
): OperationError | undefined {
  const { on, parent } = target
  const select = (component: string) =>
    view.change((state) => {
      state.selected = component
    })
  if (dragged.kind === 'new') {
    const spec = specOf(editor.specs, dragged.type)
    if (!spec) return undefined
    const made = newComponent(editor.specs, spec, dragged.preset)
    const inPart = placeInPart(editor, view.state.getState().curPageId, made)
    if (inPart && 'reason' in inPart) return undefined
    const error = editor.dispatch(
      inPart?.operations(made) ?? [{ type: 'insert-component', ...on, parent, after: target.after, ...made }],
    )
    if (!error) select(made.root)
    return error
  }
  const { component } = dragged
  const from = editor.place(component)
  if (!from) return undefined
  const list = (parent ? editor.component(parent.component)?.slots?.[parent.slot] : editor.structure(on)?.root) ?? []
  const isSameList = locationKey(from.on) === locationKey(on) && sameParent(from.parent, parent)
  const now = isSameList ? (list[list.indexOf(component) - 1] ?? null) : undefined
  // Behind itself is behind the one before it.
  const after = target.after === component ? (now ?? null) : target.after
  if (after === now) return undefined
  const error = editor.dispatch([{ type: 'move-component', ...from.on, component, to: { ...on, parent, after } }])
  if (!error) select(component)
  return error
}
