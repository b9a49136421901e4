import type { Json, SchemaNode } from '@vitrine/schemas'
import { equals, kindsOf } from './types.ts'

type Properties = Readonly<Record<string, SchemaNode>>

function propertiesOfBoth(one: Properties = {}, other: Properties = {}): Properties {
  const merged = new Map(Object.entries(one))
  for (const [name, schema] of Object.entries(other)) {
    const known = merged.get(name)
    merged.set(name, known && typeof known === 'object' ? both(known, schema) : schema)
  }
  return Object.fromEntries(merged)
}

const unionKeywords = ['oneOf', 'anyOf', '$ref', 'not', 'if'] as const
const withIf = ['if', 'then', 'else'] as const

/** What one schema cannot hold twice is kept beside it, as another part of `allOf`. */
function besides(one: SchemaNode, other: SchemaNode): readonly SchemaNode[] {
  const twice = unionKeywords.filter((name) => one[name] !== undefined && other[name] !== undefined)
  return twice
    .filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .map((name) =>
      name === 'if'
        ? Object.fromEntries(withIf.flatMap((key) => (one[key] === undefined ? [] : [[key, one[key]]])))
        : { [name]: one[name] },
    )
}

const bothLists = <T extends Json>(
  one: readonly T[] | undefined,
  other: readonly T[] | undefined,
): readonly T[] | undefined =>
  one && other ? one.filter((value) => other.some((member) => equals(member, value))) : undefined

/** `{const: 'x'}` beside a value that is declared says when, not what. */
const withoutMere = (one: SchemaNode, other: SchemaNode): SchemaNode => {
  if (other.const === undefined || other.type !== undefined || kindsOf(one).length === 0) return other
  const { const: _const, ...rest } = other
  return rest
}

/** One schema for what must fit both; where they differ in words or limits, the second counts. */
export function both(one: SchemaNode, second: SchemaNode): SchemaNode {
  if (one === second) return one
  const other = withoutMere(one, second)
  const beside = besides(one, other)
  const types = one.type && other.type ? bothLists(kindsOf(one), kindsOf(other)) : undefined
  const allOf = [...(one.allOf ?? []), ...beside, ...(other.allOf ?? [])]
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])]
  const choices = bothLists(one.enum, other.enum)
  const cleared = beside.some((part) => 'if' in part) ? without(one, withIf) : one
  return {
    ...cleared,
    ...other,
    ...(one.properties && other.properties && { properties: propertiesOfBoth(one.properties, other.properties) }),
    ...(one.patternProperties && { patternProperties: { ...one.patternProperties, ...other.patternProperties } }),
    ...(one.dependentSchemas && { dependentSchemas: propertiesOfBoth(one.dependentSchemas, other.dependentSchemas) }),
    ...(one.dependentRequired && { dependentRequired: { ...one.dependentRequired, ...other.dependentRequired } }),
    ...(one.items && other.items && { items: both(one.items, other.items) }),
    ...(one.additionalProperties === false && { additionalProperties: false }),
    ...(types && types.length > 0 && { type: types.length === 1 ? (types[0] as never) : types }),
    ...(choices && { enum: choices }),
    ...(required.length > 0 && { required }),
    ...(allOf.length > 0 && { allOf }),
  }
}

export function without<K extends keyof SchemaNode>(node: SchemaNode, names: readonly K[]): Omit<SchemaNode, K> {
  const rest = { ...node }
  for (const name of names) delete rest[name]
  return rest
}
