import { isList, isObject, type Json } from '../json.ts'
import { parsePath, type Segment } from './path.ts'

/** A path as text, or read already. One that is none leads nowhere. */
export type PathLike = string | readonly Segment[]

/** Which item of a list a step means: its index, or -1. */
export type FindItem = (list: readonly Json[], item: string) => number

/** By id, as in all props. */
export function byItemId(list: readonly Json[], item: string): number {
  for (let at = 0; at < list.length; at++) {
    const one = list[at]
    if (isObject(one) && one.id === item) return at
  }
  return -1
}

/** By index only: in lists whose items carry ids of their own meaning. */
export const byIndex: FindItem = (list, item) => (/^\d+$/.test(item) && Number(item) < list.length ? Number(item) : -1)

/** By id; by index where no item has that id. */
export const byIdOrIndex: FindItem = (list, item) => {
  const at = byItemId(list, item)
  return at >= 0 ? at : byIndex(list, item)
}

const itself: readonly Segment[] = []

/** The value itself is at the empty path; `undefined` is what is no path. */
const segmentsOf = (path: PathLike): readonly Segment[] | undefined =>
  typeof path !== 'string' ? path : path === '' ? itself : parsePath(path)

/** The value at a path; `undefined` where it leads nowhere. */
export function getIn(value: Json | undefined, path: PathLike, find: FindItem = byItemId): Json | undefined {
  const segments = segmentsOf(path)
  if (segments === undefined) return undefined
  let inner = value
  // Every text of a page is read here: no closure, and no iterator.
  for (let at = 0; at < segments.length && inner !== undefined; at++) inner = stepInto(inner, segments[at], find)
  return inner
}

function stepInto(value: Json | undefined, segment: Segment | undefined, find: FindItem): Json | undefined {
  if (segment === undefined) return undefined
  if ('item' in segment) return isList(value) ? value[find(value, segment.item)] : undefined
  return isObject(value) && Object.hasOwn(value, segment.name) ? value[segment.name] : undefined
}

/**
 * The value with what stands at a path changed, or taken out where the change answers nothing. What
 * does not change is the same object as before. A step into what is no object makes one; a path through
 * no item does nothing, and neither does what is no path.
 */
export function updateIn(
  value: Json | undefined,
  path: PathLike,
  change: (old: Json | undefined) => Json | undefined,
  find: FindItem = byItemId,
): Json | undefined {
  const segments = segmentsOf(path)
  return segments ? updateFrom(value, segments, 0, change, find) : value
}

function updateFrom(
  value: Json | undefined,
  segments: readonly Segment[],
  from: number,
  change: (old: Json | undefined) => Json | undefined,
  find: FindItem,
): Json | undefined {
  const segment = segments[from]
  if (segment === undefined) return change(value)
  if ('item' in segment) {
    const at = isList(value) ? find(value, segment.item) : -1
    if (!isList(value) || at < 0) return value
    const next = updateFrom(value[at], segments, from + 1, change, find)
    return next === undefined ? value.toSpliced(at, 1) : next === value[at] ? value : value.with(at, next)
  }
  const { name } = segment
  const old = stepInto(value, segment, find)
  const next = updateFrom(old, segments, from + 1, change, find)
  if (!isObject(value)) return next === undefined ? value : { [name]: next }
  if (next === old) return value
  if (next !== undefined) return { ...value, [name]: next }
  const { [name]: _gone, ...others } = value
  return others
}

/** The value with another one at a path. */
export const setIn = (value: Json | undefined, path: PathLike, next: Json, find?: FindItem): Json | undefined =>
  updateIn(value, path, () => next, find)

/** The value without what stands at a path. */
export const removeIn = (value: Json | undefined, path: PathLike, find?: FindItem): Json | undefined =>
  updateIn(value, path, () => undefined, find)
