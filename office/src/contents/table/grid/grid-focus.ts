// Where the focus goes in a grid of rows and cells: in the document, so that no row is drawn anew for it.

const CELLS = ':scope > [role="columnheader"], :scope > [role="gridcell"], :scope > [role="rowheader"]'
const CONTROLS = 'a[href], button, input'

export const rowOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[role="row"]')) || undefined

export const isCell = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('[role="gridcell"], [role="rowheader"], [role="columnheader"]')

const cellsOf = (row: HTMLElement): readonly HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CELLS)]

const rowsOf = (grid: HTMLElement): readonly HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('[role="row"]')]

/** What takes the focus for a cell: what is pressed in it, and else the cell itself. */
export const focusableIn = (cell: HTMLElement): HTMLElement => cell.querySelector<HTMLElement>(CONTROLS) ?? cell

/** Focuses something of the grid and shows it, and moves the window no further than that needs. */
export function focusOn(element: HTMLElement | undefined): void {
  if (!element) return
  const target = isCell(element) ? focusableIn(element) : element
  target.focus({ preventScroll: true })
  element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

/** The first row of values; where there is none, the headings. */
export const firstIn = (grid: HTMLElement): HTMLElement | undefined => rowsOf(grid)[1] ?? rowsOf(grid)[0]

/** As many rows as a window shows, without the last one. */
function rowsAtOnce(row: HTMLElement): number {
  const { height } = row.getBoundingClientRect()
  return height > 0 ? Math.max(1, Math.floor(window.innerHeight / height) - 2) : 1
}

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/**
 * What a key leads to from where the focus is: rows by up and down, cells of a row by left and right, the same column
 * in another row. Nothing where the key is none of those of a grid, or there is nothing further.
 *
 * @param isRightToLeft whether the next cell stands at the left.
 */
export function placeByKey(
  grid: HTMLElement,
  from: EventTarget | null,
  { key, ctrlKey, metaKey, isRightToLeft }: Key & { readonly isRightToLeft: boolean },
): HTMLElement | undefined {
  const row = rowOf(from)
  if (!row) return undefined
  const rows = rowsOf(grid)
  const at = rows.indexOf(row)
  const cells = cellsOf(row)
  const column = cells.findIndex((cell) => from instanceof Node && cell.contains(from))
  const isInCell = column >= 0
  const inRow = (index: number): HTMLElement | undefined => {
    const other = rows[Math.min(Math.max(index, 0), rows.length - 1)]
    if (!other || other === row) return undefined
    // The headings have the focus one by one.
    if (!isInCell && other !== rows[0]) return other
    return cellsOf(other)[Math.max(column, 0)]
  }
  switch (key) {
    case 'ArrowDown':
      return inRow(at + 1)
    case 'ArrowUp':
      return inRow(at - 1)
    case 'PageDown':
      return inRow(at + rowsAtOnce(row))
    case 'PageUp':
      return inRow(Math.max(1, at - rowsAtOnce(row)))
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = (key === 'ArrowRight') === isRightToLeft ? -1 : 1
      if (!isInCell) return step > 0 ? cells[0] : cells.at(-1)
      // Beyond the first and the last cell stands the row itself.
      return cells[column + step] ?? (at === 0 ? undefined : row)
    }
    case 'Home':
      return isInCell && !ctrlKey && !metaKey ? cells[0] : (rows[1] ?? undefined)
    case 'End':
      return isInCell && !ctrlKey && !metaKey ? cells.at(-1) : rows.at(-1)
    default:
      return undefined
  }
}
