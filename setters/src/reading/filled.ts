import { isObject, type Json, type SchemaNode } from '@vitrine/schemas'
import { branchOf, branchSchema, constOf, unionOf } from './branches.ts'
import { activeShape, hasConditions } from './conditions.ts'
import type { FormSchema } from './form-schema.ts'
import { isNever, kindsOf } from './types.ts'

/** So deep are parts made that are required and not there. */
const DEPTH = 8

/**
 * A value with all that a form shows of it: the defaults of what is not there, the only value that something required
 * may have, and required objects, so that what is missing in them is told at its own place. The same value, where it has
 * all of that.
 */
export function filled(schema: SchemaNode, value: Json, form: FormSchema, depth = 0): Json {
  const { node } = form.read(schema)
  const union = unionOf(node, form)
  const branch = union?.branches[branchOf(union, value, form)]
  if (union) return branch ? filled(branchSchema(union, branch), value, form, depth) : value
  if (Array.isArray(value)) return filledList(node, value, form, depth)
  return isObject(value) ? filledObject(node, value, form, depth) : value
}

function filledList({ items }: SchemaNode, value: readonly Json[], form: FormSchema, depth: number): Json {
  if (items === undefined) return value
  const next = value.map((item) => filled(items, item, form, depth))
  return next.every((item, at) => item === value[at]) ? value : next
}

function filledObject(node: SchemaNode, value: Readonly<Record<string, Json>>, form: FormSchema, depth: number): Json {
  const shape = hasConditions(node) ? activeShape(node, value, form) : node
  // What the conditions bring may be a choice of several again.
  if (shape !== node && unionOf(shape, form)) return filled(shape, value, form, depth)
  const required = new Set(shape.required)
  const added = Object.entries(shape.properties ?? {}).flatMap(([name, schema]) => {
    if (isNever(schema)) return []
    const before = Object.hasOwn(value, name) ? value[name] : undefined
    const after =
      before === undefined ? madeOf(schema, required.has(name), form, depth) : filled(schema, before, form, depth)
    return after === undefined || after === before ? [] : [[name, after] as const]
  })
  return added.length === 0 ? value : { ...value, ...Object.fromEntries(added) }
}

/** What stands where nothing is. */
function madeOf(schema: SchemaNode, isRequired: boolean, form: FormSchema, depth: number): Json | undefined {
  const { node, isNullable } = form.read(schema)
  if (node.default !== undefined) return node.default
  if (!isRequired || isNullable || depth >= DEPTH) return undefined
  const only = constOf(node)
  if (only !== undefined) return only
  const isPlainObject = kindsOf(node)[0] === 'object' && !unionOf(node, form)
  return isPlainObject ? filled(schema, {}, form, depth + 1) : undefined
}
