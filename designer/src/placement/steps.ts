import type { Reason } from '@vitrine/editor-core'
import type { PlaceIn } from '@vitrine/schemas'
import type { Editor } from '../store/editor.ts'
import { placementProblem } from './placement-problem.ts'
import { idsIn, listsIn, type SiblingList, siblingsOf } from './siblings.ts'
import { type Subtree, subtreeIn } from './subtree.ts'

/** Where one step leads, or why there is none. */
export type MoveStep = { readonly to: PlaceIn } | { readonly reason: Reason }

const gone: MoveStep = { reason: { key: 'refusal.unknownComponent' } }
const no = (key: string): MoveStep => ({ reason: { key: `command.reason.${key}` } })
const place = ({ on, parent }: SiblingList, after: string | null): MoveStep => ({ to: { ...on, parent, after } })
const lastOf = (ids: readonly string[]): string | null => ids.at(-1) ?? null

/** A component with all in it, as it stands. */
function standing(editor: Editor, id: string): Subtree | undefined {
  const on = editor.place(id)?.on
  const structure = on && editor.structure(on)
  return structure && subtreeIn(structure, id)
}

/** The first of some lists that takes a component; else why the first one does not. */
function firstFree(editor: Editor, id: string, lists: readonly SiblingList[]): SiblingList | Reason | undefined {
  const subtree = standing(editor, id)
  if (!subtree) return undefined
  return (
    lists.find((list) => !placementProblem(editor, list, subtree)) ??
    (lists[0] && placementProblem(editor, lists[0], subtree))
  )
}

/** The slots of the parent on one side of the one that a component stands in, the nearest first. */
function slotsBeside(editor: Editor, { parent }: SiblingList, side: 'before' | 'behind'): readonly SiblingList[] {
  if (!parent) return []
  const lists = listsIn(editor, parent.component)
  const at = lists.findIndex((list) => list.parent?.slot === parent.slot)
  return side === 'before' ? lists.slice(0, Math.max(0, at)).toReversed() : lists.slice(at + 1)
}

/** One place up: before its sibling, or at the end of the slot before. */
export function stepUp(editor: Editor, id: string): MoveStep {
  const at = siblingsOf(editor, id)
  if (!at) return gone
  if (at.index > 0) return place(at, at.ids[at.index - 2] ?? null)
  const list = firstFree(editor, id, slotsBeside(editor, at, 'before'))
  return list && 'on' in list ? place(list, lastOf(idsIn(editor, list))) : no('first')
}

/** One place down: behind its sibling, or at the start of the next slot. */
export function stepDown(editor: Editor, id: string): MoveStep {
  const at = siblingsOf(editor, id)
  if (!at) return gone
  const next = at.ids[at.index + 1]
  if (next !== undefined) return place(at, next)
  const list = firstFree(editor, id, slotsBeside(editor, at, 'behind'))
  return list && 'on' in list ? place(list, null) : no('last')
}

/** Into its sibling: at the end of the one before, or at the start of the one behind. */
export function stepIn(editor: Editor, id: string): MoveStep {
  const at = siblingsOf(editor, id)
  if (!at) return gone
  const reasons: Reason[] = []
  for (const sibling of [at.ids[at.index - 1], at.ids[at.index + 1]]) {
    const list = sibling === undefined ? undefined : firstFree(editor, id, listsIn(editor, sibling))
    if (list && 'on' in list) return place(list, sibling === at.ids[at.index - 1] ? lastOf(idsIn(editor, list)) : null)
    if (list) reasons.push(list)
  }
  return reasons[0] ? { reason: reasons[0] } : no('noSlotBeside')
}

/** Out of its parent, behind it. */
export function stepOut(editor: Editor, id: string): MoveStep {
  const at = siblingsOf(editor, id)
  if (!at) return gone
  const around = at.parent && siblingsOf(editor, at.parent.component)
  if (!at.parent || !around) return no('notInside')
  const problem = firstFree(editor, id, [around])
  return problem && 'on' in problem ? place(around, at.parent.component) : problem ? { reason: problem } : gone
}
