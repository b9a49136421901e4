import { childPath, isId, isObject, itemPath, own } from '@vitrine/schemas'
import { branchFor, type Shape } from './shape.ts'

const wanted = ['image', 'video', 'link', 'rich-text'] as const

/** A picture, a film, a link or a rich text inside of resolved props. */
export interface FoundValue {
  readonly path: string
  readonly definition: (typeof wanted)[number]
  readonly value: unknown
}

/** The parts of a shape in which something can be found. Most have none, and are not walked. */
type Ways = readonly (readonly [name: string, shape: Shape])[]

const definitionOf = (shape: Shape) => wanted.find((one) => one === shape.node.$id)

const known = new WeakMap<Shape, Ways>()

function waysOf(shape: Shape): Ways {
  const ways = known.get(shape) ?? [...shape.properties].filter(([, child]) => leadsSomewhere(child))
  known.set(shape, ways)
  return ways
}

const leadsSomewhere = (shape: Shape): boolean =>
  definitionOf(shape) !== undefined ||
  waysOf(shape).length > 0 ||
  [...shape.branches.values()].some((branch) => waysOf(branch).length > 0) ||
  (shape.item !== undefined && leadsSomewhere(shape.item))

function collect(shape: Shape, value: unknown, path: string, found: FoundValue[]): void {
  if (value === undefined) return
  const definition = definitionOf(shape)
  if (definition) found.push({ path, definition, value })
  else if (shape.item) {
    if (!Array.isArray(value) || !leadsSomewhere(shape.item)) return
    for (const item of value) {
      const id = own(item, 'id')
      if (isId(id)) collect(shape.item, item, itemPath(path, id), found)
    }
  } else if (isObject(value)) {
    const branch = branchFor(shape, value)
    for (const [name, child] of branch ? waysOf(branch) : [])
      if (Object.hasOwn(value, name)) collect(child, value[name], childPath(path, name), found)
  }
}

/**
 * The pictures, films, links and rich texts inside of resolved props, each with its path; items of lists are
 * named by their ids. What stands in a rich text is for the caller to walk.
 */
export function valuesIn(shape: Shape, props: unknown): readonly FoundValue[] {
  const found: FoundValue[] = []
  collect(shape, props, '', found)
  return found
}
