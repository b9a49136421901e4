/** The rows that are chosen: some of a page, or all that match, over all pages. */
export type RowSelection = 'all' | ReadonlySet<string>

export const isChosen = (selected: RowSelection, id: string): boolean => selected === 'all' || selected.has(id)
