import { nestingProblem } from '@vitrine/model'
import type { On, Parent } from '@vitrine/schemas'
import type { Reason } from '../i18n/reason.ts'
import { secondOfAKind } from '../placement/single-instance.ts'
import { newOfType, partOfType, placeInPart, reasonToStay } from '../placement/site-part.ts'
import { subtreeIn } from '../placement/subtree.ts'
import type { Editor } from '../store/editor.ts'
import { keyOf } from '../store/places.ts'
import { edgesOf, slotsMeant } from './slots-meant.ts'

/** What is dragged: a section from the palette, or a component that stands somewhere. */
export type Dragged =
  | { readonly kind: 'new'; readonly type: string; readonly preset?: string | undefined }
  | { readonly kind: 'move'; readonly component: string }

/** A line on the canvas, in pixels of its document. */
export interface DropLine {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where something would be dropped, and why it may not. */
export interface DropPlace {
  readonly on: On
  readonly parent: Parent
  readonly after: string | null
  readonly line: DropLine
  readonly problem: Reason | undefined
  /** Where it shows in the tree of layers instead of on the canvas. */
  readonly row?: { readonly id: string; readonly position: 'before' | 'after' | 'inside' }
}

/** So near to its edge, in pixels, one means the place beside a component and not inside of it. */
const EDGE = 10

interface List {
  readonly on: On
  readonly parent: Parent
  readonly ids: readonly string[]
  readonly element: Element
}

const idOf = (element: Element | null | undefined): string | undefined =>
  element?.closest<HTMLElement>('[data-component-id]')?.dataset.componentId

/** Finds where a dragged thing would be dropped; the answers about nesting are kept for one drag. */
export function createDropPlaces(editor: Editor, dragged: Dragged) {
  const type = dragged.kind === 'new' ? dragged.type : (editor.component(dragged.component)?.type ?? '')
  const moved = dragged.kind === 'move' ? dragged.component : undefined
  const problems = new Map<string, Reason | undefined>()
  const from = moved === undefined ? undefined : editor.place(moved)
  const around = from && editor.structure(from.on)
  const brought = around && moved !== undefined ? subtreeIn(around, moved).components : { new: { type, version: 1 } }

  function problemIn({ on, parent }: { readonly on: On; readonly parent: Parent }): Reason | undefined {
    const key = `${keyOf(on)} ${parent?.component ?? ''} ${parent?.slot ?? ''}`
    if (problems.has(key)) return problems.get(key)
    const stays = moved === undefined ? undefined : reasonToStay(editor, on, moved)
    if (stays) {
      problems.set(key, stays)
      return stays
    }
    const structure = editor.structure(on)
    const second = secondOfAKind(editor, on, brought)
    if (second !== undefined) {
      const twice: Reason = { key: 'problem.nesting.single', params: { type: second } }
      problems.set(key, twice)
      return twice
    }
    const isSamePage = moved !== undefined && keyOf(editor.place(moved)?.on ?? on) === keyOf(on)
    const problem =
      structure &&
      nestingProblem(editor.specs, structure, {
        type,
        parent: parent?.component ?? null,
        ...(parent && { slot: parent.slot }),
        ...(isSamePage && { component: moved }),
      })
    problems.set(key, problem)
    return problem
  }

  /** The list that a slot or the page itself is. */
  function listOf(page: Document, component: string | undefined, slot: string | undefined): List | undefined {
    if (component === undefined) {
      const on = editor.place(
        page.querySelector<HTMLElement>('main [data-component-id]')?.dataset.componentId ?? '',
      )?.on
      const element = page.querySelector('main')
      return on && element ? { on, parent: null, ids: editor.structure(on)?.root ?? [], element } : undefined
    }
    const place = editor.place(component)
    if (!place || slot === undefined) return undefined
    const element = page.querySelector(`[data-slot-of="${CSS.escape(component)}"][data-slot="${CSS.escape(slot)}"]`)
    if (!element) return undefined
    const ids = editor.component(component)?.slots?.[slot] ?? []
    return { on: place.on, parent: { component, slot }, ids, element }
  }

  /** The slots of a component that a point in it means, though it is in none of them. */
  function slotsBeside(page: Document, component: string, x: number, y: number): readonly List[] {
    const slots = Object.keys(editor.specOf(component)?.slots ?? {}).flatMap((name) => {
      const list = listOf(page, component, name)
      return list ? [{ list, isEmpty: list.ids.length === 0, ...edgesOf(list.element) }] : []
    })
    return slotsMeant(slots, x, y).map(({ list }) => list)
  }

  /** The list that a component stands in. */
  function listAround(page: Document, component: string): List | undefined {
    const place = editor.place(component)
    if (!place) return undefined
    if (place.parent) return listOf(page, place.parent.component, place.parent.slot)
    const first = page.querySelector(`[data-component-id="${CSS.escape(component)}"]`)
    const element = first?.parentElement
    return element ? { on: place.on, parent: null, ids: editor.structure(place.on)?.root ?? [], element } : undefined
  }

  const nowhere: DropLine = { left: 0, top: 0, width: 0, height: 0 }

  /** A new header or footer has one place, wherever the pointer is: above or below the page. */
  function inPart(page: Document, current: string): DropPlace | undefined {
    const place = moved === undefined ? placeInPart(editor, current, newOfType(editor, type)) : undefined
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

  /** The place that a line of the tree of layers means at a height: before it, behind it, or in its first slot. */
  function atRow(row: HTMLElement, y: number): DropPlace | undefined {
    const id = row.dataset.layer ?? ''
    const place = editor.place(id)
    if (!place) return undefined
    const { top, height } = row.getBoundingClientRect()
    const part = (y - top) / height
    const [slot] = Object.keys(editor.specOf(id)?.slots ?? {})
    const around = { on: place.on, parent: place.parent }
    const ids =
      (place.parent
        ? editor.component(place.parent.component)?.slots?.[place.parent.slot]
        : editor.structure(place.on)?.root) ?? []
    if (slot !== undefined && part > 0.3 && part < 0.7) {
      const inside = { on: place.on, parent: { component: id, slot } }
      const last = editor.component(id)?.slots?.[slot]?.at(-1) ?? null
      return { ...inside, after: last, line: nowhere, problem: problemIn(inside), row: { id, position: 'inside' } }
    }
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

  return {
    problemIn,
    listOf,
    atRow,
    inPart,
    /** The place at a point of the canvas; the lists around it are tried where the innermost one refuses. */
    at(page: Document, x: number, y: number, fallback: On): DropPlace | undefined {
      const hit = page.elementFromPoint(x, y)
      const lists: List[] = []
      let component = idOf(hit)
      const slot = hit?.closest<HTMLElement>('[data-slot-of]')
      if (slot && idOf(slot) === component) {
        const inside = listOf(page, slot.dataset.slotOf, slot.dataset.slot)
        if (inside) lists.push(inside)
      } else if (component !== undefined && !isAtEdge(page, component, y)) {
        lists.push(...slotsBeside(page, component, x, y))
      }
      while (component !== undefined) {
        const around = listAround(page, component)
        if (around) lists.push(around)
        component = around?.parent?.component
      }
      const main = page.querySelector('main')
      if (lists.length === 0 && main)
        lists.push({ on: fallback, parent: null, ids: editor.structure(fallback)?.root ?? [], element: main })
      // A list that refuses says why; only near its edge the one around it is meant.
      const list = lists.find((each) => problemIn(each) === undefined || !isNearEdge(page, each, y)) ?? lists[0]
      return list && placeIn(page, list, x, y, problemIn(list))
    },
  }
}

/** Whether a point is near the upper or lower edge of the component that a list belongs to. */
const isNearEdge = (page: Document, { parent }: List, y: number): boolean =>
  parent !== null && isAtEdge(page, parent.component, y, EDGE * 2)

function isAtEdge(page: Document, component: string, y: number, edge = EDGE): boolean {
  const rect = page.querySelector(`[data-component-id="${CSS.escape(component)}"]`)?.getBoundingClientRect()
  return rect !== undefined && (y - rect.top < edge || rect.bottom - y < edge)
}

/** The place between two components of a list that is nearest to a point. */
function placeIn(page: Document, list: List, x: number, y: number, problem: Reason | undefined): DropPlace {
  const { on, parent, ids, element } = list
  const rectOf = (id: string) => page.querySelector(`[data-component-id="${CSS.escape(id)}"]`)?.getBoundingClientRect()
  const around = element.getBoundingClientRect()
  const isRow = isRowOf(ids.slice(0, 2).map(rectOf))
  const isMirrored = page.documentElement.dir === 'rtl'
  const isBehind = (rect: DOMRect) =>
    isRow
      ? isMirrored
        ? x < rect.left + rect.width / 2
        : x > rect.left + rect.width / 2
      : y > rect.top + rect.height / 2
  const at = isRow ? ids.findLastIndex((id) => isBefore(rectOf(id), isBehind)) : lastBehind(ids, rectOf, isBehind)
  const after = at < 0 ? null : (ids[at] as string)
  const [before, next] = [rectOf(ids[at] ?? ''), rectOf(ids[at + 1] ?? '')]
  return {
    on,
    parent,
    after,
    problem,
    line: isRow ? column(around, before, next, isMirrored) : row(around, before, next),
  }
}

const isBefore = (rect: DOMRect | undefined, isBehind: (rect: DOMRect) => boolean): boolean =>
  rect !== undefined && isBehind(rect)

const isRowOf = ([first, second]: readonly (DOMRect | undefined)[]): boolean =>
  first !== undefined && second !== undefined && second.top < first.bottom - 4 && first.top < second.bottom - 4

/** Components stand one below the other, so halving the list finds the place in any page. */
function lastBehind(
  ids: readonly string[],
  rectOf: (id: string) => DOMRect | undefined,
  isBehind: (rect: DOMRect) => boolean,
): number {
  let [low, high] = [0, ids.length]
  while (low < high) {
    const middle = (low + high) >> 1
    // What is not drawn (hidden, still to come) has no place of its own: it counts as above.
    const rect = rectOf(ids[middle] as string)
    if (!rect || isBehind(rect)) low = middle + 1
    else high = middle
  }
  return low - 1
}

const THICK = 4

function row(around: DOMRect, before: DOMRect | undefined, next: DOMRect | undefined): DropLine {
  const top = before && next ? (before.bottom + next.top) / 2 : (before?.bottom ?? next?.top ?? around.top + 12)
  return { left: around.left, top: top - THICK / 2, width: around.width, height: THICK }
}

function column(
  around: DOMRect,
  before: DOMRect | undefined,
  next: DOMRect | undefined,
  isMirrored: boolean,
): DropLine {
  const side = before ?? next ?? around
  const [end, start] = isMirrored ? [before?.left, next?.right] : [before?.right, next?.left]
  const left = end !== undefined && start !== undefined ? (end + start) / 2 : (end ?? start ?? around.left)
  return { left: left - THICK / 2, top: side.top, width: THICK, height: side.height }
}
