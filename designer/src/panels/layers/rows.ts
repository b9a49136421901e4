import type { On, PageSchema } from '@vitrine/schemas'

/** A line of the tree: a component, how deep it stands, and whether something stands in it. */
export interface LayerRow {
  readonly id: string
  readonly on: On
  readonly depth: number
  readonly hasChildren: boolean
  readonly isOpen: boolean
  readonly position: number
  readonly size: number
}

/** The lines of one page or part that show, outermost first; what stands in a closed one is left out. */
export function layerRows(on: On, structure: PageSchema | undefined, closed: ReadonlySet<string>): readonly LayerRow[] {
  if (!structure) return []
  const rows: LayerRow[] = []
  const walk = (ids: readonly string[], depth: number) => {
    for (const [at, id] of ids.entries()) {
      const inside = Object.values(structure.components[id]?.slots ?? {}).flat()
      const isOpen = !closed.has(id)
      rows.push({ id, on, depth, hasChildren: inside.length > 0, isOpen, position: at + 1, size: ids.length })
      if (isOpen && inside.length > 0) walk(inside, depth + 1)
    }
  }
  walk(structure.root, 1)
  return rows
}
