import type { Json, SchemaNode } from '@vitrine/schemas'

export type SchemaKind = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null'

const hints: Readonly<Record<string, SchemaKind>> = {
  properties: 'object',
  patternProperties: 'object',
  propertyNames: 'object',
  additionalProperties: 'object',
  required: 'object',
  dependentSchemas: 'object',
  dependentRequired: 'object',
  items: 'array',
  prefixItems: 'array',
  minLength: 'string',
  maxLength: 'string',
  pattern: 'string',
  format: 'string',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  multipleOf: 'number',
}

/** The kind of a JSON value. */
export function schemaKindOf(value: Json): SchemaKind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const kind = typeof value
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? kind : 'object'
}

/** The kinds that a node takes; where it names none, the one that its keywords are about. */
export function kindsOf(node: SchemaNode): readonly SchemaKind[] {
  const { type } = node
  if (Array.isArray(type)) return type
  if (type !== undefined) return [type as SchemaKind]
  const values = node.const !== undefined ? [node.const] : node.enum
  if (values) return [...new Set(values.map(schemaKindOf))]
  for (const [keyword, kind] of Object.entries(hints)) if (keyword in node) return [kind]
  return []
}

export const takesKind = (node: SchemaNode, kind: SchemaKind): boolean => {
  const kinds = kindsOf(node)
  return kinds.includes(kind) || (kind === 'number' && kinds.includes('integer'))
}

/** Whether nothing can be there: `false`, or `not: {}`. */
export const isNever = (schema: SchemaNode): boolean =>
  (schema as unknown) === false || (schema.not !== undefined && Object.keys(schema.not).length === 0)

export const equals = (a: Json | undefined, b: Json | undefined): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))

/** Whether an object may have any names: entries can be added to it. */
export const isMap = ({ additionalProperties, patternProperties }: SchemaNode): boolean =>
  additionalProperties === true ||
  (typeof additionalProperties === 'object' && !isNever(additionalProperties)) ||
  Object.keys(patternProperties ?? {}).length > 0
