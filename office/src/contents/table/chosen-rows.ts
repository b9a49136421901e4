import type { SendCall } from '@vitrine/editor-core'
import { type ContentRow, contentRows, type EntitySpec } from '@vitrine/schemas'
import type { RowSelection } from '../row-selection.ts'
import { type RowsView, rowsQuestion } from '../rows-view.ts'

/** The most that is changed in one step: as many operations as one save takes. */
export const MOST_CHOSEN = 10_000

interface ChosenRowsOptions {
  readonly entity: EntitySpec
  readonly view: RowsView
  readonly selected: RowSelection
  /** The columns whose values are wanted too. */
  readonly columns?: readonly string[]
  /** So many of them are enough. */
  readonly most?: number
}

/** The rows that are chosen, over all pages: single ones, or all that match. */
export async function chosenRows(
  send: SendCall,
  { entity, view, selected, columns = [], most = MOST_CHOSEN }: ChosenRowsOptions,
): Promise<readonly ContentRow[]> {
  const rows: ContentRow[] = []
  const question = { ...rowsQuestion(entity, view), columns: ['title', ...columns].join(',') }
  const isChosen = ({ id }: ContentRow) => selected === 'all' || selected.has(id)
  const wanted = selected === 'all' ? most : Math.min(most, selected.size)
  // Most often all that are chosen stand on the page that is open.
  if (selected !== 'all' && view.page > 1) {
    const { items } = await send(contentRows, question)
    const found = items.filter(isChosen)
    if (found.length >= wanted) return found.slice(0, wanted)
  }
  for (let page = 1, seen = 0; rows.length < wanted; page += 1) {
    const { items, total } = await send(contentRows, { ...question, page })
    rows.push(...items.filter(isChosen))
    seen += items.length
    if (items.length === 0 || seen >= total) break
  }
  return rows.slice(0, wanted)
}
