import { nameOfSlot, type Reason } from '@vitrine/editor-core'
import type { On, PlaceIn } from '@vitrine/schemas'
import { type DraftNaming, displayName, nameOfPlace } from '../i18n/names.ts'
import { locationKey, sameParent } from '../store/tables/places.ts'
import { placementProblem } from './placement-problem.ts'
import { idsIn, listsIn, type SiblingList, siblingsOf } from './siblings.ts'
import type { Subtree } from './subtree.ts'

/** A place where a component could go: behind another one, at the start of a slot or of the page. */
export interface PlaceRow {
  readonly key: string
  readonly kind: 'start' | 'component' | 'slot'
  readonly label: string
  readonly list: SiblingList
  readonly to: PlaceIn
  /** Whether there are places in it. */
  readonly isParent: boolean
  /** Those places; only what is open in a tree asks for them. */
  readonly rows: () => readonly PlaceRow[]
}

/** The places of a page or part around and in everything but the component that goes there. */
export function placeRows(context: DraftNaming, moved: string, on: On): readonly PlaceRow[] {
  const list: SiblingList = { on, parent: null }
  const start: PlaceRow = {
    key: 'start',
    kind: 'start',
    label: context.t('moveTo.start', { name: nameOfPlace(context, on) }),
    list,
    to: { ...on, parent: null, after: null },
    isParent: false,
    rows: () => [],
  }
  return [start, ...rowsIn(context, moved, list)]
}

const rowsIn = (context: DraftNaming, moved: string, list: SiblingList): readonly PlaceRow[] =>
  idsIn(context.editor, list).map((id): PlaceRow => {
    const slots = id === moved ? [] : listsIn(context.editor, id)
    return {
      key: id,
      kind: 'component',
      label: displayName(context, id),
      list,
      to: { ...list.on, parent: list.parent, after: id },
      isParent: slots.length > 0,
      rows: () => slots.map((slot) => slotRow(context, moved, slot)),
    }
  })

function slotRow(context: DraftNaming, moved: string, list: SiblingList): PlaceRow {
  const { component = '', slot = '' } = list.parent ?? {}
  return {
    key: `${component}/${slot}`,
    kind: 'slot',
    label: nameOfSlot(context, context.editor.component(component)?.type ?? '', slot),
    list,
    to: { ...list.on, parent: list.parent, after: null },
    isParent: idsIn(context.editor, list).length > 0,
    rows: () => rowsIn(context, moved, list),
  }
}

/** Why a component cannot go to a place; `undefined` when it can. */
export function reasonAgainst(
  { editor }: Pick<DraftNaming, 'editor'>,
  moved: Subtree,
  { key, list, to }: PlaceRow,
): Reason | undefined {
  if (key === moved.root) return { key: 'command.reason.itself' }
  const at = siblingsOf(editor, moved.root)
  const isHere = at && locationKey(at.on) === locationKey(list.on) && sameParent(at.parent, list.parent)
  if (isHere && (at.ids[at.index - 1] ?? null) === to.after) return { key: 'command.reason.standsHere' }
  return placementProblem(editor, list, moved)
}
