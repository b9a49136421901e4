import type { KeyboardEvent } from 'react'
import { useEditor } from '../../store/context.ts'
import type { LayerRow } from './rows.ts'

interface TreeKeysOptions {
  readonly rows: readonly LayerRow[]
  /** The row that is selected; less than 0 when there is none. */
  readonly at: number
  readonly select: (id: string | undefined) => void
  readonly toggle: (id: string, isOpen: boolean) => void
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The keys of a tree, as the ARIA practices say. */
export function useTreeKeys({ rows, at, select, toggle }: TreeKeysOptions): (event: KeyboardEvent) => void {
  const editor = useEditor()
  const row = rows[at]
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => select(rows[at + 1]?.id),
    ArrowUp: () => select(rows[Math.max(0, at - 1)]?.id),
    Home: () => select(rows[0]?.id),
    End: () => select(rows.at(-1)?.id),
    ArrowRight() {
      if (row?.hasChildren && !row.isOpen) toggle(row.id, true)
      else if (row?.hasChildren) select(rows[at + 1]?.id)
    },
    ArrowLeft() {
      if (row?.hasChildren && row.isOpen) toggle(row.id, false)
      else select(row && editor.place(row.id)?.parent?.component)
    },
  }
  return (event) => {
    // With a modifier they are hot keys of the component.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const key = (isMirrored && mirrored[event.key]) || event.key
    const act = Object.hasOwn(actions, key) ? actions[key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  }
}
