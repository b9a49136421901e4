import type { Json, SchemaNode } from '@vitrine/schemas'
import { branchSchema, constOf, unionOf } from './branches.ts'
import type { FormSchema } from './form-schema.ts'
import { kindsOf } from './types.ts'

const DEPTH = 4

/**
 * The value that something new starts with: its default, its only value, or the emptiest of its kind.
 * Of an object, that is what its properties have as defaults or must be; optional parts are left out.
 */
export function blankOf(schema: SchemaNode, form: FormSchema, depth = 0): Json {
  const { node, isNullable } = form.read(schema)
  if (node.default !== undefined) return node.default as Json
  const only = constOf(node)
  if (only !== undefined) return only
  if (isNullable) return null
  const choice = node.enum?.[0] ?? node.oneOf?.map(constOf).find((value) => value !== undefined)
  if (choice !== undefined && (node.enum || node.oneOf?.every((branch) => constOf(branch) !== undefined)))
    return choice as Json
  const union = depth < DEPTH ? unionOf(node, form) : undefined
  const [first] = union?.branches ?? []
  if (union && first) return blankOf(branchSchema(union, first), form, depth + 1)
  switch (kindsOf(node)[0]) {
    case 'string':
      return ''
    case 'number':
    case 'integer':
      return blankNumber(node)
    case 'boolean':
      return false
    case 'array':
      return []
    case 'null':
      return null
    default:
      return blankObject(node, form, depth)
  }
}

const blankNumber = ({ minimum = 0, exclusiveMinimum, multipleOf = 1 }: SchemaNode): number =>
  exclusiveMinimum !== undefined && exclusiveMinimum >= 0 ? exclusiveMinimum + multipleOf : Math.max(0, minimum)

function blankObject(node: SchemaNode, form: FormSchema, depth: number): Json {
  const required = new Set(node.required)
  const entries = Object.entries(node.properties ?? {}).flatMap(([name, schema]) => {
    const { node: inner } = form.read(schema)
    const only = inner.default ?? (required.has(name) ? constOf(inner) : undefined)
    const isNeeded = only === undefined && required.has(name) && kindsOf(inner)[0] === 'object' && depth < DEPTH
    const value = isNeeded ? blankOf(schema, form, depth + 1) : only
    return value === undefined ? [] : [[name, value as Json] as const]
  })
  return Object.fromEntries(entries)
}
