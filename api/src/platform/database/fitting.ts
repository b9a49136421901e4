import { checkOf, type SchemaNode } from '@vitrine/schemas'

const fits = (schema: SchemaNode, value: unknown): boolean => checkOf(schema)(value).length === 0

/** Those that lack nothing. */
const wholes = (schema: SchemaNode, values: readonly unknown[]): readonly unknown[] =>
  values.filter((value) => value !== undefined && fits(schema, value))

const entries = (value: object, kept: (name: string, child: unknown) => unknown): object =>
  Object.fromEntries(
    Object.entries(value)
      .map(([name, child]) => [name, kept(name, child)] as const)
      .filter(([, child]) => child !== undefined),
  )

/**
 * What of a stored value fits its schema: properties, items and the values of maps
 * one by one, everything else as a whole. What writes to the database is checked before; this is for what reached it another way, or
 * was right in an older version (reliability 5). A value that fits comes back as the same one.
 *
 * @returns `undefined` when nothing of it fits; what is required may still be missing in an object.
 */
export function fitting<T>(schema: SchemaNode, value: T): T | undefined
export function fitting(schema: SchemaNode, value: unknown): unknown {
  if (fits(schema, value)) return value
  const { properties, items, additionalProperties: values } = schema
  if (items)
    return Array.isArray(value)
      ? wholes(
          items,
          value.map((item) => fitting(items, item)),
        )
      : undefined
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined
  if (properties)
    return entries(value, (name, child) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined
      return property && fitting(property, child)
    })
  if (typeof values !== 'object') return undefined
  return entries(value, (_name, child) => wholes(values, [fitting(values, child)])[0])
}
