import type { Json } from '../json.ts'
import type { SchemaNode } from '../keywords.ts'
import type { PropsOf } from './props-of.ts'
import { deref } from './walk.ts'

function defaultOf(schema: SchemaNode): Json | undefined {
  const node = deref(schema)
  if (node.default !== undefined) return node.default as Json
  if (node.type !== 'object' || !node.properties) return undefined
  const entries = Object.entries(node.properties)
    .map(([name, child]) => [name, defaultOf(child)] as const)
    .filter((entry): entry is readonly [string, Json] => entry[1] !== undefined)
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** The defaults that a props schema declares, nested as its value: the lowest layer of resolution. */
export const defaultsOf = <S extends SchemaNode>(schema: S): Partial<PropsOf<S>> =>
  (defaultOf(schema) ?? {}) as Partial<PropsOf<S>>
