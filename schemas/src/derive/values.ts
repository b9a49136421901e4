import { isId } from '../ids.ts'
import { isList, isObject, type Json, own } from '../json.ts'
import type { SchemaNode } from '../keywords.ts'
import { childPath, itemPath } from '../paths/path.ts'
import { childrenOf, deref, hasItemIds } from './walk.ts'

/** A value where it stands, with the schema of its place, `$ref` followed. */
interface PlacedValue {
  readonly path: string
  readonly node: SchemaNode
  readonly value: unknown
}

/**
 * A value and all that is in it, from outside in, each with the schema of its place. It may be stored or
 * resolved: of what is kept for each device, both are walked (`height.mobile`). Items are named by their
 * ids, and by their index in lists that know none. What the schema has no place for is passed over.
 */
export function* valuesAlong(schema: SchemaNode, value: unknown, path = ''): Generator<PlacedValue> {
  const node = deref(schema)
  yield { path, node, value }
  if (isList(value)) {
    if (!node.items) return
    const hasIds = hasItemIds(node)
    for (const [index, item] of value.entries()) {
      const id = hasIds ? own(item, 'id') : undefined
      yield* valuesAlong(node.items, item, itemPath(path, isId(id) ? id : String(index)))
    }
  } else if (isObject(value)) {
    const childOf = childrenOf(node)
    for (const [name, inner] of Object.entries(value)) {
      const child = childOf(name)
      if (child) yield* valuesAlong(child, inner, childPath(path, name))
    }
  }
}

/**
 * What becomes of a value; nothing takes it out. `inside` answers the same list or object with what is in it
 * changed; where it is not called, what is in the value is not looked at.
 *
 * @param node the schema of its place, `$ref` followed, where there is one.
 */
type Change<T extends Json | undefined> = (value: Json, node: SchemaNode | undefined, inside: () => Json) => T

function inside(value: Json, node: SchemaNode | undefined, change: Change<Json | undefined>): Json {
  if (isList(value))
    return value.map((item) => mapAlong(node?.items, item, change)).filter((item) => item !== undefined)
  if (!isObject(value)) return value
  const childOf = node && childrenOf(node)
  const entries: [string, Json][] = []
  for (const [name, inner] of Object.entries(value)) {
    const next = mapAlong(childOf?.(name), inner, change)
    if (next !== undefined) entries.push([name, next])
  }
  return Object.fromEntries(entries)
}

/** A value made anew along its schema: the walk of `valuesAlong`, which goes on where a schema has no place, too. */
export function mapAlong<T extends Json | undefined>(
  schema: SchemaNode | undefined,
  value: Json,
  change: Change<T>,
): T {
  const node = schema && deref(schema)
  return change(value, node, () => inside(value, node, change))
}

/** A value with each text in it changed, or taken out where the change answers nothing. */
export const mapTexts = (
  schema: SchemaNode | undefined,
  value: Json,
  change: (text: string, node: SchemaNode | undefined) => Json | undefined,
): Json | undefined =>
  mapAlong<Json | undefined>(schema, value, (one, node, rest) => (typeof one === 'string' ? change(one, node) : rest()))
