import type { Json, SchemaNode } from '@vitrine/schemas'
import { isObject } from '@vitrine/schemas'
import { both, without } from './both.ts'
import type { FormSchema } from './form-schema.ts'
import { isNever } from './types.ts'

/** Whether the fields of an object depend on its values; for nodes that are read. */
export const hasConditions = (node: SchemaNode): boolean =>
  node.if !== undefined ||
  node.dependentSchemas !== undefined ||
  node.dependentRequired !== undefined ||
  node.allOf !== undefined ||
  forbiddenBy(node).length > 0

const has = (value: Json, name: string): boolean => isObject(value) && Object.hasOwn(value, name)

/** The parts of a node that count for a value, the node itself first; each only once. */
function* partsOf(
  node: SchemaNode,
  value: Json,
  form: FormSchema,
  seen = new Set<SchemaNode>(),
): Generator<SchemaNode> {
  if (seen.has(node)) return
  seen.add(node)
  yield node
  const within = [
    ...(node.allOf ?? []),
    ...(node.if ? [form.fits(node.if, value) ? node.then : node.else] : []),
    ...Object.entries(node.dependentSchemas ?? {}).flatMap(([name, part]) => (has(value, name) ? [part] : [])),
  ]
  for (const part of within) if (part !== undefined) yield* partsOf(form.read(part).node, value, form, seen)
}

/** What a part forbids: a property that can never be, or `not: {required: [name]}`. */
const forbiddenBy = ({ properties = {}, not }: SchemaNode): readonly string[] => [
  ...Object.entries(properties).flatMap(([name, schema]) => (isNever(schema) ? [name] : [])),
  ...(not?.required?.length === 1 ? not.required : []),
]

/** What counts where an object says nothing: conditions look at the defaults of its properties too. */
function withDefaults(node: SchemaNode, value: Json | undefined, form: FormSchema): Json {
  if (value !== undefined && !isObject(value)) return value
  const defaults = Object.entries(node.properties ?? {})
    .map(([name, schema]) => [name, form.read(schema).node.default] as const)
    .filter((entry): entry is readonly [string, Json] => entry[1] !== undefined)
  return { ...Object.fromEntries(defaults), ...value }
}

const numbers = new WeakMap<SchemaNode, number>()
let count = 0
const numberOf = (part: SchemaNode): number => {
  const number = numbers.get(part) ?? ++count
  numbers.set(part, number)
  return number
}

const shapes = new WeakMap<SchemaNode, Map<string, SchemaNode>>()
const conditions = ['if', 'then', 'else', 'dependentSchemas', 'dependentRequired'] as const

/**
 * The object schema that counts for a value: the properties that may be there, and which of them must.
 * The same choice of conditions answers the same object, so that fields do not re-render.
 */
export function activeShape(node: SchemaNode, value: Json | undefined, form: FormSchema): SchemaNode {
  const values = withDefaults(node, value, form)
  const parts = [...partsOf(node, values, form)]
  const dependent = parts.flatMap(({ dependentRequired = {} }) =>
    Object.entries(dependentRequired).flatMap(([name, names]) => (has(values, name) ? names : [])),
  )
  const key = JSON.stringify([parts.map(numberOf), dependent])
  const known = shapes.get(node) ?? new Map<string, SchemaNode>()
  shapes.set(node, known)
  const shape = known.get(key) ?? shapeOf(parts, dependent)
  known.set(key, shape)
  return shape
}

function shapeOf(parts: readonly SchemaNode[], dependent: readonly string[]): SchemaNode {
  const forbidden = new Set(parts.flatMap(forbiddenBy))
  const plain = parts.map((part) => without(part, [...conditions, 'allOf', 'not']))
  const merged = plain.reduce<SchemaNode>(both, {})
  return {
    ...merged,
    properties: Object.fromEntries(Object.entries(merged.properties ?? {}).filter(([name]) => !forbidden.has(name))),
    required: [...new Set([...(merged.required ?? []), ...dependent])],
  }
}

/** Every name that an object may have by its schema, whatever its conditions say at the moment. */
export function declaredNames(node: SchemaNode, form: FormSchema, seen = new Set<SchemaNode>()): ReadonlySet<string> {
  const names = new Set(Object.keys(node.properties ?? {}))
  if (seen.has(node)) return names
  seen.add(node)
  const parts = [
    ...(node.allOf ?? []),
    ...(node.oneOf ?? []),
    ...(node.anyOf ?? []),
    ...Object.values(node.dependentSchemas ?? {}),
    ...[node.if, node.then, node.else].filter((part) => part !== undefined),
  ]
  for (const part of parts) for (const name of declaredNames(form.read(part).node, form, seen)) names.add(name)
  return names
}
