import { childPath, isId, isList, isObject, itemPath, type Json, type JsonObject, own } from '@vitrine/schemas'
import { isByDevice } from '../upgrade/upgrade-steps.ts'
import type { ValueDevice } from './change.ts'

/** A value of its own, and the device it is kept for. */
interface Leaf {
  readonly value: Json
  readonly device?: ValueDevice | undefined
}

/** The values of settings by the path that each is stored at. */
export type Leaves = ReadonlyMap<string, Leaf>

/** Whether a value is looked into. */
export type LooksInto = (value: Json | undefined) => value is JsonObject | readonly JsonObject[]

const isItem = (value: Json): value is JsonObject =>
  isObject(value) && isId(own(value, 'id')) && Object.keys(value).length > 1

/** In the base, where values are nested: rich text, lists whose items have no ids, and what is empty are one value each. */
export const intoBase = ((value: Json | undefined): boolean => {
  if (isObject(value)) return own(value, 'type') !== 'doc' && Object.keys(value).length > 0
  return isList(value) && value.length > 0 && value.every(isItem)
}) as LooksInto

/** An entry of a language map is one value, or two where it is kept for each device. */
export const intoEntry = ((value: Json | undefined): boolean => isByDevice(value)) as LooksInto

/** An item without its id, which no step changes. */
export function withoutId({ id: _id, ...rest }: JsonObject): JsonObject {
  return rest
}

/** Notes each value of its own by its path. */
function collect(value: Json, path: string, into: LooksInto, leaves: Map<string, Leaf>, device?: ValueDevice): void {
  if (!into(value)) leaves.set(path, { value, device })
  else if (isList(value))
    for (const item of value) collectIn(withoutId(item), itemPath(path, String(item.id)), into, leaves, device)
  else collectIn(value, path, into, leaves, device)
}

function collectIn(value: JsonObject, path: string, into: LooksInto, leaves: Map<string, Leaf>, device?: ValueDevice) {
  const isDivided = isByDevice(value)
  for (const [name, inner] of Object.entries(value))
    collect(inner, childPath(path, name), into, leaves, isDivided ? (name as ValueDevice) : device)
}

/** The props of settings as values of their own. */
export function leavesOf(props: JsonObject): Leaves {
  const leaves = new Map<string, Leaf>()
  collectIn(props, '', intoBase, leaves)
  return leaves
}

/** The entries of a language map as values of their own. */
export function leavesOfMap(map: JsonObject): Leaves {
  const leaves = new Map<string, Leaf>()
  for (const [path, value] of Object.entries(map)) collect(value, path, intoEntry, leaves)
  return leaves
}

/** A value with the path of each value of its own in its place: what is moved then says where it came from. */
export function tagged(value: Json, path: string, into: LooksInto): Json {
  if (!into(value)) return path
  if (isObject(value)) return taggedIn(value, path, into)
  return value.map((item) => ({
    ...taggedIn(withoutId(item), itemPath(path, String(item.id)), into),
    id: item.id as Json,
  }))
}

export const taggedIn = (value: JsonObject, path: string, into: LooksInto): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tagged(inner, childPath(path, name), into)]))
