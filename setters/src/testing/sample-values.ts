import type { Json, SchemaNode } from '@vitrine/schemas'
import { branchSchema, unionOf } from '../reading/branches.ts'
import { valuesOf } from '../reading/choices.ts'
import type { FormSchema } from '../reading/form-schema.ts'
import { kindsOf } from '../reading/types.ts'

const DEPTH = 4

/** A value that a schema speaks of, with all of its properties: nearly what it asks for, and sometimes just that. */
export function sampleOf(schema: SchemaNode, form: FormSchema, depth = 0): Json | undefined {
  const { node } = form.read(schema)
  if (node.default !== undefined) return node.default as Json
  const [first] = valuesOf(node)
  if (first) return first.value
  const union = unionOf(node, form)
  const [branch] = union?.branches ?? []
  if (union && branch && depth < DEPTH) return sampleOf(branchSchema(union, branch), form, depth + 1)
  switch (kindsOf(node)[0]) {
    case 'string':
      return 'sample'.padEnd(node.minLength ?? 0, '-').slice(0, node.maxLength)
    case 'number':
    case 'integer':
      return Math.max(node.minimum ?? 1, (node.exclusiveMinimum ?? 0) + 1)
    case 'boolean':
      return true
    case 'null':
      return null
    case 'array': {
      const item = node.items && depth < DEPTH ? sampleOf(node.items, form, depth + 1) : undefined
      return item === undefined ? [] : [item, item]
    }
    case 'object':
      return objectOf(node, form, depth)
    default:
      return undefined
  }
}

function objectOf({ properties = {} }: SchemaNode, form: FormSchema, depth: number): Json | undefined {
  if (depth >= DEPTH) return undefined
  const entries = Object.entries(properties)
    .map(([name, schema]) => [name, sampleOf(schema, form, depth + 1)] as const)
    .filter((entry): entry is readonly [string, Json] => entry[1] !== undefined)
  return Object.fromEntries(entries)
}
