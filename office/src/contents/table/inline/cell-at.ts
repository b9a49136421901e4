import type { CellPlace } from './inline-columns.ts'

/** The cell of a table at a place. */
export const cellAt = (around: ParentNode, { id, column }: CellPlace): HTMLElement | undefined =>
  around.querySelector<HTMLElement>(`[data-row="${id}"][data-column="${column}"]`) ?? undefined

/** The place of the cell that something stands in. */
export function placeOf(target: EventTarget | null): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row][data-column]') : null
  const { row: id, column } = cell?.dataset ?? {}
  return id === undefined || column === undefined ? undefined : { id, column }
}
