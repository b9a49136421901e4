import { formatPath, isObject, isWithin, type Json, parsePath, type Segment } from '@vitrine/schemas'
import { own } from '../shape.ts'
import { refuse } from './refusal.ts'

type Props = Readonly<Record<string, Json>>

/** The segments of a path that names a value: the last one is no item. */
export function segmentsOf(path: string): readonly Segment[] {
  const segments = parsePath(path)
  return segments && segments.length > 0 ? segments : refuse('refusal.unknownPath', { path })
}

/** The path above, `''` for the props themselves. */
export const parentPath = (path: string): string => formatPath(segmentsOf(path).slice(0, -1))

const itemIndex = (list: unknown, id: string): number =>
  Array.isArray(list) ? list.findIndex((item) => own(item, 'id') === id) : -1

/** What stands at a path of nested props; `undefined` where it leads nowhere. */
export const valueAt = (props: Props, path: string): Json | undefined =>
  (path === '' ? [] : segmentsOf(path)).reduce<unknown>((at, segment) => {
    if ('name' in segment) return own(at, segment.name)
    return Array.isArray(at) ? at[itemIndex(at, segment.item)] : undefined
  }, props) as Json | undefined

/** The outermost object that a path needs and that is not there yet. */
export function missingAbove(props: Props, path: string): string | undefined {
  const segments = segmentsOf(path).slice(0, -1)
  const at = segments.findIndex((_, index) => valueAt(props, formatPath(segments.slice(0, index + 1))) === undefined)
  return at < 0 ? undefined : formatPath(segments.slice(0, at + 1))
}

function put(at: Json | undefined, segments: readonly Segment[], value: Json, path: string): Json {
  const [segment, ...rest] = segments
  if (!segment) return value
  if ('item' in segment) {
    const index = itemIndex(at, segment.item)
    if (index < 0) return refuse('refusal.unknownItem', { path })
    const list = at as readonly Json[]
    return list.with(index, put(list[index], rest, value, path))
  }
  if (at !== undefined && !isObject(at)) return refuse('refusal.unknownPath', { path })
  const inside = put(own(at, segment.name) as Json | undefined, rest, value, path)
  return { ...(at as Props | undefined), [segment.name]: inside }
}

/** Props with a value at a path; objects on the way are made, items are not. */
export const withValue = (props: Props, path: string, value: Json): Props =>
  put(props, segmentsOf(path), value, path) as Props

function without(props: Props, path: string): Props {
  const above = parentPath(path)
  const container = valueAt(props, above) as Props
  const { [path.slice(above === '' ? 0 : above.length + 1)]: _gone, ...others } = container
  return above === '' ? others : withValue(props, above, others)
}

const isEmpty = (value: Json | undefined): boolean =>
  Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0

/** Props without what stands at a path that is there; what it leaves empty goes too, from `upTo` on down. */
export const withoutValue = (props: Props, path: string, upTo: string | undefined): Props =>
  withoutEmpty(without(props, path), parentPath(path), upTo)

/** Props without an empty object or list at a path, and without those around it that this leaves empty. */
export function withoutEmpty(props: Props, path: string, upTo: string | undefined): Props {
  const goes = upTo !== undefined && path !== '' && (upTo === '' || isWithin(path, upTo))
  return goes && isEmpty(valueAt(props, path)) ? withoutValue(props, path, upTo) : props
}

/** The prop of the first level that a path stands in: `items` of `items[k3v9Qa2Z].title`. */
export const topOf = (path: string): string => formatPath(segmentsOf(path).slice(0, 1))

/** Whether a list in a value holds two items of one id. */
export function hasTwins(value: Json): boolean {
  if (Array.isArray(value)) {
    const ids = value.map((item) => own(item, 'id')).filter((id) => id !== undefined)
    return new Set(ids).size < ids.length || value.some(hasTwins)
  }
  return isObject(value) && Object.values(value as Props).some(hasTwins)
}
