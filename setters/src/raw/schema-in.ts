import type { Json, SchemaNode } from '@vitrine/schemas'
import { isObject } from '@vitrine/schemas'
import { branchOf, branchSchema, unionOf } from '../reading/branches.ts'
import { valuesOf } from '../reading/choices.ts'
import { activeShape } from '../reading/conditions.ts'
import type { FormSchema } from '../reading/form-schema.ts'
import { kindsOf } from '../reading/types.ts'

/** A property by its name, an item by its place. */
export type SchemaKey = string | number

/** The schemas that a value may have at a place: one, or those of all branches where none is chosen yet. */
function shapesOf(schema: SchemaNode, value: Json | undefined, form: FormSchema): readonly SchemaNode[] {
  const { node } = form.read(schema)
  const shape = isObject(value) || value === undefined ? activeShape(node, value, form) : node
  const union = unionOf(shape, form)
  if (!union) return [shape]
  const at = branchOf(union, value, form)
  const branch = union.branches[at]
  const branches = branch ? [branch] : union.branches
  return branches.map((branch) => form.read(branchSchema(union, branch)).node)
}

const below = (value: Json | undefined, key: SchemaKey): Json | undefined => {
  if (typeof key === 'number') return Array.isArray(value) ? value[key] : undefined
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

function inner(node: SchemaNode, key: SchemaKey): SchemaNode | undefined {
  if (typeof key === 'number') return node.items
  const { properties, additionalProperties } = node
  if (properties && Object.hasOwn(properties, key)) return properties[key]
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}

/** The schemas of a place inside of a value, as far as the schema knows it. */
export function schemasIn(
  schema: SchemaNode,
  keys: readonly SchemaKey[],
  value: Json | undefined,
  form: FormSchema,
): readonly SchemaNode[] {
  const shapes = shapesOf(schema, value, form)
  const [key, ...rest] = keys
  if (key === undefined) return shapes
  return shapes.flatMap((shape) => {
    const next = inner(shape, key)
    return next ? schemasIn(next, rest, below(value, key), form) : []
  })
}

/** The names that an object may have, with what the schema says of each. */
export const schemaNames = (shapes: readonly SchemaNode[]): ReadonlyMap<string, SchemaNode> =>
  new Map(shapes.flatMap(({ properties = {} }) => Object.entries(properties)))

/** The values that a place may have, where they can be counted. */
export function schemaValues(shapes: readonly SchemaNode[]): readonly Json[] {
  const values = shapes.flatMap((shape) => [
    ...valuesOf(shape).map(({ value }) => value),
    ...(kindsOf(shape).includes('boolean') ? [true, false] : []),
    ...(shape.default === undefined ? [] : [shape.default]),
  ])
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}
