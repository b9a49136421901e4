import { isObject } from '@vitrine/schemas'
/** A schema as it came, before anything is known of it. */
export type Raw = Readonly<Record<string, unknown>>

const one = [
  'items',
  'additionalItems',
  'contains',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
]
const many = ['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items']
const byName = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies']

/** The schemas inside of a schema: their keyword, their name or place below it, and what stands there. */
export function* inside(schema: Raw): Generator<readonly [keyword: string, name: string | undefined, inner: unknown]> {
  for (const keyword of one)
    if (isObject(schema[keyword]) || typeof schema[keyword] === 'boolean') yield [keyword, undefined, schema[keyword]]
  for (const keyword of many)
    if (Array.isArray(schema[keyword]))
      for (const [at, inner] of schema[keyword].entries()) yield [keyword, String(at), inner]
  for (const keyword of byName)
    if (isObject(schema[keyword]))
      for (const [name, inner] of Object.entries(schema[keyword])) yield [keyword, name, inner]
}

/** The schema with every schema inside of it replaced. */
export function withInside(schema: Raw, replace: (inner: unknown, keyword: string) => unknown): Raw {
  const result: Record<string, unknown> = { ...schema }
  for (const keyword of one)
    if (isObject(schema[keyword]) || typeof schema[keyword] === 'boolean')
      result[keyword] = replace(schema[keyword], keyword)
  for (const keyword of many)
    if (Array.isArray(schema[keyword])) result[keyword] = schema[keyword].map((inner) => replace(inner, keyword))
  for (const keyword of byName)
    if (isObject(schema[keyword]))
      result[keyword] = Object.fromEntries(
        Object.entries(schema[keyword]).map(([name, inner]) => [name, replace(inner, keyword)]),
      )
  return result
}
