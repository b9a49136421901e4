import type { On, Parent } from '@vitrine/schemas'
import type { Editor } from '../../store/editor.ts'
import { componentLocations } from '../../store/tables/places.ts'
import type { DropPlace, DropPlaces } from './drop-place.ts'
import type { Dragged } from './placement-rules.ts'

type Spot = Pick<DropPlace, 'on' | 'parent' | 'after'>

/** Every place of a page that would take what is dragged, from its top to its end. */
function spotsOf(
  editor: Editor,
  on: On,
  moved: string | undefined,
  takes: (parent: Parent) => boolean,
): readonly Spot[] {
  const structure = editor.structure(on)
  if (!structure) return []
  const spots: Spot[] = []
  const walk = (parent: Parent, ids: readonly string[]) => {
    const isOpen = takes(parent)
    if (isOpen) spots.push({ on, parent, after: null })
    for (const id of ids) {
      if (id === moved) continue
      const spec = editor.specOf(id)
      for (const slot of Object.keys(spec?.slots ?? {}))
        walk({ component: id, slot }, editor.component(id)?.slots?.[slot] ?? [])
      if (isOpen) spots.push({ on, parent, after: id })
    }
  }
  walk(null, structure.root)
  return spots
}

/** Dragging by the arrow keys: from one place that takes it to the next. */
export function createKeyboardPlaces(
  editor: Editor,
  dragged: Dragged,
  on: On,
  frame: HTMLIFrameElement,
  { problemIn }: DropPlaces,
) {
  const moved = dragged.kind === 'move' ? dragged.component : undefined
  const from = moved === undefined ? undefined : editor.place(moved)
  const where = from?.on ?? on
  const spots = spotsOf(editor, where, moved, (parent) => problemIn({ on: where, parent }) === undefined)
  const structure = editor.structure(where)
  const order = structure ? [...componentLocations(where, structure).keys()] : []
  const before = moved === undefined ? -1 : order.indexOf(moved)
  const list = from?.parent
    ? (editor.component(from.parent.component)?.slots?.[from.parent.slot] ?? [])
    : (structure?.root ?? [])
  const previous = moved === undefined ? null : (list[list.indexOf(moved) - 1] ?? null)
  let at = Math.max(
    0,
    spots.findIndex(
      ({ parent, after }) =>
        before >= 0 &&
        after === previous &&
        parent?.component === from?.parent?.component &&
        parent?.slot === from?.parent?.slot,
    ),
  )

  const shown = (): DropPlace | undefined => {
    const spot = spots[at]
    const page = frame.contentDocument
    if (!spot || !page) return undefined
    const find = (id: string) => page.querySelector(`[data-component-id="${CSS.escape(id)}"]`)
    const parent =
      spot.parent &&
      page.querySelector(
        `[data-slot-of="${CSS.escape(spot.parent.component)}"][data-slot="${CSS.escape(spot.parent.slot)}"]`,
      )
    const element = (spot.after && find(spot.after)) || parent || page.querySelector('main')
    element?.scrollIntoView({ block: 'nearest' })
    const rect = element?.getBoundingClientRect()
    if (!rect) return undefined
    const top = spot.after ? rect.bottom : rect.top
    return { ...spot, problem: undefined, line: { left: rect.left, top: top - 2, width: rect.width, height: 4 } }
  }

  return {
    here: shown,
    step(code: string): DropPlace | undefined {
      if (code === 'ArrowDown' || code === 'ArrowRight') at = Math.min(spots.length - 1, at + 1)
      else if (code === 'ArrowUp' || code === 'ArrowLeft') at = Math.max(0, at - 1)
      else return undefined
      return shown()
    },
  }
}
