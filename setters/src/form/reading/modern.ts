import type { SchemaNode } from '@vitrine/schemas'
import { isObject, type Raw, withInside } from './inside.ts'
import { isKind, isRight } from './keyword-values.ts'
import { baseOf, isShared, localRefs, NOWHERE } from './local-refs.ts'

/** What earlier drafts said in other words, said as the draft 2020-12 does. */
function inNewWords(schema: Raw): Raw {
  const {
    $id: _id,
    $schema: _schema,
    $anchor: _anchor,
    $dynamicAnchor: _dynamic,
    responsive: _responsive,
    ...node
  } = schema
  const said: Record<string, unknown> = { ...node }
  const types = [said.type].flat().filter(isKind)
  for (const keyword of Object.keys(said)) if (!isRight(keyword, said[keyword])) delete said[keyword]
  if (types.length > 0) said.type = types.length === 1 ? types[0] : types
  if (Array.isArray(said.items)) {
    said.prefixItems = said.items
    delete said.items
    if (said.additionalItems !== undefined) said.items = said.additionalItems
  }
  delete said.additionalItems
  for (const [limit, strict] of limitsOfOld)
    if (typeof said[strict] === 'boolean') {
      if (said[strict] && typeof said[limit] === 'number') said[strict] = said[limit]
      else delete said[strict]
    }
  if (isObject(said.dependencies)) {
    const all = Object.entries(said.dependencies)
    const names = all.filter(([, then]) => Array.isArray(then))
    const schemas = all.filter(([, then]) => !Array.isArray(then))
    if (names.length > 0) said.dependentRequired = { ...Object.fromEntries(names), ...asObject(said.dependentRequired) }
    if (schemas.length > 0)
      said.dependentSchemas = { ...Object.fromEntries(schemas), ...asObject(said.dependentSchemas) }
    delete said.dependencies
  }
  return said
}

const limitsOfOld = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const
const asObject = (value: unknown): Raw => (isObject(value) ? value : {})

/** Where `true` and `false` have to stay what they are. */
const mayBeBoolean = new Set(['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'])
const nothing = { not: {} }

/**
 * A foreign schema as this form reads it: in the words of the draft 2020-12, with every reference
 * as seen from the root (`form#/$defs/address`), and objects in place of `true` and `false`. Values
 * are never touched by this; it decides what is drawn and what is checked.
 */
export function modern(root: SchemaNode): SchemaNode {
  const asRaw = root as unknown as Raw
  const refs = localRefs(asRaw)
  const copy = (schema: unknown, outer: string, keyword = ''): unknown => {
    if (typeof schema === 'boolean') return mayBeBoolean.has(keyword) ? schema : schema ? {} : nothing
    if (!isObject(schema)) return {}
    const base = baseOf(schema, outer)
    const result: Record<string, unknown> = { ...inNewWords(schema) }
    const ref = [schema.$ref, schema.$dynamicRef, schema.$recursiveRef].find((one) => typeof one === 'string')
    delete result.$dynamicRef
    delete result.$recursiveRef
    if (typeof ref === 'string') result.$ref = isShared(ref) ? ref : refs(ref, base)
    return withInside(result, (inner, name) => copy(inner, base, name))
  }
  return copy(asRaw, NOWHERE) as SchemaNode
}
