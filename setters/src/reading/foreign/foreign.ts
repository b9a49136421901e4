import { formats, isObject, type SchemaNode } from '@vitrine/schemas'
import { inside } from './inside.ts'
import { isRight } from './keyword-values.ts'
import { isShared } from './local-refs.ts'

/** Every keyword that Vitrine's own schemas may use. */
const known: ReadonlySet<string> = new Set<keyof SchemaNode>([
  '$id',
  '$ref',
  '$defs',
  'title',
  'description',
  'type',
  'const',
  'enum',
  'default',
  'examples',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'multipleOf',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
  'properties',
  'patternProperties',
  'propertyNames',
  'additionalProperties',
  'minProperties',
  'maxProperties',
  'required',
  'dependentSchemas',
  'dependentRequired',
  'oneOf',
  'anyOf',
  'allOf',
  'not',
  'if',
  'then',
  'else',
  'discriminator',
  'translatable',
  'responsive',
  'setter',
  'setterOptions',
  'group',
  'order',
  'unit',
  'heading',
])

const isOwnFormat = (format: string): boolean => format === 'date' || Object.hasOwn(formats, format)

/**
 * Whether a schema comes from elsewhere: it has definitions of its own, keywords that Vitrine's schemas
 * do not use, or `true` and `false` in place of schemas. Such a schema is read leniently.
 */
export function isForeign(schema: unknown): boolean {
  if (!isObject(schema)) return true
  const { $ref, $defs, format, items, exclusiveMinimum } = schema
  if (typeof $ref === 'string' && !isShared($ref)) return true
  if ($defs !== undefined || (typeof format === 'string' && !isOwnFormat(format))) return true
  // Tuples and exclusive limits in the words of older drafts.
  if (Array.isArray(items) || typeof exclusiveMinimum === 'boolean') return true
  if (Object.entries(schema).some(([keyword, value]) => !known.has(keyword) || !isRight(keyword, value))) return true
  for (const [keyword, , inner] of inside(schema))
    if (!(keyword === 'additionalProperties' && typeof inner === 'boolean') && isForeign(inner)) return true
  return false
}
