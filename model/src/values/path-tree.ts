import { parsePath, type Segment } from '@vitrine/schemas'

/** Values by path, as a tree, so that a walk along the props meets each of them once. */
export interface PathTree<V> {
  /** What stands at this very path; a list of one, so that any value can. */
  readonly here: readonly [V] | undefined
  readonly below: ReadonlyMap<string, PathTree<V>>
}

interface Growing<V> extends PathTree<V> {
  here: readonly [V] | undefined
  below: Map<string, Growing<V>>
}

const grow = <V>(): Growing<V> => ({ here: undefined, below: new Map() })
const keyOf = (segment: Segment): string => ('item' in segment ? `[${segment.item}]` : segment.name)

/** The tree of flat entries. A path that is none, or that names a prototype, is ignored (R211). */
export function pathTree<V>(entries: Iterable<readonly [path: string, value: V]>): PathTree<V> {
  const tree = grow<V>()
  for (const [path, value] of entries) {
    const segments = parsePath(path)
    if (!segments) continue
    let node = tree
    for (const key of segments.map(keyOf)) {
      const next = node.below.get(key) ?? grow<V>()
      node.below.set(key, next)
      node = next
    }
    node.here = [value]
  }
  return tree
}
