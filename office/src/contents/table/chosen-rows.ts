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
}

/** The rows that are chosen: some of a page, or all that match, over all pages. */
export async function chosenRows(
  send: SendCall,
  { entity, view, selected, columns = [] }: ChosenRowsOptions,
): Promise<readonly ContentRow[]> {
  const rows: ContentRow[] = []
  const question = { ...rowsQuestion(entity, view), columns: ['title', ...columns].join(',') }
  if (selected !== 'all') {
    const { items } = await send(contentRows, question)
    return items.filter(({ id }) => selected.has(id))
  }
  for (let page = 1; rows.length < MOST_CHOSEN; page += 1) {
    const { items, total } = await send(contentRows, { ...question, page })
    rows.push(...items)
    if (items.length === 0 || rows.length >= total) break
  }
  return rows.slice(0, MOST_CHOSEN)
}
