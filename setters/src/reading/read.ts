import type { SchemaNode } from '@vitrine/schemas'
import { both, without } from './both.ts'
import { kindsOf } from './types.ts'

/** A schema as it is drawn. */
export interface SchemaReading {
  /** Its `$ref` followed, and all put together that must fit at once; what depends on values is still apart. */
  readonly node: SchemaNode
  /** Whether `null` may stand there too. */
  readonly isNullable: boolean
  /** The definition that it names; where one comes again inside of itself, it is drawn on demand. */
  readonly definition: string | undefined
}

/** Works an answer out once for each object. */
export function remembered<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    const made = known.get(key) ?? make(key)
    known.set(key, made)
    return made
  }
}

/** Answers the definition that a `$ref` names. */
export type Follow = (ref: string) => SchemaNode | undefined

/**
 * `$ref` and `allOf` put into one node; a definition that holds itself is not put into itself again. Forms read
 * any draft of JSON Schema, from 04 to 2020-12, with references of their own and conditions; the walks of
 * `schemas` read props, in which a `$ref` names a shared definition.
 */
function flat(schema: SchemaNode, follow: Follow, within: ReadonlySet<string> = new Set()): SchemaNode {
  const { $ref } = schema
  if ($ref !== undefined) {
    const target = within.has($ref) ? undefined : follow($ref)
    const beside = without(schema, ['$ref'])
    if (target === undefined) return within.has($ref) ? beside : schema
    const referred = flat(target, follow, new Set([...within, $ref]))
    return Object.keys(beside).length === 0 ? referred : both(referred, flat(beside, follow, within))
  }
  if (!schema.allOf) return schema
  const parts = schema.allOf.map((part) => flat(part, follow, within))
  const depends = (part: SchemaNode) => part.if !== undefined || part.dependentSchemas !== undefined
  const apart = parts.filter(depends)
  const own = without(schema, ['allOf'])
  const merged = [...parts.filter((part) => !depends(part)), own].reduce<SchemaNode>(both, {})
  return apart.length === 0 ? merged : { ...merged, allOf: [...(merged.allOf ?? []), ...apart] }
}

const isNull = (schema: SchemaNode): boolean => schema.type === 'null' || schema.const === null

/** `null` taken out of the types, choices and branches, so that the rest chooses the setter. */
function withoutNull(node: SchemaNode, read: (schema: SchemaNode) => SchemaNode): readonly [SchemaNode, boolean] {
  const kinds = kindsOf(node)
  const types = kinds.filter((kind) => kind !== 'null')
  if (Array.isArray(node.type) && kinds.length > types.length && types.length > 0 && !node.enum)
    return [{ ...node, type: types.length === 1 ? (types[0] as never) : types }, true]
  for (const name of ['oneOf', 'anyOf'] as const) {
    const branches = node[name]?.map(read)
    if (!branches) continue
    const rest = branches.filter((branch) => !isNull(branch))
    const apart = without(node, [name])
    const [only] = rest
    if (rest.length === 1 && only) return [both(only, apart), rest.length < branches.length]
    if (rest.length < branches.length && rest.length > 0) return [{ ...node, [name]: rest }, true]
  }
  return [node, false]
}

/** Reads schemas as they are drawn; each is read once. */
export function reader(follow: Follow): (schema: SchemaNode) => SchemaReading {
  const read = remembered((schema: SchemaNode): SchemaReading => {
    const whole = flat(schema, follow)
    const [node, isNullable] = withoutNull(whole, (branch) => flat(branch, follow))
    return { node, isNullable, definition: schema.$ref }
  })
  return read
}
