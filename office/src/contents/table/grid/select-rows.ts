import { useRef } from 'react'
import { isChosen, type RowSelection } from '../../row-selection.ts'

interface RowSelectionOptions {
  /** The ids of the rows of the page, in their order. */
  readonly ids: readonly string[]
  readonly selected: RowSelection
  readonly onSelect: (selected: RowSelection) => void
}

export interface SelectRows {
  readonly isEmpty: boolean
  readonly toggle: (id: string) => void
  /** Chooses all from the row that was chosen last up to this one, as Shift does. */
  readonly extend: (id: string, from: string) => void
  readonly togglePage: () => void
  readonly choosePage: () => void
  readonly clear: () => void
}

/** What presses and keys do with the rows that are chosen. It always works on those that are chosen now. */
export function useSelectRows(options: RowSelectionOptions): SelectRows {
  /** From which row on is extended, and how far it was. */
  const range = useRef<{ readonly from: string; readonly to: string }>(undefined)
  const { ids, selected, onSelect } = options
  const chosen = (): Set<string> => new Set(selected === 'all' ? ids : selected)
  function between(one: string, other: string): readonly string[] {
    const places = [ids.indexOf(one), ids.indexOf(other)]
    return places.includes(-1) ? [] : ids.slice(Math.min(...places), Math.max(...places) + 1)
  }
  const isPage = ids.length > 0 && ids.every((id) => isChosen(selected, id))
  return {
    isEmpty: selected !== 'all' && selected.size === 0,
    toggle(id) {
      const next = chosen()
      if (!next.delete(id)) next.add(id)
      range.current = { from: id, to: id }
      onSelect(next)
    },
    extend(id, start) {
      const { from, to } = range.current ?? { from: start, to: start }
      const next = chosen()
      for (const one of between(from, to)) next.delete(one)
      for (const one of between(from, id)) next.add(one)
      range.current = { from, to: id }
      onSelect(next)
    },
    togglePage: () => onSelect(new Set(isPage ? [] : ids)),
    choosePage: () => onSelect(new Set(ids)),
    clear: () => onSelect(new Set()),
  }
}
