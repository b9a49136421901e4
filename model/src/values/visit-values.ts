import { childPath, isId, isList, isObject, itemPath, own } from '@vitrine/schemas'
import { branchFor, type Shape } from './shape.ts'

/** A value inside of resolved props; items of lists are named by their ids. */
export interface FoundValue<K> {
  readonly path: string
  readonly kind: K
  readonly value: unknown
  readonly shape: Shape
}

/** The properties behind which something can be found. Most have nothing, and are not walked. */
type Ways = readonly (readonly [name: string, shape: Shape])[]

/**
 * Shows values to a visitor until it answers `false`, and answers whether it never did. What stands inside of
 * one is for the visitor to walk.
 */
export type VisitValues<K> = (shape: Shape, props: unknown, visit: (found: FoundValue<K>) => boolean) => boolean

/**
 * Makes what finds the values of some kinds in resolved props by their schemas, from outside in. Which parts
 * of a schema lead to any is found out once.
 *
 * @param kindOf what a value is by its schema; `undefined` when it is none of those that are looked for.
 */
export function valueVisitor<K>(kindOf: (shape: Shape) => K | undefined): VisitValues<K> {
  const known = new WeakMap<Shape, Ways>()

  function waysOf(shape: Shape): Ways {
    const ways = known.get(shape) ?? [...shape.properties].filter(([, child]) => leadsSomewhere(child))
    known.set(shape, ways)
    return ways
  }

  const leadsSomewhere = (shape: Shape): boolean =>
    kindOf(shape) !== undefined ||
    waysOf(shape).length > 0 ||
    [...shape.branches.values()].some((branch) => waysOf(branch).length > 0) ||
    (shape.item !== undefined && leadsSomewhere(shape.item))

  function walk(shape: Shape, value: unknown, path: string, visit: (found: FoundValue<K>) => boolean): boolean {
    if (value === undefined) return true
    const kind = kindOf(shape)
    if (kind !== undefined) return visit({ path, kind, value, shape })
    const { item } = shape
    if (item) {
      if (!isList(value) || !leadsSomewhere(item)) return true
      return value.every((one) => {
        const id = own(one, 'id')
        return !isId(id) || walk(item, one, itemPath(path, id), visit)
      })
    }
    if (!isObject(value)) return true
    const branch = branchFor(shape, value)
    const ways = branch ? waysOf(branch) : []
    return ways.every(
      ([name, child]) => !Object.hasOwn(value, name) || walk(child, value[name], childPath(path, name), visit),
    )
  }
  return (shape, props, visit) => walk(shape, props, '', visit)
}
