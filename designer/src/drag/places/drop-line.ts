import type { DropList } from './drop-lists.ts'

/** A line on the canvas, in pixels of its document. */
export interface DropLine {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** As thick as a line is drawn, in pixels. */
export const THICK = 4

/** Between which components of a list something would be dropped, and the line that shows it. */
export interface DropSpot {
  readonly after: string | null
  readonly line: DropLine
}

/** The place between two components of a list that is nearest to a point. */
export function spotIn(page: Document, { ids, element }: DropList, x: number, y: number): DropSpot {
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
  const after = ids[at] ?? null
  const [before, next] = [rectOf(ids[at] ?? ''), rectOf(ids[at + 1] ?? '')]
  return { after, line: isRow ? column(around, before, next, isMirrored) : row(around, before, next) }
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
    const rect = rectOf(ids[middle] ?? '')
    if (!rect || isBehind(rect)) low = middle + 1
    else high = middle
  }
  return low - 1
}

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
