import { isId } from '../ids.ts'
import { isList, isObject, type Json, own } from '../json.ts'
import type { SchemaNode } from '../keywords.ts'
import { childPath, itemPath } from '../paths/path.ts'
import { childOf, deref, hasItemIds } from './walk.ts'

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
  } else if (isObject(value))
    for (const [name, inner] of Object.entries(value)) {
      const child = childOf(node, name)
      if (child) yield* valuesAlong(child, inner, childPath(path, name))
    }
}

/**
 * A value with each text in it changed, or taken out where the change answers nothing. The schema is that
 * of its place, where there is one.
 */
export function mapTexts(
  schema: SchemaNode | undefined,
  value: Json,
  change: (text: string, node: SchemaNode | undefined) => Json | undefined,
): Json | undefined {
  const node = schema && deref(schema)
  if (typeof value === 'string') return change(value, node)
  if (isList(value))
    return value.map((item) => mapTexts(node?.items, item, change)).filter((item) => item !== undefined)
  if (!isObject(value)) return value
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const next = mapTexts(node && childOf(node, name), inner, change)
    return next === undefined ? [] : [[name, next] as const]
  })
  return Object.fromEntries(entries)
}
