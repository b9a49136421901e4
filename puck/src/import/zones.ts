import { isList, isObject, type Json } from '@vitrine/schemas'

/** The components of one old `DropZone`. */
export interface Zone {
  /** The name that it has in `zones`: `Columns-1:left`. */
  readonly key: string
  readonly name: string
  readonly content: readonly Json[]
}

/** The zones of a document by the component that they stand in; each is taken once. */
export interface Zones {
  readonly of: (component: string) => readonly Zone[]
  readonly take: (component: string) => readonly Zone[]
  /** Takes one that nobody has taken; if it can be, one that stands in none of the others. */
  readonly next: () => Zone | undefined
  /** What stands in `zones` and is no zone. */
  readonly wrong: readonly (readonly [key: string, value: Json])[]
}

export const ROOT_ZONE = 'default-zone'

/** The parent and the name of a zone; one without a parent is of the root. */
function partsOf(key: string): readonly [parent: string, name: string] {
  const at = key.indexOf(':')
  return at < 0 ? ['root', key] : [key.slice(0, at), key.slice(at + 1)]
}

/** The ids of all components in a value. */
function* idsIn(value: Json): Generator<string> {
  if (isList(value)) for (const item of value) yield* idsIn(item)
  if (!isObject(value)) return
  if (typeof value.id === 'string') yield value.id
  for (const inside of Object.values(value)) yield* idsIn(inside)
}

export function readZones(zones: Json | undefined): Zones {
  const byParent = new Map<string, Zone[]>()
  const wrong: (readonly [string, Json])[] = []
  for (const [key, content] of Object.entries(isObject(zones) ? zones : {})) {
    if (!isList(content)) {
      wrong.push([key, content])
      continue
    }
    const [parent, name] = partsOf(key)
    byParent.set(parent, [...(byParent.get(parent) ?? []), { key, name, content }])
  }
  const of = (component: string) => byParent.get(component) ?? []
  return {
    of,
    take(component) {
      const taken = of(component)
      byParent.delete(component)
      return taken
    },
    next() {
      const inside = new Set([...byParent.values()].flat().flatMap(({ content }) => [...idsIn(content)]))
      const parents = [...byParent.keys()]
      const parent = parents.find((one) => !inside.has(one)) ?? parents[0]
      if (parent === undefined) return undefined
      const [zone, ...others] = of(parent)
      if (others.length > 0) byParent.set(parent, others)
      else byParent.delete(parent)
      return zone
    },
    wrong,
  }
}
