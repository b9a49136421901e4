/** Where a slot is drawn, in pixels of its document. */
export interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function edgesOf(element: Element): Edges {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

const outside = (at: number, start: number, end: number): number => Math.max(start - at, at - end, 0)
const acrossTo = ({ left, right }: Edges, x: number): number => outside(x, left, right)
const downTo = ({ top, bottom }: Edges, y: number): number => outside(y, top, bottom)

/**
 * Which slots of a component a point means that is in none of them, the nearest first. An empty one
 * takes what is dropped anywhere in its component; one with something in it what is dropped among the
 * slots: in the gap beside it, or below it where its neighbour is longer. What is not drawn, such as
 * the third of two columns, is never meant.
 */
export function slotsMeant<S extends Edges & { readonly isEmpty: boolean }>(
  slots: readonly S[],
  x: number,
  y: number,
): readonly S[] {
  const drawn = slots.filter(({ left, top, right, bottom }) => right > left && bottom > top)
  const around: Edges = {
    left: Math.min(...drawn.map(({ left }) => left)),
    top: Math.min(...drawn.map(({ top }) => top)),
    right: Math.max(...drawn.map(({ right }) => right)),
    bottom: Math.max(...drawn.map(({ bottom }) => bottom)),
  }
  const isAmong = acrossTo(around, x) === 0 && downTo(around, y) === 0
  return drawn
    .filter(({ isEmpty }) => isEmpty || isAmong)
    .sort((a, b) => acrossTo(a, x) - acrossTo(b, x) || downTo(a, y) - downTo(b, y))
}
