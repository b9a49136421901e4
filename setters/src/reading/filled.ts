import { isObject, type Json, type SchemaNode } from '@vitrine/schemas'
import { type BranchAt, branchSchema, constOf, type Steps, unionOf } from './branches.ts'
import { activeShape, hasConditions } from './conditions.ts'
import type { FormSchema } from './form-schema.ts'
import { isNever, kindsOf } from './types.ts'

/** So deep are parts made that are required and not there. */
const DEPTH = 8
const start: Steps = []

interface Ask {
  readonly form: FormSchema
  readonly branchAt: BranchAt
}

/**
 * A value with all that a form shows of it: the defaults of what is not there, the only value that something required
 * may have, and required objects, so that what is missing in them is told at its own place. The same value, where it has
 * all of that.
 */
export const filled = (schema: SchemaNode, value: Json, ask: Ask): Json => filledAt(schema, value, ask, start, 0)

function filledAt(schema: SchemaNode, value: Json, ask: Ask, steps: Steps, depth: number): Json {
  const { form, branchAt } = ask
  const { node } = form.read(schema)
  const union = unionOf(node, form)
  const branch = union?.branches[branchAt(union, value, steps)]
  if (union) return branch ? filledAt(branchSchema(union, branch), value, ask, steps, depth) : value
  if (Array.isArray(value)) return filledList(node, value, ask, steps, depth)
  return isObject(value) ? filledObject(node, value, ask, steps, depth) : value
}

function filledList({ items }: SchemaNode, value: readonly Json[], ask: Ask, steps: Steps, depth: number): Json {
  if (items === undefined) return value
  const next = value.map((item, at) => filledAt(items, item, ask, [...steps, at], depth))
  return next.every((item, at) => item === value[at]) ? value : next
}

function filledObject(
  node: SchemaNode,
  value: Readonly<Record<string, Json>>,
  ask: Ask,
  steps: Steps,
  depth: number,
): Json {
  const { form } = ask
  const shape = hasConditions(node) ? activeShape(node, value, form) : node
  // What the conditions bring may be a choice of several again.
  if (shape !== node && unionOf(shape, form)) return filledAt(shape, value, ask, steps, depth)
  const required = new Set(shape.required)
  const added = Object.entries(shape.properties ?? {}).flatMap(([name, schema]) => {
    if (isNever(schema)) return []
    const inner = [...steps, name]
    const before = Object.hasOwn(value, name) ? value[name] : undefined
    const after =
      before === undefined
        ? madeOf(schema, required.has(name), ask, inner, depth)
        : filledAt(schema, before, ask, inner, depth)
    return after === undefined || after === before ? [] : [[name, after] as const]
  })
  return added.length === 0 ? value : { ...value, ...Object.fromEntries(added) }
}

/** What stands where nothing is. */
function madeOf(schema: SchemaNode, isRequired: boolean, ask: Ask, steps: Steps, depth: number): Json | undefined {
  const { form } = ask
  const { node, isNullable } = form.read(schema)
  if (node.default !== undefined) return node.default
  if (!isRequired || isNullable || depth >= DEPTH) return undefined
  const only = constOf(node)
  if (only !== undefined) return only
  const isPlainObject = kindsOf(node)[0] === 'object' && !unionOf(node, form)
  return isPlainObject ? filledAt(schema, {}, ask, steps, depth + 1) : undefined
}
