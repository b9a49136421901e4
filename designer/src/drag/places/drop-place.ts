import type { Reason } from '@vitrine/editor-core'
import type { On } from '@vitrine/schemas'
import { newOfType, partOfType, placeInPart } from '../../placement/site-part.ts'
import type { Editor } from '../../store/editor.ts'
import { type DropLine, spotIn, THICK } from './drop-line.ts'
import { isNearEdge, listsAt } from './drop-lists.ts'
import { createPlacementRules, type Dragged, draggedType, movedBy, type SlotOfPage } from './placement-rules.ts'

/** Where something would be dropped, and why it may not. */
export interface DropPlace extends SlotOfPage {
  readonly after: string | null
  readonly line: DropLine
  readonly problem: Reason | undefined
  /** Where it shows in the tree of layers instead of on the canvas. */
  readonly row?: { readonly id: string; readonly position: 'before' | 'after' | 'inside' }
}

type ProblemIn = ReturnType<typeof createPlacementRules>

export interface DropPlaces {
  readonly problemIn: ProblemIn
  /** The place at a point of the canvas; the lists around it are tried where the innermost one refuses. */
  readonly at: (page: Document, x: number, y: number, fallback: On) => DropPlace | undefined
  /** The place that a line of the tree of layers means at a height: before it, behind it, or in its first slot. */
  readonly atRow: (row: HTMLElement, y: number) => DropPlace | undefined
  /** A new header or footer has one place, wherever the pointer is: above or below the page. */
  readonly inPart: (page: Document, current: string) => DropPlace | undefined
}

/** Finds where a dragged thing would be dropped; the answers about nesting are kept for one drag. */
export function createDropPlaces(editor: Editor, dragged: Dragged): DropPlaces {
  const problemIn = createPlacementRules(editor, dragged)
  return {
    problemIn,
    at(page, x, y, fallback) {
      const lists = listsAt(editor, page, x, y, fallback)
      // A list that refuses says why; only near its edge the one around it is meant.
      const list = lists.find((each) => problemIn(each) === undefined || !isNearEdge(page, each, y)) ?? lists[0]
      if (!list) return undefined
      const { on, parent } = list
      return { on, parent, problem: problemIn(list), ...spotIn(page, list, x, y) }
    },
    atRow: (row, y) => placeAtRow(editor, problemIn, row, y),
    inPart: (page, current) =>
      movedBy(dragged) === undefined ? newPartPlace(editor, draggedType(editor, dragged), page, current) : undefined,
  }
}

function newPartPlace(editor: Editor, type: string, page: Document, current: string): DropPlace | undefined {
  const place = placeInPart(editor, current, newOfType(editor, type))
  if (!place) return undefined
  const { width, height } = page.body.getBoundingClientRect()
  const scrolled = page.defaultView?.scrollY ?? 0
  const isFooter = partOfType(editor, type) === 'footer'
  return {
    on: 'reason' in place ? { page: current } : place.on,
    parent: null,
    after: 'reason' in place ? null : place.after,
    problem: 'reason' in place ? place.reason : undefined,
    line: { left: 0, top: (isFooter ? height : 0) - scrolled, width, height: THICK },
  }
}

/** A place that shows in the tree of layers has no line on the canvas. */
const nowhere: DropLine = { left: 0, top: 0, width: 0, height: 0 }

function placeAtRow(editor: Editor, problemIn: ProblemIn, row: HTMLElement, y: number): DropPlace | undefined {
  const id = row.dataset.layer ?? ''
  const place = editor.place(id)
  if (!place) return undefined
  const { top, height } = row.getBoundingClientRect()
  const part = (y - top) / height
  const [slot] = Object.keys(editor.specOf(id)?.slots ?? {})
  if (slot !== undefined && part > 0.3 && part < 0.7) {
    const inside = { on: place.on, parent: { component: id, slot } }
    const last = editor.component(id)?.slots?.[slot]?.at(-1) ?? null
    return { ...inside, after: last, line: nowhere, problem: problemIn(inside), row: { id, position: 'inside' } }
  }
  const around = { on: place.on, parent: place.parent }
  const ids =
    (place.parent
      ? editor.component(place.parent.component)?.slots?.[place.parent.slot]
      : editor.structure(place.on)?.root) ?? []
  const isBefore = part < 0.5
  const after = isBefore ? (ids[ids.indexOf(id) - 1] ?? null) : id
  return {
    ...around,
    after,
    line: nowhere,
    problem: problemIn(around),
    row: { id, position: isBefore ? 'before' : 'after' },
  }
}
