import type { Screen } from '@vitrine/renderer'

interface ItemsLook {
  readonly columns: number
  /** The least width of a column, in CSS pixels (`--least`). */
  readonly least?: number
  /** The least width in a row on a phone (`--least-in-row`). */
  readonly leastInRow?: number
  readonly gap?: number
  readonly rowGap?: number
  readonly carousel?: boolean
  /** A grid of its own, that is not `Items`: it has no rules for few things. */
  readonly own?: boolean
  /** The room they have: that of the page where nothing is said. */
  readonly width?: number
}

/** How many columns a grid of items has, and how wide each is (items.module.css). */
function columnsOf(
  count: number,
  screen: Screen,
  look: Required<Pick<ItemsLook, 'columns' | 'least' | 'gap' | 'width' | 'own'>>,
) {
  const { gap, width, own } = look
  const asked = !own && look.columns === 4 && (count === 5 || count === 9) ? 3 : look.columns
  const even = (width - (asked - 1) * gap) / asked
  const few = !own && !screen.isPhone && (count === 3 || count === 4)
  const narrowest = Math.min(look.least, few ? 200 : look.least, width)
  const isUneven = !own && count === 4 && narrowest > even
  const column = isUneven ? Math.max(narrowest, (width - gap) / 2) : Math.max(narrowest, even)
  const number = Math.max(1, Math.floor((width + gap) / (column + gap) + 1e-6))
  return { number, wide: (width - (number - 1) * gap) / number }
}

/** How high a list of things side by side stands (`Items`): each row is as high as the highest in it. */
export function itemsHeight<T>(
  items: readonly T[],
  screen: Screen,
  look: ItemsLook,
  heightOf: (item: T, width: number) => number,
): number {
  if (items.length === 0) return 0
  const { least = 208, width = screen.width } = look
  const gap = look.gap ?? (screen.isPhone ? 14 : 25.6)
  const rowGap = look.rowGap ?? (screen.isPhone ? 24 : 38)
  if (look.carousel) {
    const wide = screen.isPhone
      ? Math.max(look.leastInRow ?? 240, (0.86 * width - (look.columns - 1) * gap) / look.columns)
      : Math.max(least, (width - (look.columns - 1) * gap) / look.columns)
    return Math.max(...items.map((item) => heightOf(item, wide))) + 8
  }
  const { number, wide } = columnsOf(items.length, screen, {
    columns: look.columns,
    least,
    gap,
    width,
    own: look.own ?? false,
  })
  let height = 0
  for (let at = 0; at < items.length; at += number)
    height += Math.max(...items.slice(at, at + number).map((item) => heightOf(item, wide))) + (at > 0 ? rowGap : 0)
  return height
}
