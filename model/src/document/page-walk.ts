import { isForbiddenName, type SectionSpec } from '@vitrine/schemas'
import { type Specs, specOf } from './specs.ts'

interface Placed {
  readonly type: string
  readonly slots?: Readonly<Record<string, readonly string[]>>
}

/** A page schema, or a tree of components in one language: both have this form. */
export interface Tree<C extends Placed> {
  readonly root: readonly string[]
  readonly components: Readonly<Record<string, C>>
}

/** A component where it stands. */
export interface VisitedComponent<C extends Placed> {
  readonly id: string
  readonly component: C
  readonly spec: SectionSpec | undefined
  /** 1 for the roots. */
  readonly depth: number
}

/** The names of a component's slots: those of its section in their order, then any others. */
export const slotNames = (slots: Placed['slots'], spec: SectionSpec | undefined): readonly string[] => {
  const names = Object.keys(slots ?? {})
  const known = Object.keys(spec?.slots ?? {}).filter((name) => names.includes(name))
  return [...known, ...names.filter((name) => !known.includes(name))]
}

/** A component by its id; `undefined` when there is none. */
export const componentOf = <C extends Placed>(tree: Tree<C>, id: string): C | undefined =>
  Object.hasOwn(tree.components, id) && !isForbiddenName(id) ? tree.components[id] : undefined

/**
 * The components that can be reached from the root, in the order of the document, each once
 * whatever loops there are. It does not recurse, so no depth can break it.
 */
export function* componentsInOrder<C extends Placed>(tree: Tree<C>, specs: Specs): Generator<VisitedComponent<C>> {
  const open = tree.root.map((id) => ({ id, depth: 1 })).reverse()
  const seen = new Set<string>()
  for (let next = open.pop(); next; next = open.pop()) {
    const { id, depth } = next
    const component = componentOf(tree, id)
    if (!component || seen.has(id)) continue
    seen.add(id)
    const spec = specOf(specs, component.type)
    yield { id, component, spec, depth }
    const children = slotNames(component.slots, spec).flatMap((name) => component.slots?.[name] ?? [])
    for (const child of children.reverse()) open.push({ id: child, depth: depth + 1 })
  }
}
