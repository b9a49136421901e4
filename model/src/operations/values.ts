import {
  getIn,
  isList,
  isObject,
  isWithin,
  type Json,
  type JsonObject,
  own,
  parentPath,
  parsePath,
  removeIn,
  type Segment,
  setIn,
} from '@vitrine/schemas'
import { refuse } from './operation-error.ts'

/** The segments of a path; one that is none is refused. */
export const segmentsOf = (path: string): readonly Segment[] =>
  parsePath(path) ?? refuse('refusal.unknownPath', { path })

/** The outermost object that a path needs and that is not there yet. */
export function missingAbove(props: JsonObject, path: string): string | undefined {
  const above = parentPath(path)
  if (above === '' || getIn(props, above) !== undefined) return undefined
  return missingAbove(props, above) ?? above
}

/** Props with a value at a path; objects on the way are made, items are not. */
export function withValue(props: JsonObject, path: string, value: Json): JsonObject {
  let at: Json | undefined = props
  for (const segment of segmentsOf(path)) {
    const inside: Json | undefined = getIn(at, [segment])
    if ('item' in segment && inside === undefined) return refuse('refusal.unknownItem', { path })
    if ('name' in segment && at !== undefined && !isObject(at)) return refuse('refusal.unknownPath', { path })
    at = inside
  }
  const next = setIn(props, path, value)
  return isObject(next) ? next : props
}

const isEmpty = (value: Json | undefined): boolean =>
  isList(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0

/** Props without what stands at a path that is there; what it leaves empty goes too, from `upTo` on down. */
export function withoutValue(props: JsonObject, path: string, upTo: string | undefined): JsonObject {
  const rest = removeIn(props, path)
  return withoutEmpty(isObject(rest) ? rest : props, parentPath(path), upTo)
}

/** Props without an empty object or list at a path, and without those around it that this leaves empty. */
export function withoutEmpty(props: JsonObject, path: string, upTo: string | undefined): JsonObject {
  const goes = upTo !== undefined && path !== '' && (upTo === '' || isWithin(path, upTo))
  return goes && isEmpty(getIn(props, path)) ? withoutValue(props, path, upTo) : props
}

/** Whether a list in a value holds two items of one id. */
export function hasTwins(value: Json): boolean {
  if (isList(value)) {
    const ids = value.map((item) => own(item, 'id')).filter((id) => id !== undefined)
    return new Set(ids).size < ids.length || value.some(hasTwins)
  }
  return isObject(value) && Object.values(value).some(hasTwins)
}
