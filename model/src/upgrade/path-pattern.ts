import type { Segment } from '@vitrine/schemas'

/**
 * Paths held against patterns (`items[].title`), for upgrades: those are written for an older schema, so
 * no schema can be asked what a path means.
 */
export type Segments = readonly Segment[]

const matches = (at: Segment | undefined, of: Segment | undefined): boolean => {
  if (!at || !of) return false
  if ('item' in of) return 'item' in at && (of.item === '' || of.item === at.item)
  return 'name' in at && at.name === of.name
}

/** Whether a path is the one of a pattern, or stands below it. */
export const isUnder = (path: Segments, pattern: Segments): boolean =>
  path.length >= pattern.length && pattern.every((of, at) => matches(path[at], of))

/** The rest of a pattern below a path, when the path leads there: `items[k3v9Qa2Z]`, `items[].title` → `title`. */
export const restBelow = (path: Segments, pattern: Segments): Segments | undefined =>
  pattern.length > path.length && path.every((segment, at) => matches(segment, pattern[at]))
    ? pattern.slice(path.length)
    : undefined

/** A path below `from` as the path below `to`; the ids fill the places of `to` in their order. */
export function moved(path: Segments, from: Segments, to: Segments): Segments {
  const ids = path.slice(0, from.length).filter((segment) => 'item' in segment)
  const filled = to.map((segment) => ('item' in segment && segment.item === '' ? (ids.shift() ?? segment) : segment))
  return [...filled, ...path.slice(from.length)]
}
